/** What a section's sub-path asks its dialog to show: 'new', an id, or nothing. */
export const getEditedId = (subPath: string): string | undefined => {
  if (subPath === 'new' || subPath === 'add') return 'new';
  return /^([^/]+)\/edit$/.exec(subPath)?.[1];
};
