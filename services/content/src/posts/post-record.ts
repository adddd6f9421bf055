import type { Post, PostDraft } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

/** The editor's fields in the format of the API. */
type Fields = Pick<Post, Exclude<keyof PostDraft, 'slug' | 'publishDate' | 'category'>>;

/** A post as the content service keeps it. */
export interface PostRecord extends ItemRecord, Fields {
  category: string;
  publishDate: Date | null;
  readingTime: number;
  /** Counted from analytics events; not a change of the post, so the version stays the same. */
  views: number;
}
