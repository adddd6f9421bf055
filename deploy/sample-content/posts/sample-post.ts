import type { PostStatus } from '@atelier/contracts';
import type { SampleTime } from '../sample-date.ts';
import { sampleDate } from '../sample-date.ts';

export type SamplePost = SampleTime & {
  title: string;
  slug: string;
  /** Plain text, at most 300 characters. */
  excerpt: string;
  /** HTML. */
  content: string;
  category: string;
  tags: readonly string[];
  status: PostStatus;
  featured: boolean;
  /** At most 60 characters. */
  seoTitle: string;
  /** At most 160 characters. */
  seoDescription: string;
  author: string;
  featuredImage: string;
};

/** A post's list data: its body is in an HTML file named after the slug, and its picture derives from the slug. */
export type PostHead = Omit<SamplePost, 'content' | 'featuredImage' | 'featured'> & { featured?: true };

/** The publication date, past or future; null for a draft. */
export function getPublishDate(post: SamplePost, now: Date): Date | null {
  return post.status === 'draft' ? null : sampleDate(post, now);
}
