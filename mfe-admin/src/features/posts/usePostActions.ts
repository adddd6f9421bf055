import type { PostDraft, PostSummary } from '@atelier/contracts';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { bringBack } from '../../history/contentTools.api';
import { usePlatform } from '../../platform/usePlatform';
import { type ItemWords, useItemActions } from '../../resource-page/useItemActions';
import { createPost, deletePost, updatePost } from './posts.api';

const WORDS: ItemWords = {
  created: 'Blog post created successfully',
  updated: 'Blog post updated successfully',
  deleted: 'Blog post deleted successfully',
  confirmDelete: 'Are you sure you want to delete this post? This action cannot be undone.',
  saveFailed: 'Failed to save blog post',
  hasOneSaveFailure: true,
  deleteFailed: 'Failed to delete blog post',
};

/** What staff do with one post; each says how it went. */
export const usePostActions = (refresh: () => Promise<unknown>) => {
  const { api } = usePlatform();
  return useItemActions<PostSummary, PostDraft>({
    words: WORDS,
    nameOf: ({ title }) => title,
    create: (draft) => createPost(api, draft),
    update: (post, draft) => updatePost(api, post, draft),
    remove: (post) => deletePost(api, post),
    restore: (item) => bringBack(api, CONTENT_SORTS.posts.kind, item),
    compare: {
      mine: (draft) => draft,
      theirs: async ({ id }) => ({ ...(await api.call('GET /blog/{id}', { params: { id } })).post }),
    },
    refresh,
  });
};
