import type { PostSummary } from '@atelier/contracts';
import type { ContentItem } from '../../history/ContentItem';

/** What history, schedule and previews need of a post. */
export const postAsContent = (post: PostSummary): ContentItem => ({
  id: post.id,
  name: post.title,
  version: post.version,
  publishAt: post.publishAt ?? null,
  unpublishAt: post.unpublishAt ?? null,
});
