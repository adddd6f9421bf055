import type { ContentKind, DraftRevision } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import type { RecoveryWords } from '../forms/RecoveryOffer';
import { getSort } from '../history/ContentItem';
import { isNotFound } from '../platform/isNotFound';
import { usePlatform } from '../platform/usePlatform';
import { useAdmin } from '../session/useAdmin';
import { discardDraft, readDrafts } from './drafts.api';

const COMMON = { label: 'Auto-saved draft', restore: 'Use draft', names: { mine: 'Draft', theirs: 'Saved version' } };

/** The fields of an item that its drafts need. */
export interface DraftedItem {
  id: string;
  version: number;
  updated_by?: string | null | undefined;
}

/** Who wrote the draft, and what happens if it is discarded. */
const getWords = (
  { savedBy, basedOnVersion }: DraftRevision,
  item: DraftedItem,
  kind: ContentKind,
  isMine: boolean,
): RecoveryWords => {
  const overtaken = `The ${getSort(kind)?.noun} has since been saved by ${item.updated_by ?? 'somebody else'}.`;
  if (isMine)
    return {
      ...COMMON,
      from: 'You auto-saved a draft on',
      hint: basedOnVersion < item.version ? overtaken : undefined,
      discard: 'Discard',
    };
  return {
    ...COMMON,
    from: `${savedBy} auto-saved a draft on`,
    hint: `“Set aside” hides it only for you; ${savedBy} keeps it.`,
    discard: 'Set aside',
  };
};

/** The automatic draft on offer, from the user or a colleague. */
export const useDraftOffer = (kind: ContentKind, item: DraftedItem | undefined, found: DraftRevision | undefined) => {
  const { api, toasts } = usePlatform();
  const { id: myId } = useAdmin();
  const [draft, setDraft] = useState(found);
  const isMine = draft?.savedById === myId;

  /** Discards the draft and then shows what the server offers next. */
  const discard = async (): Promise<void> => {
    if (item === undefined || draft === undefined) return;
    try {
      const said = await discardDraft(api, kind, item.id, draft.id);
      if (!isMine) toasts.show(said, 'success');
    } catch (error) {
      if (!isNotFound(error)) {
        toasts.show(serverMessageOr(error, 'Failed to discard draft'), 'error');
        return;
      }
    }
    setDraft(
      await readDrafts(api, kind, item.id).then(
        ({ autoSaved }) => autoSaved ?? undefined,
        () => undefined,
      ),
    );
  };
  return {
    draft,
    isMine,
    words: draft && item && getWords(draft, item, kind, isMine),
    take: () => setDraft(undefined),
    discard,
  };
};
