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

/** What the address asks of the list. */
export interface ProjectFilter {
  page: number;
  /** Undefined for all of them. */
  category: Category | undefined;
}

export const projectFilter = (search: URLSearchParams): ProjectFilter => ({
  page: pageNumber(search),
  // A word that is no category asks for everything.
  category: PROJECT_CATEGORIES.find(({ slug }) => slug === search.get('category'))?.slug,
});

/** What differs from the first page of everything. */
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

/** The category as its chip says it. */
export const shownCategory = (category: Category | undefined): string =>
  PROJECT_CHIPS.find((chip) => chip.category === (category ?? 'all'))?.label ?? labelOfProjectCategory(category ?? '');

/** The API answers of the list, by what stands in the address. */
export const projectsNeeds = ({ search }: PageLocation) => ({
  list: getAddress('GET /projects', {
    query: { limit: PROJECTS_PAGE_SIZE, status: 'published', ...toQuery(projectFilter(search)) },
  }),
  stats: getAddress('GET /projects/stats'),
});
