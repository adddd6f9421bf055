import type { ProjectDraft } from '@atelier/contracts';

/** A project as it is written down; its pictures follow from the slug and the category. */
export type SampleProject = Omit<
  ProjectDraft,
  'slug' | 'start_date' | 'completion_date' | 'featured_image' | 'thumbnail' | 'images'
> & {
  slug: string;
  /** Whole days before seeding. */
  startedDaysAgo: number;
  /** Absent while the work goes on. */
  finishedDaysAgo?: number;
  /** Pictures beside the cover. */
  plates: 2 | 3;
};
