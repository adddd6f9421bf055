import { MAX_PAGE_SIZE } from '@atelier/contracts/http/pagination';

interface Page<Item> {
  data: readonly Item[];
  pagination: { totalPages: number };
}

/** Reads all pages of a list; `read` receives the page, starting at 1, and the page size. */
export const readAllPages = async <Item>(
  read: (page: number, limit: number) => Promise<Page<Item>>,
): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await read(page, MAX_PAGE_SIZE);
    items.push(...answer.data);
    pages = answer.pagination.totalPages;
  }
  return items;
};
