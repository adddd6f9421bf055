export const PROJECT_LIST_DEFAULTS = {
  search: '',
  status: 'all',
  category: 'all',
  featured: 'all',
  page: '1',
  view: 'grid',
};
export type ProjectListState = typeof PROJECT_LIST_DEFAULTS;

export const isFiltering = ({ search, status, category, featured }: ProjectListState): boolean =>
  search !== '' || [status, category, featured].some((filter) => filter !== 'all');
