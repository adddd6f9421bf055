/** A name as a field of a document: no dot, no dollar, nothing that an object has by itself. */
export const fieldOf = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll('.', '%2E').replaceAll('_', '%5F');

export const nameOf = (field: string): string => decodeURIComponent(field);
