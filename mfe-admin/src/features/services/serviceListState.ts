export const SERVICE_LIST_DEFAULTS = { search: '', category: 'all', status: 'all', page: '1', view: 'grid' };
export type ServiceListState = typeof SERVICE_LIST_DEFAULTS;

export const isFiltering = ({ search, category, status }: ServiceListState): boolean =>
  search !== '' || category !== 'all' || status !== 'all';
