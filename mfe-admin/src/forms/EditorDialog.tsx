import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#antd';
import type { ItemDrafting } from '../drafts/ItemDrafting';
import { NewItemCopies } from '../drafts/NewItemCopies';
import type { ItemRecovery } from '../drafts/useItemRecovery';
import { WorkingCopyNotice } from '../drafts/WorkingCopyNotice';
import { useFormProgress } from '../platform/formProgress';
import type { Question } from '../resource-page/ConfirmProvider';
import { Dialog } from './Dialog';
import { DialogFooter } from './DialogFooter';
import { ErrorSummary } from './ErrorSummary';
import { type FormPart, FormSections } from './FormSections';
import { getFieldId } from './getFieldId';
import { RecoveryOffer } from './RecoveryOffer';
import { useCloseQuestion } from './useCloseQuestion';
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
  /** What is kept of unsaved work. */
  recovery?: LocalRecovery & Partial<ItemRecovery>;
  /** What the server keeps beside an item that exists. */
  drafting?: ItemDrafting | undefined;
  /** Saves the working copy of a live item, complete or not. */
  onSaveDraft?: () => Promise<boolean> | undefined;
  onClose: () => void;
  /** True when the draft was saved. */
  onSave: (draft: Output) => Promise<boolean>;
}

/** The field, or what is wrong in a field of many controls. */
const goTo = (name: string): void => {
  const field = document.getElementById(getFieldId(name));
  const wrong = field?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? field)?.focus();
};

/** A long form over its list: parts, errors summed up, a foot that says what is unsaved, and a question before changes are lost. */
export function EditorDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const {
    title,
    form,
    parts,
    saveLabel,
    savingWords = 'Saving…',
    recovery,
    head,
    drafting,
    onClose,
    onSave,
    onSaveDraft,
  } = props;
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  const sentPercent = useFormProgress();
  // What has left the browser is still worked on by the server.
  const saving = sentPercent === undefined || sentPercent === 100 ? savingWords : `Uploading… ${sentPercent}%`;
  const finish = (isSaved: boolean) => {
    recovery?.clear(isSaved);
    onClose();
  };
  const close = useCloseQuestion(isDirty, () => finish(false), props.question);
  const save = form.handleSubmit(async (draft) => {
    if (await onSave(draft)) finish(true);
  });
  const [isSavingDraft, setIsSavingDraft] = useState(false);
  const hasDraft = drafting !== undefined && (drafting.isLive || drafting.workingCopy !== undefined);
  const saveDraft = async () => {
    setIsSavingDraft(true);
    if (await onSaveDraft?.()) finish(true);
    setIsSavingDraft(false);
  };
  const unsaved = [isDirty && 'Unsaved changes', recovery?.said, drafting?.schedule].filter(Boolean).join(' · ');
  return (
    <Dialog
      title={title}
      isOpen
      onClose={() => void close()}
      widthPx={EDITOR_WIDTH_PX}
      footer={
        <DialogFooter state={isSubmitting ? saving : unsaved}>
          <Button onClick={() => void close()}>Cancel</Button>
          {hasDraft && (
            <Button onClick={() => void saveDraft()} loading={isSavingDraft} disabled={isSubmitting}>
              Save Draft
            </Button>
          )}
          <Button type="primary" onClick={() => void save()} loading={isSubmitting} disabled={isSavingDraft}>
            {saveLabel}
          </Button>
        </DialogFooter>
      }
    >
      {head}
      {drafting && <WorkingCopyNotice drafting={drafting} />}
      {recovery && <RecoveryOffer {...recovery} />}
      {recovery?.copies && <NewItemCopies {...recovery} copies={recovery.copies} />}
      <ErrorSummary errors={errors} attempt={submitCount} onGo={goTo} />
      <FormSections parts={parts} errors={errors} />
    </Dialog>
  );
}
