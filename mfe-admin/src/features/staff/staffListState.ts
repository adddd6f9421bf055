export const STAFF_LIST_DEFAULTS = { search: '', role: 'all', status: 'all', page: '1' };
export type StaffListState = typeof STAFF_LIST_DEFAULTS;

export const isFiltering = ({ search, role, status }: StaffListState): boolean =>
  search !== '' || role !== 'all' || status !== 'all';
