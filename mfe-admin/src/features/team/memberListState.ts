/** `shown` is what the figures above the list choose: 'all', 'active' or 'featured'. */
export const MEMBER_LIST_DEFAULTS = {
  search: '',
  department: 'all',
  expertise: 'all',
  shown: 'all',
  page: '1',
  view: 'grid',
};
export type MemberListState = typeof MEMBER_LIST_DEFAULTS;

export const isFiltering = ({ search, department, expertise, shown }: MemberListState): boolean =>
  search !== '' || [department, expertise, shown].some((filter) => filter !== 'all');
