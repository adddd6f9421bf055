import type { PageOf } from './ResourceList';

/** Pagination for a list that stores its page in its state. */
export const getPage = (
  page: string,
  size: number,
  total: number,
  change: (to: { page: string }, replace?: boolean) => void,
): PageOf => ({
  page: Number(page),
  size,
  total,
  onChange: (next, _size, replace) => change({ page: String(next) }, replace),
});
