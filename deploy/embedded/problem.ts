/** A failure that the person at the terminal can mend: shown as its message, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** The system's code of an error, such as ENOENT. Errors of another realm are not instances of this one's Error. */
export const getCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

export const getMessage = (error: unknown): string => {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  return String(error.message || getCode(error) || error);
};

/** Also one of the release kit, which has a class of its own. */
const isProblem = (error: unknown): error is Error => error instanceof Error && error.name === 'Problem';

/** What the terminal shows of a failure. */
export const describeFailure = (error: unknown): string =>
  isProblem(error) ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
