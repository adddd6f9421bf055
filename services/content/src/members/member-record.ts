import type { Member, MemberDraft, SocialNetwork } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

/** The editor's fields in the format of the API. */
type Fields = Pick<Member, Exclude<keyof MemberDraft, 'slug' | 'social_links'>>;

/** A stored team member: the contract's fields without their aliases. */
export interface MemberRecord extends ItemRecord, Fields {
  social_links: Partial<Record<SocialNetwork, string>>;
}
