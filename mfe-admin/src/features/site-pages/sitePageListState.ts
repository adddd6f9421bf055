import type { ListState } from '../../resource-page/useListState';

export interface SitePageListState extends ListState {
  page: string;
  search: string;
  status: string;
}

export const SITE_PAGE_LIST_DEFAULTS: SitePageListState = { page: '1', search: '', status: 'all' };

export const isFiltering = ({ search, status }: SitePageListState): boolean =>
  search !== '' || status !== SITE_PAGE_LIST_DEFAULTS.status;
