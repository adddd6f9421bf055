import { MAX_PAGE_SIZE } from '@atelier/contracts/http/pagination';

interface Page<Item> {
  data: readonly Item[];
  pagination: { totalPages: number };
}

/** A whole list, page after page; `read` is told which page, from 1, and how long it may be. */
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
