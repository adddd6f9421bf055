export const TRASH_DEFAULTS = { search: '', kind: 'all', page: '1' };
export type TrashState = typeof TRASH_DEFAULTS;

export const isFiltering = ({ search, kind }: TrashState): boolean => search !== '' || kind !== 'all';
