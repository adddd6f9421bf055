/** The error of a field; for lists and groups, the first error of an entry. */
export const fieldMessage = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('type' in error && !Array.isArray(error)) return (error as { message?: string }).message;
  return Object.values(error).map(fieldMessage).find(Boolean);
};
