import type { MemberDraft } from '@atelier/contracts';

/** A member as they are written down; the portrait follows from the slug. */
export type SampleMember = Omit<MemberDraft, 'slug' | 'hire_date' | 'profile_image'> & {
  slug: string;
  /** Whole days before seeding. */
  hiredDaysAgo: number;
  /** Without one, the site shows initials. */
  hasPortrait: boolean;
};
