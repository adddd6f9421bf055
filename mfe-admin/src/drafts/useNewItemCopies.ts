import type { ContentKind, DraftRevision } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { type RefObject, useEffect, useState } from 'react';
import { forget, keep } from '../forms/localRecovery';
import { thisBrowser } from '../forms/thisBrowser';
import { isNotFound } from '../platform/isNotFound';
import { usePlatform } from '../platform/usePlatform';
import { useAdmin } from '../session/useAdmin';
import { useUndo } from '../undo/UndoContext';
import { discardDraft, readNewDrafts, saveDraft } from './drafts.api';
import { getCopies, type NewItemCopy } from './newItemCopies';

const ignoreIfGone = (error: unknown): void => {
  if (!isNotFound(error)) throw error;
};

/** Unsaved new items of a kind. They are deleted only when the user discards or saves them. */
export const useNewItemCopies = (kind: ContentKind, isNew: boolean, taken: RefObject<readonly string[]>) => {
  const { api, toasts } = usePlatform();
  const { id: personId } = useAdmin();
  const { offer } = useUndo();
  const read = (drafts: readonly DraftRevision[]) => (isNew ? getCopies(personId, kind, drafts) : []);
  const [copies, setCopies] = useState(() => read([]));
  const [hidden, setHidden] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the editor opens
  useEffect(() => {
    if (!isNew) return;
    const own = copies;
    readNewDrafts(api, kind).then(
      (drafts) => setCopies(read(drafts)),
      () => setCopies(own),
    );
  }, []);

  const hide = (id: string) => setHidden((ids) => [...ids, id]);
  const remove = async ({ id, keys, draftId }: NewItemCopy): Promise<void> => {
    if (draftId !== undefined) await discardDraft(api, kind, id, draftId).catch(ignoreIfGone);
    for (const key of keys) forget(key);
  };
  const discard = async (copy: NewItemCopy): Promise<void> => {
    try {
      await remove(copy);
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to discard draft'), 'error');
      return;
    }
    hide(copy.id);
    offer({
      text: 'Copy discarded',
      undo: async () => {
        const { id, keys, keptAt, values } = copy;
        for (const key of keys) keep(key, { keptAt, values });
        if (keys.length === 0) await saveDraft(api, kind, id, { values, browser: thisBrowser() });
        setHidden((ids) => ids.filter((one) => one !== id));
        return undefined;
      },
    });
  };
  return {
    shown: copies.filter(({ id }) => !hidden.includes(id)),
    discard,
    /** Loads the copy into the form. The copy and its sources are kept until the item is saved. */
    take: (copy: NewItemCopy) => {
      taken.current = [...taken.current, copy.id, ...copy.from];
      hide(copy.id);
    },
    endTaken: () =>
      Promise.all(
        copies.filter(({ id }) => taken.current.includes(id)).map((copy) => remove(copy).catch(() => undefined)),
      ),
  };
};
