import type { ExpertiseLevel, Member, SocialNetwork } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

type Fields = Pick<
  Member,
  | 'name'
  | 'position'
  | 'department'
  | 'email'
  | 'phone'
  | 'bio'
  | 'short_bio'
  | 'years_experience'
  | 'skills'
  | 'hire_date'
  | 'is_leadership'
  | 'is_featured'
  | 'is_active'
  | 'show_in_about'
  | 'profile_image'
>;

/** A member of the team as they are kept: the contract's fields without their aliases. */
export interface MemberRecord extends ItemRecord, Fields {
  expertise_level: ExpertiseLevel;
  social_links: Partial<Record<SocialNetwork, string>>;
}
