/** The state of a list: a failed one is empty, and a loading one keeps its rows. */
export const listStatus = (
  error: unknown,
  rows: readonly unknown[] | undefined,
): 'loading' | 'failed' | 'empty' | 'ready' => {
  if (error !== undefined) return 'failed';
  if (rows === undefined) return 'loading';
  return rows.length === 0 ? 'empty' : 'ready';
};
