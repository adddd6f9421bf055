import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#antd';
import { useFormProgress } from '../platform/formProgress';
import { type Question, useConfirm } from '../resource-page/ConfirmProvider';
import { Dialog } from './Dialog';
import { DialogFooter } from './DialogFooter';
import { ErrorSummary } from './ErrorSummary';
import { type FormPart, FormSections } from './FormSections';
import { fieldIdOf } from './fieldIdOf';
import { RecoveryOffer } from './RecoveryOffer';
import { UNSAVED_CHANGES } from './unsavedChanges';
import { useLeaveWarning } from './useLeaveWarning';
import type { LocalRecovery } from './useLocalRecovery';

export const EDITOR_WIDTH_PX = 960;

interface Props<Values extends FieldValues, Output> {
  title: string;
  form: UseFormReturn<Values, unknown, Output>;
  parts: readonly FormPart[];
  saveLabel: string;
  /** Said while it is saved, such as what is uploaded. */
  savingWords?: string;
  /** What stands above the form. */
  head?: ReactNode;
  /** Asked before changes are thrown away. */
  question?: Question;
  /** What this browser keeps of unsaved work. */
  recovery?: LocalRecovery;
  onClose: () => void;
  /** True when the draft was saved. */
  onSave: (draft: Output) => Promise<boolean>;
}

/** The field, or what is wrong in a field of many controls. */
const goTo = (name: string): void => {
  const field = document.getElementById(fieldIdOf(name));
  const wrong = field?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? field)?.focus();
};

/** A long form over its list: parts, errors summed up, a foot that says what is unsaved, and a question before changes are lost. */
export function EditorDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { title, form, parts, saveLabel, savingWords = 'Saving…', recovery, head, onClose, onSave } = props;
  const { question = UNSAVED_CHANGES } = props;
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  const confirm = useConfirm();
  const sentPercent = useFormProgress();
  // What has left the browser is still worked on by the server.
  const saving = sentPercent === undefined || sentPercent === 100 ? savingWords : `Uploading… ${sentPercent}%`;
  useLeaveWarning(isDirty);
  const close = async () => {
    if (isDirty && !(await confirm(question))) return;
    recovery?.clear();
    onClose();
  };
  const save = form.handleSubmit(async (draft) => {
    if (!(await onSave(draft))) return;
    recovery?.clear();
    onClose();
  });
  const unsaved = isDirty ? 'Unsaved changes' : '';
  return (
    <Dialog
      title={title}
      isOpen
      onClose={() => void close()}
      widthPx={EDITOR_WIDTH_PX}
      footer={
        <DialogFooter state={isSubmitting ? saving : unsaved}>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button type="primary" onClick={() => void save()} loading={isSubmitting}>
            {saveLabel}
          </Button>
        </DialogFooter>
      }
    >
      {head}
      {recovery && <RecoveryOffer {...recovery} />}
      <ErrorSummary errors={errors} attempt={submitCount} onGo={goTo} />
      <FormSections parts={parts} errors={errors} />
    </Dialog>
  );
}
