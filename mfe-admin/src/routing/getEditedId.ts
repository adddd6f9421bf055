/** The dialog that a section's sub-path requests: 'new', an ID, or nothing. */
export const getEditedId = (subPath: string): string | undefined => {
  if (subPath === 'new' || subPath === 'add') return 'new';
  return /^([^/]+)\/edit$/.exec(subPath)?.[1];
};
