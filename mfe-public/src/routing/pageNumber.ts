/** The page of a list that an address asks for; what is no page is the first. */
export const pageNumber = (search: URLSearchParams): number => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
};
