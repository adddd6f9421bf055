import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button, Tag } from '#antd';
import { EyeOutlined } from '#icons';
import type { DraftOutcome, ItemDrafting } from '../drafts/ItemDrafting';
import { NewItemCopies } from '../drafts/NewItemCopies';
import type { ItemRecovery } from '../drafts/useItemRecovery';
import { WorkingCopyNotice } from '../drafts/WorkingCopyNotice';
import { useFormProgress } from '../platform/formProgress';
import { usePlatform } from '../platform/usePlatform';
import { PresenceNote } from '../presence/PresenceNote';
import type { Question } from '../resource-page/ConfirmProvider';
import styles from './EditorDialog.module.css';
import { EditorPage } from './EditorPage';
import { ErrorSummary } from './ErrorSummary';
import { getFieldId } from './getFieldId';
import { RecoveryOffer } from './RecoveryOffer';
import { draftFailure } from './unsavedChanges';
import { useBackQuestion } from './useBackQuestion';
import { useCloseQuestion } from './useCloseQuestion';
import { useEditorKeys } from './useEditorKeys';
import type { LocalRecovery } from './useLocalRecovery';

type Command = 'draft' | 'save' | 'publish' | 'stay';

interface Props<Values extends FieldValues, Output> {
  title: string;
  /** What is edited, by its own name. */
  name?: string | undefined;
  /** Beside the name, such as a status. */
  status?: ReactNode;
  tabs?: ReactNode;
  form: UseFormReturn<Values, unknown, Output>;
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
  /** Whether files were chosen that a save sends: the form does not stay open with them. */
  hasFiles?: boolean;
  /** Saves a draft, complete or not; absent where only the item itself can be saved. */
  onSaveDraft?: (() => Promise<DraftOutcome>) | undefined;
  /** Saves as Ctrl Enter does it; as the main button does where absent. */
  onPublish?: ((draft: Output) => Promise<boolean>) | undefined;
  onClose: () => void;
  /** True when the draft was saved. */
  onSave: (draft: Output) => Promise<boolean>;
  /** The item as visitors will see it; can stand beside the form. */
  preview?: ReactNode;
  /** Before the focus goes to a field that is wrong. */
  onShowField?: (name: string) => void;
  children: ReactNode;
}

/** The field, or what is wrong in a field of many controls. */
const focusField = (name: string): void => {
  const field = document.getElementById(getFieldId(name));
  const wrong = field?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? field)?.focus();
};

const getText = (values: FieldValues): string => JSON.stringify(values);

/** The commands of an editor: each ends it, but for the one that saves and stays. */
const useCommands = <Values extends FieldValues, Output>(props: Props<Values, Output>) => {
  const { form, recovery, drafting, onClose, onSave, onSaveDraft, onPublish = onSave, hasFiles = false } = props;
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
  const stay = async () => {
    const before = getText(form.getValues());
    const isSaved = onSaveDraft === undefined ? await submit(onSave) : (await onSaveDraft()) === 'saved';
    if (!isSaved) return;
    if (drafting === undefined) return finish(true);
    // What was typed while it was saved is unsaved.
    if (getText(form.getValues()) === before) {
      recovery?.clear(true);
      form.reset(form.getValues());
    }
    if (hasFiles) drafting.reload();
    else await drafting.renew();
  };
  const isNew = drafting === undefined && recovery?.saveNow !== undefined;
  const commands: Readonly<Record<Command, () => Promise<void>>> = {
    draft: saveDraft,
    save: async () => void ((await submit(onSave)) && finish(true)),
    publish: async () => void ((await submit(onPublish)) && finish(true)),
    stay: isNew ? saveNewItem : stay,
  };
  const run = (command: Command) => {
    if (running !== undefined) return;
    setRunning(command);
    void commands[command]().finally(() => setRunning(undefined));
  };
  return { run, running, discard: () => finish(false) };
};

const useSavingWords = (words: string): string => {
  const sentPercent = useFormProgress();
  // What has left the browser is still worked on by the server.
  return sentPercent === undefined || sentPercent === 100 ? words : `Uploading… ${sentPercent}%`;
};

/** What is edited, and whether visitors see it. */
function Subject({ name, status, drafting }: Pick<Props<FieldValues, unknown>, 'name' | 'status' | 'drafting'>) {
  const visibility = drafting && (
    <Tag color={drafting.isLive ? 'success' : 'default'}>{drafting.isLive ? 'On the site' : 'Not on the site'}</Tag>
  );
  return (
    <>
      <span className={styles.name}>{name}</span>
      {status ?? visibility}
    </>
  );
}

/** An item's form on a page of its own: errors summed up, a header that says what is unsaved, a question before changes are lost. */
export function EditorDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { title, name, status, tabs, form, saveLabel, head, recovery, drafting, onSaveDraft, preview, children } =
    props;
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  const content = useRef<HTMLDivElement>(null);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { run, running, discard } = useCommands(props);
  const close = useCloseQuestion(isDirty, discard, props.question);
  useBackQuestion(isDirty, close);
  useEditorKeys(content, { save: () => run('stay'), publish: () => run('publish') });
  const saving = useSavingWords(props.savingWords ?? 'Saving…');
  const unsaved = [isDirty && 'Unsaved changes', recovery?.said, drafting?.schedule].filter(Boolean).join(' · ');
  const showField = (field: string) => {
    if (props.onShowField === undefined) return focusField(field);
    props.onShowField(field);
    // Its tab is drawn by the next frame.
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
      state={isSubmitting ? saving : unsaved}
      actions={
        <>
          <Button onClick={() => void close()}>Cancel</Button>
          {onSaveDraft !== undefined && (
            <Button onClick={() => run('draft')} loading={running === 'draft'} disabled={running !== undefined}>
              Save Draft
            </Button>
          )}
          <Button
            type="primary"
            onClick={() => run('save')}
            loading={running === 'save' || running === 'publish'}
            disabled={running === 'draft' || running === 'stay'}
          >
            {saveLabel}
          </Button>
        </>
      }
      onClose={() => void close()}
    >
      <div className={styles.split} data-has-preview={isPreviewing && preview !== undefined}>
        <div ref={content} className={styles.form}>
          <div className={styles.notices}>
            {head}
            {drafting && <PresenceNote {...drafting.presence} />}
            {drafting && <WorkingCopyNotice drafting={drafting} />}
            {recovery && <RecoveryOffer {...recovery} />}
            {recovery?.copies && <NewItemCopies {...recovery} copies={recovery.copies} />}
            <ErrorSummary errors={errors} attempt={submitCount} onGo={showField} />
          </div>
          {children}
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
