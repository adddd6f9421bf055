import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#antd';
import { EyeOutlined } from '#icons';
import type { DraftOutcome, ItemDrafting } from '../drafts/ItemDrafting';
import { NewItemCopies } from '../drafts/NewItemCopies';
import type { ItemRecovery } from '../drafts/useItemRecovery';
import { WorkingCopyNotice } from '../drafts/WorkingCopyNotice';
import { Status } from '../layout/Status';
import { countOf } from '../numbers/numbers';
import { useSavingWords } from '../platform/formProgress';
import { usePlatform } from '../platform/usePlatform';
import { PresenceNote } from '../presence/PresenceNote';
import type { Question } from '../resource-page/ConfirmProvider';
import { useMayPublish } from '../reviews/MayPublish';
import { ReviewNotice } from '../reviews/ReviewNotice';
import { type Command, EditorActions, isScheduled, isWaiting, useEditorButtons } from './EditorActions';
import styles from './EditorDialog.module.css';
import { EditorPage } from './EditorPage';
import { ErrorSummary } from './ErrorSummary';
import { getFieldId } from './getFieldId';
import { RecoveryOffer } from './RecoveryOffer';
import { type TextUploads, TextUploadsContext, useTextUploads } from './textUploads';
import { draftFailure, UPLOAD_FAILED } from './unsavedChanges';
import { useBackQuestion } from './useBackQuestion';
import { useCloseQuestion } from './useCloseQuestion';
import { useEditorKeys } from './useEditorKeys';
import type { LocalRecovery } from './useLocalRecovery';

interface Props<Values extends FieldValues, Output> {
  title: string;
  /** The name of the edited item. */
  name?: string | undefined;
  /** Shown next to the name, such as a status. */
  status?: ReactNode;
  tabs?: ReactNode;
  form: UseFormReturn<Values, unknown, Output>;
  saveLabel: string;
  /** Shown while saving, such as the upload progress. */
  savingWords?: string;
  /** Content above the form. */
  head?: ReactNode;
  /** The question before changes are discarded. */
  question?: Question;
  /** Recovery of unsaved work. */
  recovery?: LocalRecovery & Partial<ItemRecovery>;
  /** Drafts, schedule, presence, and tools of an existing item. */
  drafting?: ItemDrafting | undefined;
  /** Whether saving uploads chosen files; the editor then reloads without them. */
  hasFiles?: boolean;
  /** Saves a draft, complete or not; absent if only the item itself can be saved. */
  onSaveDraft?: (() => Promise<DraftOutcome>) | undefined;
  /** A button that publishes an item that is neither live nor scheduled. */
  publishLabel?: string;
  /** Called by it and by Ctrl Enter; by default, an item that waits is saved as published, and others as they are. */
  onPublish?: ((draft: Output) => Promise<boolean>) | undefined;
  onClose: () => void;
  /** True if the item was saved. */
  onSave: (draft: Output) => Promise<boolean>;
  /** A preview of the item, which can be shown next to the form. */
  preview?: ReactNode;
  /** Called before an invalid field gets the focus. */
  onShowField?: (name: string) => void;
  children: ReactNode;
}

/** Focuses the field, or the first error of a field with several controls. */
const focusField = (name: string): void => {
  const field = document.getElementById(getFieldId(name));
  const wrong = field?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? field)?.focus();
};

const getText = (values: FieldValues): string => JSON.stringify(values);

/** The commands of an editor: all close it, except saving without closing. */
const useCommands = <Values extends FieldValues, Output>(
  props: Props<Values, Output>,
  { waiting, failed }: TextUploads,
) => {
  const { form, recovery, drafting, onClose, onSave, onSaveDraft, hasFiles = false } = props;
  const publishNow = (draft: Output) => onSave(isWaiting(drafting) ? drafting.review.asPublished(draft) : draft);
  const { onPublish = publishNow } = props;
  const { toasts } = usePlatform();
  const [running, setRunning] = useState<Command>();
  const finish = (isSaved: boolean) => {
    recovery?.clear(isSaved);
    onClose();
  };
  const submit = async (save: (draft: Output) => Promise<boolean>): Promise<boolean> => {
    let isSaved = false;
    await form.handleSubmit(
      async (draft) => {
        isSaved = await save(draft);
      },
      (broken) => props.onShowField?.(Object.keys(broken)[0] ?? ''),
    )();
    return isSaved;
  };
  const saveDraft = async () => {
    const outcome = (await onSaveDraft?.()) ?? 'failed';
    if (outcome === 'saved') finish(true);
    if (outcome === 'kept') onClose();
  };
  const saveNewItem = async () => {
    if (await recovery?.saveNow?.()) toasts.show('Draft saved', 'success');
    else toasts.show(draftFailure(), 'error');
  };
  // A draft would cancel the schedule.
  const keepsSchedule = useMayPublish() && isScheduled(drafting);
  const saveInPlace = async (): Promise<boolean> =>
    keepsSchedule || onSaveDraft === undefined ? submit(onSave) : (await onSaveDraft()) === 'saved';
  const stay = async () => {
    const before = getText(form.getValues());
    if (!(await saveInPlace())) return;
    if (drafting === undefined) return finish(true);
    // Text typed while saving stays unsaved.
    if (getText(form.getValues()) === before) {
      recovery?.clear(true);
      form.reset(form.getValues());
    }
    if (hasFiles) drafting.reload();
    else await drafting.renew();
  };
  const saveForReview = async () => !form.formState.isDirty || saveInPlace();
  const isNew = drafting === undefined && recovery?.saveNow !== undefined;
  const commands: Readonly<Record<Command, () => Promise<void>>> = {
    draft: saveDraft,
    save: async () => void ((await submit(onSave)) && finish(true)),
    publish: async () => void ((await submit(onPublish)) && finish(true)),
    stay: isNew ? saveNewItem : stay,
    review: async () => void ((await drafting?.review.ask(saveForReview)) && finish(true)),
    approve: async () =>
      void ((await submit((draft) => onPublish(drafting?.review.asPublished(draft) ?? draft))) && finish(true)),
  };
  const [held, setHeld] = useState<Command>();
  const start = (command: Command) => {
    setHeld(undefined);
    if (failed === 0) return void commands[command]().finally(() => setRunning(undefined));
    toasts.show(UPLOAD_FAILED, 'error');
    setRunning(undefined);
  };
  const run = (command: Command) => {
    if (running !== undefined) return;
    setRunning(command);
    if (waiting === 0) start(command);
    else setHeld(command);
  };
  const onUploaded = useEffectEvent(start);
  useEffect(() => {
    if (held !== undefined && waiting === 0) onUploaded(held);
  }, [held, waiting]);
  return { run, running, isHeld: held !== undefined, discard: () => finish(false) };
};

