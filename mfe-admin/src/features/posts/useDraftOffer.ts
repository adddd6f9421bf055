import type { DraftRevision, Post } from '@atelier/contracts';
import { isApiError, serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import type { RecoveryWords } from '../../forms/RecoveryOffer';
import { usePlatform } from '../../platform/usePlatform';
import { useAdmin } from '../../session/useAdmin';
import { discardDraft, readDraft } from './posts.api';

const GONE = 404;
const COMMON = { label: 'Auto-saved draft', restore: 'Use draft', names: { mine: 'Draft', theirs: 'Saved version' } };

/** Who wrote it, and what becomes of it by not using it. */
const wordsOf = ({ savedBy, basedOnVersion }: DraftRevision, post: Post, isMine: boolean): RecoveryWords => {
  const overtaken = `The post was saved after that by ${post.updated_by ?? 'somebody else'}.`;
  if (isMine)
    return {
      ...COMMON,
      from: 'You auto-saved a draft on',
      hint: basedOnVersion < post.version ? overtaken : undefined,
      discard: 'Discard',
    };
  return {
    ...COMMON,
    from: `${savedBy} auto-saved a draft on`,
    hint: `Set aside hides it from you alone: ${savedBy} keeps it.`,
    discard: 'Set aside',
  };
};

/** The draft of a post that the server keeps and nobody has saved. */
export const useDraftOffer = (post: Post | undefined, found: DraftRevision | undefined) => {
  const { api, toasts } = usePlatform();
  const { id: myId } = useAdmin();
  const [draft, setDraft] = useState(found);
  const isMine = draft?.savedById === myId;

  /** The server is asked; what it offers next is offered then. */
  const discard = async (): Promise<void> => {
    if (post === undefined || draft === undefined) return;
    try {
      const said = await discardDraft(api, post.id, draft.id);
      if (!isMine) toasts.show(said, 'success');
    } catch (error) {
      if (!isApiError(error) || error.status !== GONE) {
        toasts.show(serverMessageOr(error, 'Failed to discard draft'), 'error');
        return;
      }
    }
    setDraft(await readDraft(api, post.id).catch(() => undefined));
  };
  return {
    draft,
    isMine,
    words: draft && post && wordsOf(draft, post, isMine),
    take: () => setDraft(undefined),
    discard,
  };
};
