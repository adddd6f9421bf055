/** Whether a unique index refused a write. */
export const isDuplicateKey = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 11000;
