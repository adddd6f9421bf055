import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { usePlatform } from '../platform/usePlatform';
import { useUndo } from '../undo/UndoContext';
import { useConfirm } from './ConfirmProvider';
import type { FieldValues } from './comparedFields';
import { useVersionedWrite } from './useVersionedWrite';

const ON_RELOAD_OF_EDITOR = 'Reload shows the newer version, and offers what you wrote here.';
const ON_RELOAD_OF_LIST = 'Reload shows the newer version in the list.';

/** `reload`: somebody was faster, and their version is wanted. `kept`: nothing was saved, and nothing lost. */
export type SaveOutcome = 'saved' | 'reload' | 'kept';

/** The messages about one kind of item (AMSG-1). */
export interface ItemWords {
  created: string;
  updated: string;
  deleted: string;
  confirmDelete: string;
  saveFailed: string;
  /** The text is said whatever the server said, with the fields that it refused; otherwise its own words take the place. */
  hasOneSaveFailure?: boolean;
  deleteFailed: string;
}

interface Item {
  id: string;
  version: number;
}

interface ItemWrites<One extends Item, Draft> {
  words: ItemWords;
  nameOf: (item: One) => string;
  create: (draft: Draft) => Promise<unknown>;
  /** The item's version is the one that the change is made on. */
  update: (item: Item, draft: Draft) => Promise<unknown>;
  remove: (item: Item) => Promise<unknown>;
  /** Takes a deletion back; absent where it is for good. Answers what is said then. */
  restore?: (item: Item) => Promise<{ message: string }>;
  /** A draft's fields, and those of the item as it is kept now: what is compared where somebody was faster. */
  compare?: { mine: (draft: Draft) => FieldValues; theirs: (item: Item) => Promise<FieldValues> };
  refresh: () => Promise<unknown>;
}

const saveFailureTexts = ({ saveFailed, hasOneSaveFailure = false }: ItemWords, error: unknown): readonly string[] => {
  const issues = validationMessage(error);
  if (!hasOneSaveFailure) return [issues ?? serverMessageOr(error, saveFailed)];
  return issues === undefined ? [saveFailed] : [saveFailed, issues];
};

/** What staff do with one item; each says how it went, and explains who was faster. */
export const useItemActions = <One extends Item, Draft>(writes: ItemWrites<One, Draft>) => {
  const { words, nameOf, refresh } = writes;
  const { toasts } = usePlatform();
  const confirm = useConfirm();
  const write = useVersionedWrite();
  const { offer } = useUndo();

  const saving = async (save: () => Promise<SaveOutcome>, done: string): Promise<SaveOutcome> => {
    try {
      const outcome = await save();
      if (outcome === 'saved') toasts.show(done, 'success');
      if (outcome !== 'kept') void refresh();
      return outcome;
    } catch (error) {
      for (const text of saveFailureTexts(words, error)) toasts.show(text, 'error');
      return 'kept';
    }
  };

  const create = (draft: Draft): Promise<SaveOutcome> =>
    saving(async () => {
      await writes.create(draft);
      return 'saved';
    }, words.created);

  const update = (item: One, draft: Draft): Promise<SaveOutcome> =>
    saving(async () => {
      const { compare } = writes;
      const { is } = await write({
        name: nameOf(item),
        anyway: 'Save anyway',
        onReload: ON_RELOAD_OF_EDITOR,
        compare: compare && { mine: compare.mine(draft), theirs: () => compare.theirs(item) },
        version: item.version,
        call: (version) => writes.update({ id: item.id, version }, draft),
      });
      if (is === 'done') return 'saved';
      return is === 'reload' ? 'reload' : 'kept';
    }, words.updated);

  const tellDeleted = (item: One): void => {
    const { restore } = writes;
    if (restore === undefined) {
      toasts.show(words.deleted, 'success');
      return;
    }
    offer({
      text: words.deleted,
      of: nameOf(item),
      undo: async () => {
        const { message } = await restore(item);
        await refresh();
        return message;
      },
    });
  };

  const remove = async (item: One): Promise<void> => {
    if (!(await confirm({ title: 'Delete', text: words.confirmDelete, isDangerous: true }))) return;
    try {
      const { is } = await write({
        name: nameOf(item),
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
