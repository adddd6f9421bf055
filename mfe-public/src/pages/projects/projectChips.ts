import { PROJECT_CHIPS } from '@atelier/contracts/content/project-categories';
import type { ProjectStats } from '@atelier/contracts/content/project-http';
import type { FilterChip } from '../../design/FilterChips';
import { type ProjectFilter, projectsAddress } from '../../portfolio/projectFilter';

const getCount = (stats: ProjectStats['data'], category: string): number =>
  category === 'all' ? stats.total : (stats.byCategory.find(({ name }) => name === category)?.count ?? 0);

/** A chip for all projects, then one for each category; without counts if they could not be loaded. */
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
