import { MAX_PAGE_SIZE } from '@atelier/contracts/http/pagination';

interface Page<Item> {
  data: readonly Item[];
  pagination: { totalPages: number };
}

/**
 * Reads all pages of a list; `read` receives the page, starting at 1, and the page size. An item that moves to a later page in
 * between comes once.
 */
export const readAllPages = async <Item extends { id: string }>(
  read: (page: number, limit: number) => Promise<Page<Item>>,
): Promise<readonly Item[]> => {
  const items = new Map<string, Item>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await read(page, MAX_PAGE_SIZE);
    for (const item of answer.data) items.set(item.id, item);
    pages = answer.pagination.totalPages;
  }
  return [...items.values()];
};
