const HIDDEN = '[style*="display: none"], [hidden]';

/** The visible dialogs; the last one is on top. */
export const getOpenDialogs = (): Element[] =>
  [...document.querySelectorAll('[role="dialog"]')].filter((dialog) => dialog.closest(HIDDEN) === null);
