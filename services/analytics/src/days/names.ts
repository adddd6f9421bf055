/** Encodes a name as a document field: without dots, dollar signs and names of object properties. */
export const fieldOf = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll('.', '%2E').replaceAll('_', '%5F');

export const nameOf = (field: string): string => decodeURIComponent(field);
