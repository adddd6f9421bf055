import type { PostStatus } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

/** A post as the content service keeps it. */
export interface PostRecord extends ItemRecord {
  title: string;
  excerpt: string;
  content: string;
  category: string;
  tags: string[];
  status: PostStatus;
  publishDate: Date | null;
  featuredImage: string | null;
  images: string[];
  featured: boolean;
  allowComments: boolean;
  author: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  seoKeywords: string[];
  readingTime: number;
  /** Counted from events of analytics; no change of the post, so the version stays. */
  views: number;
}
