export interface PageOf {
  /** Needed on screens with more than one list. */
  label?: string;
  page: number;
  size: number;
  total: number;
  sizes?: readonly number[];
  /** `replace` keeps Back from leading to the earlier page. */
  onChange: (page: number, size: number, replace?: boolean) => void;
}

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
