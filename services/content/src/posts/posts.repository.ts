import type { PostListQuery, PostStatus } from '@atelier/contracts';
import type { NewPost, PostChange } from './post.js';
import type { PostRecord } from './post-record.js';

export type PostFilter = Pick<PostListQuery, 'category' | 'tag' | 'search' | 'featured' | 'status'>;
export type PostPage = PostFilter & Pick<PostListQuery, 'page' | 'limit' | 'sort'>;

/** Posts by identifier, slug and page. Trashed posts are found by `find` alone. */
export abstract class PostsRepository {
  abstract insert(post: NewPost): Promise<PostRecord>;
  /** Applies a change if the post still has this version; undefined when somebody else was faster. */
  abstract update(id: string, version: number, change: PostChange): Promise<PostRecord | undefined>;
  abstract find(idOrSlug: string): Promise<PostRecord | undefined>;
  abstract isSlugTaken(slug: string, exceptId?: string): Promise<boolean>;
  abstract page(query: PostPage): Promise<{ posts: PostRecord[]; total: number }>;
  abstract related(post: PostRecord, limit: number): Promise<PostRecord[]>;
  abstract countByCategory(): Promise<Map<string, number>>;
  abstract countByStatus(): Promise<Map<PostStatus, number>>;
  abstract dueBefore(now: Date): Promise<PostRecord[]>;
  abstract isEmpty(): Promise<boolean>;
}
