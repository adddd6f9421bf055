/** What is wrong with a field; of a list or a group, the first of its entries that is wrong. */
export const fieldMessage = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('type' in error && !Array.isArray(error)) return (error as { message?: string }).message;
  return Object.values(error).map(fieldMessage).find(Boolean);
};
