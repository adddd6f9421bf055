import type { Question } from '../resource-page/ConfirmProvider';

/** Asked before an editor with changes is closed. */
export const UNSAVED_CHANGES: Question = {
  title: 'Unsaved changes',
  text: 'You have unsaved changes. Are you sure you want to close the editor?',
  isDangerous: true,
};

export const OFFLINE = 'You’re offline. Your text is kept in this browser.';

/** What happened to a draft that did not reach the server. */
export const draftFailure = (): string =>
  navigator.onLine ? 'Failed to save draft. Your text is kept in this browser.' : OFFLINE;
