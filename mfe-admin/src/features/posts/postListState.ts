export const POST_LIST_DEFAULTS = { search: '', status: 'all', category: 'all', page: '1', view: 'grid' };
export type PostListState = typeof POST_LIST_DEFAULTS;

export const isFiltering = ({ search, status, category }: PostListState): boolean =>
  search !== '' || status !== 'all' || category !== 'all';
