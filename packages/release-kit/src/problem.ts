/** A failure that the user can fix. Only its message is shown, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** The message of an error. Some system errors, such as a refused connection, have only a code. */
export const getMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
};
