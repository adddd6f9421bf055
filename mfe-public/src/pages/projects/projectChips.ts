import { PROJECT_CHIPS } from '@atelier/contracts/content/project-categories';
import type { ProjectStats } from '@atelier/contracts/content/project-http';
import type { FilterChip } from '../../design/FilterChips';
import { type ProjectFilter, projectsAddress } from './projectsNeeds';

const getCount = (stats: ProjectStats['data'], category: string): number =>
  category === 'all' ? stats.total : (stats.byCategory.find(({ name }) => name === category)?.count ?? 0);

/** All projects, then a chip a category; without numbers where those could not be had. */
export const projectChips = (
  stats: ProjectStats['data'] | undefined,
  { category: chosen }: ProjectFilter,
): FilterChip[] =>
  PROJECT_CHIPS.map(({ category, label }) => ({
    label,
    href: projectsAddress({ category: category === 'all' ? undefined : category }),
    isCurrent: category === (chosen ?? 'all'),
    count: stats === undefined ? undefined : getCount(stats, category),
  }));
