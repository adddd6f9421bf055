import { type Question, useConfirm } from '../resource-page/ConfirmProvider';
import { UNSAVED_CHANGES } from './unsavedChanges';
import { useLeaveWarning } from './useLeaveWarning';

/** Closes a dialog; asks first if it has unsaved text. The browser asks before the page is closed. */
export const useCloseQuestion = (hasUnsaved: boolean, onClose: () => void, question: Question = UNSAVED_CHANGES) => {
  const confirm = useConfirm();
  useLeaveWarning(hasUnsaved);
  return async (): Promise<void> => {
    if (!hasUnsaved || (await confirm(question))) onClose();
  };
};
