/** A failure that the user can fix. Only its message is shown, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** The system's code of an error, such as ENOENT. Does not use instanceof, because errors may come from another realm. */
export const getCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

export const getMessage = (error: unknown): string => {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  return String(error.message || getCode(error) || error);
};

/** Also true for the release kit's Problem, which is a different class. */
const isProblem = (error: unknown): error is Error => error instanceof Error && error.name === 'Problem';

/** The text of a failure at the terminal. */
export const describeFailure = (error: unknown): string =>
  isProblem(error) ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
