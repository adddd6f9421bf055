import { PROJECT_CATEGORIES } from '@atelier/contracts/content/project-categories';
import { pageNumber } from '../routing/pageNumber';

type Category = (typeof PROJECT_CATEGORIES)[number]['slug'];

/** The list's parameters in the address; undefined selects all. */
export interface ProjectFilter {
  page: number;
  category: Category | undefined;
  technology: string | undefined;
  /** Slug of a service. */
  service: string | undefined;
}

const TECHNOLOGY_MAX_LENGTH = 60;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const shortText = (text: string | null): string | undefined =>
  text?.trim().slice(0, TECHNOLOGY_MAX_LENGTH).trim() || undefined;

/** Values that cannot be right select everything. */
export const projectFilter = (search: URLSearchParams): ProjectFilter => ({
  page: pageNumber(search),
  category: PROJECT_CATEGORIES.find(({ slug }) => slug === search.get('category'))?.slug,
  technology: shortText(search.get('technology')),
  service: SLUG.exec(search.get('service') ?? '')?.[0],
});

/** The parameters that differ from the first page without a filter. */
export const toQuery = ({ page = 1, ...filters }: Partial<Record<keyof ProjectFilter, string | number | undefined>>) =>
  Object.fromEntries(
    Object.entries({ page: page === 1 ? undefined : page, ...filters }).filter(
      (entry): entry is [string, string | number] => entry[1] !== undefined,
    ),
  );

export const projectsAddress = (filter: Partial<Record<keyof ProjectFilter, string | number | undefined>>): string => {
  const query = Object.entries(toQuery(filter)).map(([name, value]): [string, string] => [name, `${value}`]);
  return query.length === 0 ? '/projects' : `/projects?${new URLSearchParams(query)}`;
};
