/** Encodes a name as a document field: without dots, dollar signs and names of object properties. */
export const getField = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll('.', '%2E').replaceAll('_', '%5F');

export const getName = (field: string): string => decodeURIComponent(field);
