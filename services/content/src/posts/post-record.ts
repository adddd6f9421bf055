import type { PostStatus } from '@atelier/contracts';

/** A post as the content service keeps it. */
export interface PostRecord {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  category: string;
  tags: string[];
  status: PostStatus;
  publishDate: Date | null;
  featuredImage: string | null;
  featured: boolean;
  allowComments: boolean;
  author: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  seoKeywords: string[];
  readingTime: number;
  /** Set once and kept: an address that was public answers 410 afterwards, not 404. */
  firstPublishedAt: Date | null;
  trashed: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
