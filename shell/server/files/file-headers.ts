/** Of what is named by its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Of every file, as a flat list. */
export const FILE_HEADERS = ['x-content-type-options', 'nosniff'];
