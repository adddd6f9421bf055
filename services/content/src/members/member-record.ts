import type { Member, MemberDraft, SocialNetwork } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

/** The fields that an editor writes, as they are answered. */
type Fields = Pick<Member, Exclude<keyof MemberDraft, 'slug' | 'social_links'>>;

/** A member of the team as they are kept: the contract's fields without their aliases. */
export interface MemberRecord extends ItemRecord, Fields {
  social_links: Partial<Record<SocialNetwork, string>>;
}
