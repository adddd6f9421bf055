/** `shown` is set by the figures above the list: 'all', 'used', 'unused', or 'trash'. */
export const MEDIA_LIST_DEFAULTS = {
  search: '',
  tag: 'all',
  type: 'all',
  shown: 'all',
  sort: 'newest',
  page: '1',
  view: 'grid',
};
export type MediaListState = typeof MEDIA_LIST_DEFAULTS;
