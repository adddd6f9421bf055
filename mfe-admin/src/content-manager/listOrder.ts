import type { Sorting } from '../resource-page/DataTable';

/** The API's word for each order of a sortable column: ascending, then descending. */
export type Orders = Readonly<Record<string, readonly [ascending: string, descending: string]>>;

/** The table's order for the API's word; unsorted for others, such as the order that staff arrange. */
export const toSorting = (orders: Orders, word: string): Sorting => {
  const [sort = '', words = []] = Object.entries(orders).find(([, both]) => both.includes(word)) ?? [];
  return { sort, order: words[0] === word ? 'ASC' : 'DESC' };
};

export const toOrderWord = (orders: Orders, { sort, order }: Sorting): string =>
  orders[sort]?.[order === 'ASC' ? 0 : 1] ?? '';
