import type { PageOf } from './ResourceList';

/** Pagination for a list that stores its page in its state. */
export const getPage = (page: string, size: number, total: number, change: (to: { page: string }) => void): PageOf => ({
  page: Number(page),
  size,
  total,
  onChange: (next) => change({ page: String(next) }),
});
