import { Button } from '#antd';
import type { DraftOutcome, ItemDrafting } from '../drafts/ItemDrafting';
import { useMayPublish } from '../reviews/MayPublish';

export type Command = 'draft' | 'save' | 'publish' | 'stay' | 'review' | 'approve';

/** Whether an existing item is neither live nor scheduled. */
export const isWaiting = (drafting: ItemDrafting | undefined): drafting is ItemDrafting =>
  drafting?.isLive === false && drafting.publishAt === null;

/** Whether an existing item will go live as it is, without a working copy. */
export const isScheduled = (drafting: ItemDrafting | undefined): boolean =>
  drafting?.isBeside === false && drafting.publishAt !== null;

interface Buttons {
  main: Command;
  label: string;
  /** Saves a draft; absent if the main button does, or if there are no drafts. */
  other: Command | undefined;
  /** Ctrl Enter. */
  publish: Command;
  /** Absent if there is no separate button for it. */
  publishLabel?: string | undefined;
}

interface EditorActionsOptions {
  drafting?: ItemDrafting | undefined;
  saveLabel: string;
  /** The button that publishes an existing item that is not live; absent if the main button does. */
  publishLabel?: string | undefined;
  onSaveDraft?: (() => Promise<DraftOutcome>) | undefined;
}

/** People who may not publish ask for a review instead, once the item exists. */
export const useEditorButtons = ({ drafting, saveLabel, publishLabel, onSaveDraft }: EditorActionsOptions): Buttons => {
  const draft = onSaveDraft === undefined ? undefined : 'draft';
  const toDraft = draft ?? 'save';
  if (useMayPublish()) {
    const separate = isWaiting(drafting) ? publishLabel : undefined;
    return { main: 'save', label: saveLabel, other: draft, publish: 'publish', publishLabel: separate };
  }
  if (drafting === undefined) return { main: toDraft, label: 'Save Draft', other: undefined, publish: toDraft };
  return { main: 'review', label: 'Ask for Review', other: toDraft, publish: 'review' };
};

interface ActionsProps {
  buttons: Buttons;
  running: Command | undefined;
  onRun: (command: Command) => void;
  onCancel: () => void;
}

/** The buttons in an editor's header. */
export function EditorActions({
  buttons: { main, label, other, publish, publishLabel },
  running,
  onRun,
  onCancel,
}: ActionsProps) {
  const isMainRunning = running === main || (publishLabel === undefined && running === publish);
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      {other !== undefined && (
        <Button onClick={() => onRun(other)} loading={running === other} disabled={running !== undefined}>
          Save Draft
        </Button>
      )}
      {publishLabel !== undefined && (
        <Button onClick={() => onRun(publish)} loading={running === publish} disabled={running !== undefined}>
          {publishLabel}
        </Button>
      )}
      <Button
        type="primary"
        onClick={() => onRun(main)}
        loading={isMainRunning}
        disabled={running !== undefined && !isMainRunning}
      >
        {label}
      </Button>
    </>
  );
}
