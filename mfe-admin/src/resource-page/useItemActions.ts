import { isApiError, serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { useEffect, useEffectEvent, useState } from 'react';
import { OFFLINE } from '../forms/unsavedChanges';
import { usePlatform } from '../platform/usePlatform';
import { useUndo } from '../undo/UndoContext';
import { useConfirm } from './ConfirmProvider';
import type { FieldValues } from './comparedFields';
import { type FindClashes, useVersionedWrite } from './useVersionedWrite';

const ON_RELOAD_OF_EDITOR = 'Reload to see the newer version. Your changes are kept and offered there.';
const ON_RELOAD_OF_LIST = 'Reload to see the newer version in the list.';

/** `reload`: someone else saved first, and the user wants that version. `kept`: nothing was saved or lost. */
export type SaveOutcome = 'saved' | 'reload' | 'kept';

/** The messages for one kind of item (AMSG-1). */
export interface ItemWords {
  created: string;
  updated: string;
  deleted: string;
  confirmDelete: string;
  saveFailed: string;
  /** Always shows this text on failure, with the rejected fields; otherwise the server's message replaces it. */
  hasOneSaveFailure?: boolean;
  deleteFailed: string;
  /** For menus and questions; defaults to 'Edit' and 'Delete'. */
  edit?: string;
  delete?: string;
  /** How long after a save the list reloads; at once if absent. */
  reloadDelayMs?: number;
}

interface Item {
  id: string;
  version: number;
}

interface ItemWrites<One extends Item, Draft, Loaded extends One> {
  words: ItemWords;
  getName: (item: One) => string;
  create: (draft: Draft) => Promise<unknown>;
  /** The item's version is the one that the change is based on. */
  update: (item: Item, draft: Draft) => Promise<unknown>;
  remove: (item: Item) => Promise<unknown>;
  /** Undoes a deletion and returns the message; absent if deletion is final. */
  restore?: (item: Item) => Promise<{ message: string }>;
  /** The fields of a draft and of the stored item, compared if someone else saved first. */
  compare?: { mine: (draft: Draft) => FieldValues; theirs: (item: Item) => Promise<FieldValues> };
  /** Merges a draft with what someone else saved in the meantime; undefined if the item's fields are unknown. */
  merge?: (item: Loaded, draft: Draft) => Merge | undefined;
  refresh: () => Promise<unknown>;
}

export interface Merge {
  /** Saves only the fields that the user changed. */
  saveChanges: (version: number) => Promise<unknown>;
  findClashes: FindClashes;
  /** Says what a save did if it did not update the item itself. */
  getMessage: () => string | undefined;
}

const saveFailureTexts = ({ saveFailed, hasOneSaveFailure = false }: ItemWords, error: unknown): readonly string[] => {
  if (isApiError(error) && error.kind === 'network' && !navigator.onLine) return [OFFLINE];
  const issues = validationMessage(error);
  if (!hasOneSaveFailure) return [issues ?? serverMessageOr(error, saveFailed)];
  return issues === undefined ? [saveFailed] : [saveFailed, issues];
};

/** Reloads the list some time after a save, unless it is no longer shown. */
const useReload = (refresh: () => Promise<unknown>, delayMs: number | undefined) => {
  const [saves, setSaves] = useState(0);
  const onReload = useEffectEvent(refresh);
  useEffect(() => {
    if (saves === 0) return;
    const timer = setTimeout(() => void onReload(), delayMs);
    return () => clearTimeout(timer);
  }, [saves, delayMs]);
  return () => (delayMs === undefined ? void refresh() : setSaves((count) => count + 1));
};

/** The actions on one item; each reports its result and explains conflicts. */
export const useItemActions = <One extends Item, Draft, Loaded extends One = One>(
  writes: ItemWrites<One, Draft, Loaded>,
) => {
  const { words, getName, refresh } = writes;
  const { toasts } = usePlatform();
  const confirm = useConfirm();
  const write = useVersionedWrite();
  const { offer } = useUndo();
  const reload = useReload(refresh, words.reloadDelayMs);

  const saving = async (save: () => Promise<SaveOutcome>, getDone: () => string): Promise<SaveOutcome> => {
    try {
      const outcome = await save();
      if (outcome === 'saved') toasts.show(getDone(), 'success');
      if (outcome !== 'kept') reload();
      return outcome;
    } catch (error) {
      for (const text of saveFailureTexts(words, error)) toasts.show(text, 'error');
      return 'kept';
    }
  };

  const create = (draft: Draft): Promise<SaveOutcome> =>
    saving(
      async () => {
        await writes.create(draft);
        return 'saved';
      },
      () => words.created,
    );

  const update = (item: Loaded, draft: Draft): Promise<SaveOutcome> => {
    const merge = writes.merge?.(item, draft);
    return saving(
      async () => {
        const { compare } = writes;
        const { is } = await write({
          name: getName(item),
          anyway: 'Save anyway',
          onReload: ON_RELOAD_OF_EDITOR,
          compare: compare && { mine: compare.mine(draft), theirs: () => compare.theirs(item) },
          version: item.version,
          findClashes: merge?.findClashes,
          call: (version) =>
            merge && version !== item.version
              ? merge.saveChanges(version)
              : writes.update({ id: item.id, version }, draft),
        });
        if (is === 'done') return 'saved';
        return is === 'reload' ? 'reload' : 'kept';
      },
      () => merge?.getMessage() ?? words.updated,
    );
  };

  const tellDeleted = (item: One): void => {
    const { restore } = writes;
    if (restore === undefined) {
      toasts.show(words.deleted, 'success');
      return;
    }
    offer({
      text: words.deleted,
      of: getName(item),
      undo: async () => {
        const { message } = await restore(item);
        await refresh();
        return message;
      },
    });
  };

  const remove = async (item: One): Promise<void> => {
    if (!(await confirm({ title: words.delete ?? 'Delete', text: words.confirmDelete, isDangerous: true }))) return;
    try {
      const { is } = await write({
        name: getName(item),
        anyway: 'Delete anyway',
        onReload: ON_RELOAD_OF_LIST,
        version: item.version,
        call: (version) => writes.remove({ id: item.id, version }),
      });
      if (is === 'done') tellDeleted(item);
    } catch {
      toasts.show(words.deleteFailed, 'error');
    }
    await refresh();
  };

  return { create, update, remove };
};
