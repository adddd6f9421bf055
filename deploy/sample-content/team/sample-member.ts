import type { MemberDraft } from '@atelier/contracts';

/** A team member's definition; the portrait derives from the slug. */
export type SampleMember = Omit<MemberDraft, 'slug' | 'hire_date' | 'profile_image'> & {
  slug: string;
  /** Full days before seeding. */
  hiredDaysAgo: number;
};
