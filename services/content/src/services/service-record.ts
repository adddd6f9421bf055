import type { Service, ServiceDraft } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

/** The fields that an editor writes, as they are answered. */
type Fields = Pick<Service, Exclude<keyof ServiceDraft, 'slug' | 'process_steps'>>;

/** A service as it is kept: the contract's fields without their aliases. */
export interface ServiceRecord extends ItemRecord, Fields {
  process_steps: { step: number; title: string; description: string }[];
}
