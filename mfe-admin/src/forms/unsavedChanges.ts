import type { Question } from '../resource-page/ConfirmProvider';

/** The question before an editor with changes closes. */
export const UNSAVED_CHANGES: Question = {
  title: 'Unsaved changes',
  text: 'You have unsaved changes. Are you sure you want to close the editor?',
  isDangerous: true,
};

export const OFFLINE = 'You’re offline. Your text is kept in this browser.';

/** The message for a draft that did not reach the server. */
export const draftFailure = (): string =>
  navigator.onLine ? 'Failed to save draft. Your text is kept in this browser.' : OFFLINE;
