import type { PageDraft, SitePage } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

/** A page as it is kept: what an editor writes, as it is answered. */
export interface PageRecord extends ItemRecord, Pick<SitePage, Exclude<keyof PageDraft, 'slug'>> {}
