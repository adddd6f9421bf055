/** The page of a list that an address asks for; what is no page is the first. */
export const pageNumber = (search: URLSearchParams): number => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
};

export interface Paged {
  pagination: { totalPages: number };
}

/** The address asks for a page behind the last one. The first page is there even if it is empty. */
export const isPastEnd = (page: number, list: Paged | undefined): boolean =>
  list !== undefined && page > Math.max(1, list.pagination.totalPages);
