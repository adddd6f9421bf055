import { SERVICE_CATEGORIES } from '@atelier/contracts/content/service-categories';
import { getAddress } from '@atelier/web-kit/api/calls';

const FETCH_LIMIT = 50;
export const SEARCH_MAX_LENGTH = 100;

/** The filter in the address; empty means all. */
export interface ServiceFilter {
  category: string;
  search: string;
}

const isCategory = (slug: string): boolean => SERVICE_CATEGORIES.some((category) => category.slug === slug);

export const serviceFilter = (query: URLSearchParams): ServiceFilter => {
  const category = query.get('category') ?? '';
  return {
    category: isCategory(category) ? category : '',
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
  };
};

export const isFiltered = ({ category, search }: ServiceFilter): boolean => category !== '' || search !== '';

export const servicesAddress = (filter: ServiceFilter): string => {
  const said = Object.entries(filter).filter(([, value]) => value !== '');
  return said.length === 0 ? '/services' : `/services?${new URLSearchParams(said)}`;
};

/** All public services. The filter selects among them, on the server and in the browser. */
export const SERVICES_NEED = getAddress('GET /services', { query: { active: 'true', limit: FETCH_LIMIT } });
