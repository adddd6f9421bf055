import type { Question } from '../resource-page/ConfirmProvider';

/** Asked before an editor with changes is closed. */
export const UNSAVED_CHANGES: Question = {
  title: 'Unsaved changes',
  text: 'You have unsaved changes. Are you sure you want to close the editor?',
  isDangerous: true,
};
