/** For files named by their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Headers of every file, as a flat list. */
export const FILE_HEADERS = ['x-content-type-options', 'nosniff'];
