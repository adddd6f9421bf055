import { labelOfProjectCategory, PROJECT_CHIPS } from '@atelier/contracts/content/project-categories';
import { getAddress } from '@atelier/web-kit/api/calls';
import { type ProjectFilter, projectFilter, toQuery } from '../../portfolio/projectFilter';
import type { PageLocation } from '../../routing/Page';

const PROJECTS_PAGE_SIZE = 10;

/** The category's label on its chip. */
export const shownCategory = (category: ProjectFilter['category']): string =>
  PROJECT_CHIPS.find((chip) => chip.category === (category ?? 'all'))?.label ?? labelOfProjectCategory(category ?? '');

/** The API answers that the list needs, according to the address. */
export const projectsNeeds = ({ search }: PageLocation) => ({
  list: getAddress('GET /projects', {
    query: { limit: PROJECTS_PAGE_SIZE, status: 'published', ...toQuery(projectFilter(search)) },
  }),
  stats: getAddress('GET /projects/stats'),
});

/** Says the name of the service by which the list is filtered. */
export const chosenServiceNeed = ({ service }: ProjectFilter) =>
  service === undefined ? null : getAddress('GET /services/{id}', { params: { id: service } });
