/** What a list shows: a failed one is emptied, one that loads keeps its rows where it has some. */
export const listStatus = (
  error: unknown,
  rows: readonly unknown[] | undefined,
): 'loading' | 'failed' | 'empty' | 'ready' => {
  if (error !== undefined) return 'failed';
  if (rows === undefined) return 'loading';
  return rows.length === 0 ? 'empty' : 'ready';
};
