import * as z from 'zod';
import type { UploadRule } from '../http/operation.js';

/** The generic uploader's defaults. */
export const UPLOAD_MAX_FILES = 10;
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** A picture of a few bytes can decode to gigabytes; camera pictures are below this. */
export const UPLOAD_MAX_MEGAPIXELS = 50;

/** Accepted upload types, detected by content; the extension of the stored path follows from the type. */
export const UPLOAD_IMAGE_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const;
export type UploadImageType = keyof typeof UPLOAD_IMAGE_TYPES;

/** Every picture type that the platform detects: the upload types, and SVG drawings, which only projects accept. */
export const IMAGE_TYPES = { ...UPLOAD_IMAGE_TYPES, 'image/svg+xml': 'svg' } as const;
export type ImageType = keyof typeof IMAGE_TYPES;

/** Short moving pictures, also detected by content. */
export const CLIP_TYPES = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;
export type ClipType = keyof typeof CLIP_TYPES;

/** Typefaces of the brand, also detected by content. */
export const TYPEFACE_TYPES = { 'font/woff2': 'woff2' } as const;

/** Downloads that the library keeps beside pictures, also detected by content. */
const LIBRARY_DOCUMENT_TYPES = { 'application/pdf': 'pdf' } as const;
export type LibraryDocumentType = keyof typeof LIBRARY_DOCUMENT_TYPES;

/** Every type that the media service stores. */
export const MEDIA_TYPES = { ...IMAGE_TYPES, ...CLIP_TYPES, ...TYPEFACE_TYPES, ...LIBRARY_DOCUMENT_TYPES } as const;
export type MediaType = keyof typeof MEDIA_TYPES;

export const isLibraryDocument = (contentType: string): contentType is LibraryDocumentType =>
  Object.hasOwn(LIBRARY_DOCUMENT_TYPES, contentType);

export const LIBRARY_MAX_BYTES = 25 * 1024 * 1024;
/** A clip plays beside text on phones, too. */
const CLIP_MAX_BYTES = 8 * 1024 * 1024;
/** Every visitor loads it; faces with all weights of Latin have a fifth of this. */
const TYPEFACE_MAX_BYTES = 512 * 1024;

/** The picture of POST /media-files, as the editors of texts and items send it. */
export const LIBRARY_PICTURE_UPLOAD = {
  fields: ['file'],
  maxFiles: 1,
  maxBytes: LIBRARY_MAX_BYTES,
  types: Object.keys(UPLOAD_IMAGE_TYPES),
} satisfies UploadRule;

/** The sorts of files in the library. A file is replaced only with one of its own sort. */
export const LIBRARY_SORTS = {
  picture: LIBRARY_PICTURE_UPLOAD,
  clip: { ...LIBRARY_PICTURE_UPLOAD, maxBytes: CLIP_MAX_BYTES, types: Object.keys(CLIP_TYPES) },
  typeface: { ...LIBRARY_PICTURE_UPLOAD, maxBytes: TYPEFACE_MAX_BYTES, types: Object.keys(TYPEFACE_TYPES) },
  document: { ...LIBRARY_PICTURE_UPLOAD, types: Object.keys(LIBRARY_DOCUMENT_TYPES) },
} satisfies Readonly<Record<string, UploadRule>>;
export type LibrarySort = keyof typeof LIBRARY_SORTS;

export const isPicture = (contentType: string): contentType is ImageType => Object.hasOwn(IMAGE_TYPES, contentType);

/** Drawings are pictures, too, although the library itself does not accept them. */
export const sortOfFile = (contentType: string): LibrarySort => {
  if (Object.hasOwn(CLIP_TYPES, contentType)) return 'clip';
  if (Object.hasOwn(TYPEFACE_TYPES, contentType)) return 'typeface';
  return isLibraryDocument(contentType) ? 'document' : 'picture';
};

/** The file of POST /media-files and POST /media-files/{id}/replace: one for each call, so any number can follow. */
export const LIBRARY_UPLOAD = {
  ...LIBRARY_PICTURE_UPLOAD,
  types: Object.values(LIBRARY_SORTS).flatMap(({ types }) => types),
} satisfies UploadRule;

/** Files of POST /upload. */
export const GENERIC_UPLOAD = {
  fields: ['file', 'files'],
  maxFiles: UPLOAD_MAX_FILES,
  maxBytes: UPLOAD_MAX_BYTES,
  types: Object.keys(UPLOAD_IMAGE_TYPES),
} satisfies UploadRule;

/** The file of POST /images/optimize. */
export const IMAGE_UPLOAD = { ...GENERIC_UPLOAD, fields: ['image'], maxFiles: 1 } satisfies UploadRule;

/** Why a file is refused: browser and server use the same messages (AFILE-1). */
export const uploadRefusal = {
  tooLarge: (maxBytes: number) => `File is larger than ${maxBytes} bytes`,
  wrongType: (types: readonly string[]) => `File type must be ${types.join(', ')}`,
  tooMany: 'Too many files',
  moreThan: (maxFiles: number) => `Cannot upload more than ${maxFiles} files`,
  failed: 'Upload failed. Please try again.',
  tooManyPixels: `Image has more than ${UPLOAD_MAX_MEGAPIXELS} megapixels`,
};

/** Folder of an upload below /media. */
export const uploadFolder = z
  .string()
  .max(60, 'Folder must be at most 60 characters')
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'Folder may only contain lowercase letters, digits, hyphens and slashes')
  .default('temp');
