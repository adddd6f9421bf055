import type { PostSummary } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { bringBack } from '../../history/contentTools.api';
import type { BulkEntry } from '../../resource-page/BulkMenu';
import { missingPermission } from '../../session/requirement';
import { deletePost, publishPost } from './posts.api';

export const POST_NOUN = { one: 'post', many: 'posts' };

interface Rights {
  mayWrite: boolean;
  mayDelete: boolean;
}

/** What can be done with all selected posts; one call each. */
export const postBulkEntries = (api: ApiClient, { mayWrite, mayDelete }: Rights): BulkEntry<PostSummary>[] => [
  {
    title: 'Publish Selected',
    verb: 'publish',
    done: 'published',
    missing: mayWrite ? undefined : missingPermission('blog', 'write'),
    call: (post) => publishPost(api, post),
  },
  {
    title: 'Delete Selected',
    verb: 'delete',
    done: 'deleted',
    isDangerous: true,
    missing: mayDelete ? undefined : missingPermission('blog', 'delete'),
    call: (post) => deletePost(api, post),
    undo: (item) => bringBack(api, CONTENT_SORTS.posts.kind, item),
  },
];
