/** A failure that the person at the terminal can fix: shown as its message, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** The text of an error; system errors of a refused connection have only a code. */
export const getMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
};
