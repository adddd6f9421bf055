import type { ProjectDraft } from '@atelier/contracts';

/** A project's definition; its pictures derive from the slug and the category. */
export type SampleProject = Omit<
  ProjectDraft,
  'slug' | 'start_date' | 'completion_date' | 'featured_image' | 'opening_clip' | 'thumbnail' | 'images'
> & {
  slug: string;
  /** Full days before seeding. */
  startedDaysAgo: number;
  /** Absent for ongoing work. */
  finishedDaysAgo?: number;
  /** The number of pictures besides the cover. */
  plates: 2 | 3;
};
