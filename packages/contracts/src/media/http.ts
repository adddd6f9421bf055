import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { versioned } from '../http/version.js';
import { focalPoint, mediaFilePatch, TRASH_DAYS } from './file-description.js';
import {
  mediaFileAnswer,
  mediaFileDeletion,
  mediaFileList,
  mediaFileListQuery,
  mediaFileStats,
  mediaFileTags,
} from './media-file.js';
import { pictureFacts, storedFile } from './stored-file.js';
import { GENERIC_UPLOAD, IMAGE_UPLOAD, LIBRARY_UPLOAD, uploadFolder } from './upload.js';

/** Path of a file below /media. */
export const mediaPath = z.string().max(400).meta({ id: 'MediaPath', example: 'temp/0f3c9a.jpg' });

/** Text fields of POST /upload. */
export const uploadInput = z.strictObject({ folder: uploadFolder });

export const uploadAnswer = z
  .object({ success: z.literal(true), message: z.string(), data: z.array(storedFile), url: z.string() })
  .meta({ id: 'UploadAnswer' });
export type UploadAnswer = z.infer<typeof uploadAnswer>;

const MAX_SIDE = 4096;
const side = (label: string) =>
  z
    .number({ error: `${label} must be a number` })
    .int(`${label} must be a whole number`)
    .min(1, `${label} must be at least 1`)
    .max(MAX_SIDE, `${label} must be at most ${MAX_SIDE}`)
    .optional();

/** The requested conversion of a picture, which is never enlarged. */
export const imageOptions = z
  .strictObject({
    width: side('Width'),
    height: side('Height'),
    quality: z
      .number({ error: 'Quality must be a number' })
      .int('Quality must be a whole number')
      .min(1, 'Quality must be from 1 to 100')
      .max(100, 'Quality must be from 1 to 100')
      .default(80),
    format: z.enum(['webp', 'avif', 'jpeg', 'png'], 'Format must be webp, avif, jpeg or png').default('webp'),
    fit: z
      .enum(['inside', 'cover', 'contain', 'fill', 'outside'], 'Fit must be inside, cover, contain, fill or outside')
      .default('inside'),
  })
  .meta({ id: 'ImageOptions' });
export type ImageOptions = z.output<typeof imageOptions>;

/** Text fields of POST /images/optimize: options as JSON text. */
export const imageOptimization = z.strictObject({ options: imageOptions.prefault({}) });

export const imageAnswer = z
  .object({ success: z.literal(true), message: z.string(), data: storedFile, url: z.string() })
  .meta({ id: 'ImageAnswer' });
export type ImageAnswer = z.infer<typeof imageAnswer>;

/** The media service's answer to services that store files of their forms; not behind /api. */
export const storedFilesAnswer = z.object({ success: z.literal(true), data: z.array(storedFile) });

/** Body with which a service discards files that it stored in vain; not behind /api. */
export const discardedFiles = z.strictObject({ ids: z.array(z.string().max(100)).min(1).max(20) });

/** Body with which a service requests facts about pictures, by their paths without extension; not behind /api. */
export const soughtPictures = z.strictObject({ stems: z.array(z.string().max(400)).min(1).max(100) });

/** `stems`: the current one first, then those from before the picture was replaced. */
export const knownPictures = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      stems: z.array(z.string()),
      ...pictureFacts,
      alt: z.string(),
      focalPoint: focalPoint.nullable(),
      version: z.number().int(),
    }),
  ),
});
export type KnownPicture = z.infer<typeof knownPictures>['data'][number];

/** POST /media-files and POST /media-files/{id}/replace have no text fields. */
export const libraryFileInput = z.strictObject({});

export const mediaOperations = operations('media', {
  'GET /media/{path}': {
    summary: 'Returns a file of the site.',
    note: 'Single ranges are answered with 206, or with 416 if no part of the range exists; a known version with 304. PDF files are answered as application/pdf, for download.',
    access: 'everyone',
    parameters: { path: mediaPath },
    answer: { mediaType: 'image/*' },
    failures: [404],
  },
  'POST /upload': {
    summary: 'Stores all of the files, or none.',
    access: needs('write', 'media', 'settings'),
    body: uploadInput,
    upload: { ...GENERIC_UPLOAD, isRequired: true },
    answer: uploadAnswer,
    status: 201,
    failures: [413, 415, 503],
    example: { folder: 'temp' },
  },
  'POST /images/optimize': {
    summary: 'Stores a picture in another size, format or quality.',
    note: 'The options are JSON text. For an animation, the first frame counts.',
    access: needs('write', 'media', 'settings'),
    body: imageOptimization,
    upload: { ...IMAGE_UPLOAD, isRequired: true },
    answer: imageAnswer,
    status: 201,
    failures: [413, 415, 503],
    example: { options: { width: 800, format: 'webp', quality: 75 } },
  },
  'GET /media-files': {
    summary: 'Lists the files of the media library by page.',
    note: 'Search covers names, alternative texts, tags and folders. Only trashed=true lists files in the trash.',
    access: needs('read', 'media'),
    query: mediaFileListQuery,
    answer: mediaFileList,
  },
  'POST /media-files': {
    summary: 'Adds a picture, a clip, a typeface, or a PDF file to the media library.',
    note: 'Clips are MP4 or WebM files of at most 8 MB, typefaces WOFF2 files of at most 512 KB. Visitors download PDF files; browsers do not open them in the page.',
    access: needs('write', 'media', 'settings'),
    body: libraryFileInput,
    upload: { ...LIBRARY_UPLOAD, isRequired: true },
    answer: mediaFileAnswer,
    status: 201,
    failures: [413, 415, 503],
    example: {},
  },
  'GET /media-files/stats': {
    summary: 'Counts files, and how many of them are in use.',
    access: needs('read', 'media'),
    answer: mediaFileStats,
  },
  'GET /media-files/tags': {
    summary: 'Lists the tags of files, with the number of files for each.',
    access: needs('read', 'media'),
    answer: mediaFileTags,
  },
  'GET /media-files/{id}': {
    summary: 'Returns a file, even from the trash, with the items that show it.',
    access: needs('read', 'media'),
    answer: mediaFileAnswer,
  },
  'PATCH /media-files/{id}': {
    summary: 'Changes the description of a file: name, alternative text, tags, focal point.',
    note: 'A file that staff describe is kept even if no item shows it.',
    access: needs('write', 'media'),
    body: mediaFilePatch,
    answer: mediaFileAnswer,
    ...versioned,
    example: { alt: 'Two people at a whiteboard', tags: ['Studio'], focalPoint: { x: 0.4, y: 0.25 } },
  },
  'POST /media-files/{id}/replace': {
    summary: 'Replaces a file with another one of its sort: a picture, a clip, a typeface, or a PDF file.',
    note: 'The new file gets its own address; the previous addresses show it from then on.',
    access: needs('write', 'media'),
    body: libraryFileInput,
    upload: { ...LIBRARY_UPLOAD, isRequired: true },
    answer: mediaFileAnswer,
    failures: [413, 415, 503],
    example: {},
  },
  'POST /media-files/{id}/restore': {
    summary: 'Restores a file from the trash.',
    access: needs('delete', 'media'),
    answer: mediaFileAnswer,
  },
  'DELETE /media-files/{id}': {
    summary: `Moves a file to the trash, from where it can be brought back for ${TRASH_DAYS} days.`,
    note: 'It stays at its address until it is permanently deleted. 409 lists the items that show it, unless force=true.',
    access: needs('delete', 'media'),
    query: mediaFileDeletion,
    answer: mediaFileAnswer,
    failures: [409],
  },
});