/** The edited item, and whether it is live. */
function Subject({ name, status, drafting }: Pick<Props<FieldValues, unknown>, 'name' | 'status' | 'drafting'>) {
  const visibility = drafting && (
    <Status color={drafting.isLive ? 'success' : 'default'}>
      {drafting.isLive ? 'On the site' : 'Not on the site'}
    </Status>
  );
  return (
    <>
      <span className={styles.name}>{name}</span>
      {status ?? visibility}
    </>
  );
}

/** An item's form on a full page: an error summary, a header with the save state, and a question on unsaved changes. */
export function EditorDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { title, name, status, tabs, form, head, recovery, drafting, preview, children } = props;
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  const content = useRef<HTMLDivElement>(null);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const buttons = useEditorButtons(props);
  const uploads = useTextUploads();
  const { run, running, isHeld, discard } = useCommands(props, uploads);
  const hasUnsaved = isDirty || uploads.waiting > 0;
  const close = useCloseQuestion(hasUnsaved, discard, props.question);
  useBackQuestion(hasUnsaved, close);
  useEditorKeys(content, { save: () => run('stay'), publish: () => run(buttons.publish) });
  const saving = useSavingWords(props.savingWords ?? 'Saving…');
  const waiting = `Waiting for ${countOf(uploads.waiting, 'file')}…`;
  const unsaved = [isDirty && 'Unsaved changes', recovery?.said, drafting?.schedule].filter(Boolean).join(' · ');
  const showField = (field: string) => {
    if (props.onShowField === undefined) return focusField(field);
    props.onShowField(field);
    // The field's tab renders in the next frame.
    requestAnimationFrame(() => focusField(field));
  };
  return (
    <EditorPage
      title={title}
      subject={<Subject name={name} status={status} drafting={drafting} />}
      tabs={
        <>
          {tabs}
          {preview !== undefined && (
            <Button
              type="text"
              className={styles.previewButton ?? ''}
              icon={<EyeOutlined aria-hidden="true" />}
              aria-pressed={isPreviewing}
              onClick={() => setIsPreviewing(!isPreviewing)}
            >
              Live preview
            </Button>
          )}
        </>
      }
      state={isHeld ? waiting : isSubmitting ? saving : unsaved}
      actions={<EditorActions buttons={buttons} running={running} onRun={run} onCancel={() => void close()} />}
      onClose={() => void close()}
    >
      <div className={styles.split} data-has-preview={isPreviewing && preview !== undefined}>
        <div ref={content} className={styles.form}>
          <div className={styles.notices}>
            {head}
            {drafting && <PresenceNote {...drafting.presence} />}
            {drafting && (
              <ReviewNotice
                review={drafting.review}
                isBusy={running !== undefined}
                onApprove={() => run('approve')}
                onReturned={props.onClose}
              />
            )}
            {drafting && <WorkingCopyNotice drafting={drafting} />}
            {recovery && <RecoveryOffer {...recovery} />}
            {recovery?.copies && <NewItemCopies {...recovery} copies={recovery.copies} />}
            <ErrorSummary errors={errors} attempt={submitCount} onGo={showField} />
          </div>
          <TextUploadsContext value={uploads.report}>{children}</TextUploadsContext>
        </div>
        {isPreviewing && preview !== undefined && (
          <section className={styles.preview} aria-label="Live preview">
            {preview}
          </section>
        )}
      </div>
    </EditorPage>
  );
}
