import type { DraftRevision, Post } from '@atelier/contracts';
import { useState } from 'react';
import { thisBrowser } from '../../forms/thisBrowser';
import { type LocalRecovery, useLocalRecovery } from '../../forms/useLocalRecovery';
import type { PostForm } from './PostFormProps';
import { formOfDraft, formOfPost } from './postForm';
import { useDraftOffer } from './useDraftOffer';

/**
 * What was written of a post and not saved: here, or as a draft that the server keeps. The younger of the two is offered, and
 * the other one only where that is not wanted.
 */
export const usePostRecovery = (
  form: PostForm,
  post: Post | undefined,
  found: DraftRevision | undefined,
): LocalRecovery => {
  const local = useLocalRecovery({ kind: 'post', itemId: post?.id, form });
  const { draft, isMine, words, take, discard } = useDraftOffer(post, found);
  const [isTaken, setIsTaken] = useState(false);

  if (isTaken) return { ...local, offer: undefined };
  // What this browser keeps is what it auto-saved, and what was written after that.
  const isSameWork = local.offer !== undefined && isMine && draft?.browser === thisBrowser();
  const isDraftYounger = draft !== undefined && !(local.offer !== undefined && local.offer.keptAt >= draft.savedAt);
  if (post === undefined || draft === undefined || words === undefined || isSameWork || !isDraftYounger)
    return {
      ...local,
      onRestore: () => {
        setIsTaken(true);
        local.onRestore();
      },
      onDiscard: () => {
        local.onDiscard();
        if (isSameWork) void discard();
      },
    };
  const values = formOfDraft(draft.values, post);
  return {
    offer: { keptAt: draft.savedAt, values: { ...values }, words },
    current: () => ({ ...formOfPost(post) }),
    onRestore: () => {
      setIsTaken(true);
      take();
      form.reset(values, { keepDefaultValues: true });
    },
    onDiscard: () => void discard(),
    clear: local.clear,
  };
};
