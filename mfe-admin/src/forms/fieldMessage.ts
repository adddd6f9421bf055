/** What is wrong with a field; of a list, the first of its entries that is wrong. */
export const fieldMessage = (error: unknown): string | undefined => {
  if (Array.isArray(error)) return fieldMessage(error.find(Boolean));
  return (error as { message?: string } | undefined)?.message;
};
