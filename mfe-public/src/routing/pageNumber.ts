/** After the end of every list, and few enough digits for the API. */
const MAX_PAGE = 999_999;

/** The page of a list in an address; the first page if it is invalid. */
export const pageNumber = (search: URLSearchParams): number => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
};

export interface Paged {
  pagination: { totalPages: number };
}

/** The address requests a page after the last one. The first page exists even if it is empty. */
export const isPastEnd = (page: number, list: Paged | undefined): boolean =>
  list !== undefined && page > Math.max(1, list.pagination.totalPages);
