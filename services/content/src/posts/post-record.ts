import type { Post, PostDraft } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

/** The fields that an editor writes, as they are answered. */
type Fields = Pick<Post, Exclude<keyof PostDraft, 'slug' | 'publishDate' | 'category'>>;

/** A post as the content service keeps it. */
export interface PostRecord extends ItemRecord, Fields {
  category: string;
  publishDate: Date | null;
  readingTime: number;
  /** Counted from events of analytics; no change of the post, so the version stays. */
  views: number;
}
