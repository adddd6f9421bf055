import type { Converter } from './foreign-site.js';
import { ghost } from './ghost/ghost.js';
import { wordpress } from './wordpress/wordpress.js';

export type { Conversion, ImportItem, Redirect } from './conversion/conversion.js';
export { type ConversionOptions, convert } from './conversion/convert.js';
export { placePictures } from './conversion/place-pictures.js';
export { type Converter, MAX_EXPORT_BYTES, type Note, UnreadableExport } from './foreign-site.js';
export { isPicturePath, MAX_PICTURE_BYTES, MAX_PICTURES, type PictureFile } from './pictures/picture-file.js';
export { readZip } from './pictures/read-zip.js';

/** The programs whose exports can be imported. */
export const CONVERTERS = { ghost, wordpress } as const satisfies Readonly<Record<string, Converter>>;
export type ForeignProgram = keyof typeof CONVERTERS;
