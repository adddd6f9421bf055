import type { Service } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

type Fields = Pick<
  Service,
  | 'name'
  | 'short_description'
  | 'description'
  | 'category'
  | 'features'
  | 'technologies'
  | 'estimated_timeline'
  | 'is_active'
  | 'show_in_homepage'
  | 'display_order'
  | 'seo_title'
  | 'seo_description'
  | 'seo_keywords'
  | 'og_image'
  | 'featured_image'
>;

/** A service as it is kept: the contract's fields without their aliases. */
export interface ServiceRecord extends ItemRecord, Fields {
  process_steps: { step: number; title: string; description: string }[];
}
