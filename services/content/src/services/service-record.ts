import type { Service, ServiceDraft } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

/** The editor's fields in the format of the API. */
type Fields = Pick<Service, Exclude<keyof ServiceDraft, 'slug' | 'process_steps'>>;

/** A stored service: the contract's fields without their aliases. */
export interface ServiceRecord extends ItemRecord, Fields {
  process_steps: { step: number; title: string; description: string }[];
}
