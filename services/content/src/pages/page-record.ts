import type { PageDraft, SitePage } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

/** A stored page: the editor's fields in the format of the API. */
export interface PageRecord extends ItemRecord, Pick<SitePage, Exclude<keyof PageDraft, 'slug'>> {}
