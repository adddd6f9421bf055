import type { PostSnapshot } from '@atelier/contracts';

/** What this service knows of a page whose content staff write; a deleted one stays, so that no late event revives it. */
export interface PageRecord {
  id: string;
  path: string;
  isVisible: boolean;
  title: string;
  description: string;
  category: string;
  author: string | null;
  image: string | null;
  publishedAt: Date;
  changedAt: Date;
  /** Of the content that it follows: what is not newer is not applied. */
  version: number;
}

export const pageOfPost = (post: PostSnapshot, isDeleted: boolean): PageRecord => ({
  id: `post:${post.id}`,
  path: `/blog/${post.slug}`,
  isVisible: post.status === 'published' && !isDeleted,
  title: post.title,
  description: post.excerpt,
  category: post.category,
  author: post.author,
  image: post.featuredImage,
  publishedAt: new Date(post.publishDate ?? post.updatedAt),
  changedAt: new Date(post.updatedAt),
  version: post.version,
});
