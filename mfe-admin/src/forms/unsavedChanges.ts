import type { Question } from '../resource-page/ConfirmProvider';

/** The question before an editor with changes closes. */
export const UNSAVED_CHANGES: Question = {
  title: 'Unsaved changes',
  text: 'You have unsaved changes. Are you sure you want to close the editor?',
  isDangerous: true,
};

/** The question before a small dialog with text closes, also one over an editor. */
export const UNSAVED_TEXT: Question = {
  title: 'Unsaved changes',
  text: 'Close this dialog and discard what you typed?',
  isDangerous: true,
};

/** The question before a page with unsaved changes is left by a link. */
export const UNSAVED_PAGE: Question = {
  title: 'Unsaved changes',
  text: 'You have unsaved changes. Are you sure you want to leave this page?',
  isDangerous: true,
};

/** The question before uploads are canceled because what shows them closes. */
export const UPLOADING: Question = {
  title: 'Uploads in progress',
  text: 'Files are still uploading. Are you sure you want to leave and cancel the uploads?',
  isDangerous: true,
};

/** The question before work on many items is stopped because its page is left. */
export const RUNNING: Question = {
  title: 'Still in progress',
  text: 'This stops when you leave, and its report is lost. What is done so far stays. Are you sure you want to leave?',
  isDangerous: true,
};

export const OFFLINE = 'You’re offline. Your text is kept in this browser.';

/** The message for a draft that did not reach the server. */
export const draftFailure = (): string =>
  navigator.onLine ? 'Failed to save draft. Your text is kept in this browser.' : OFFLINE;

/** The message for a save that would lose a file. */
export const UPLOAD_FAILED = 'Not saved: a file was not uploaded. Try again or dismiss it, then save.';
