import type { PageStatus, SitePage } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

type Fields = Pick<SitePage, 'title' | 'description' | 'content' | 'seo_title' | 'seo_description'>;

/** A page as it is kept. */
export interface PageRecord extends ItemRecord, Fields {
  status: PageStatus;
}
