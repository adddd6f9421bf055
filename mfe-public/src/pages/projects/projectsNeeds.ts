import {
  labelOfProjectCategory,
  PROJECT_CATEGORIES,
  PROJECT_CHIPS,
} from '@atelier/contracts/content/project-categories';
import { getAddress } from '@atelier/web-kit/api/calls';
import type { PageLocation } from '../../routing/Page';
import { pageNumber } from '../../routing/pageNumber';

const PROJECTS_PAGE_SIZE = 10;

type Category = (typeof PROJECT_CATEGORIES)[number]['slug'];

/** The list's parameters in the address. */
export interface ProjectFilter {
  page: number;
  /** Undefined selects all. */
  category: Category | undefined;
}

export const projectFilter = (search: URLSearchParams): ProjectFilter => ({
  page: pageNumber(search),
  // An unknown category selects everything.
  category: PROJECT_CATEGORIES.find(({ slug }) => slug === search.get('category'))?.slug,
});

/** The parameters that differ from the first page without a filter. */
const toQuery = ({ page, category }: ProjectFilter) => ({
  ...(page > 1 ? { page } : {}),
  ...(category === undefined ? {} : { category }),
});

export const projectsAddress = ({ page = 1, category }: Partial<ProjectFilter>): string => {
  const query = Object.entries(toQuery({ page, category })).map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ]);
  return query.length === 0 ? '/projects' : `/projects?${new URLSearchParams(query)}`;
};

/** The category's label on its chip. */
export const shownCategory = (category: Category | undefined): string =>
  PROJECT_CHIPS.find((chip) => chip.category === (category ?? 'all'))?.label ?? labelOfProjectCategory(category ?? '');

/** The API answers that the list needs, according to the address. */
export const projectsNeeds = ({ search }: PageLocation) => ({
  list: getAddress('GET /projects', {
    query: { limit: PROJECTS_PAGE_SIZE, status: 'published', ...toQuery(projectFilter(search)) },
  }),
  stats: getAddress('GET /projects/stats'),
});
