import * as z from 'zod';
import { CONTENT_KINDS } from '../content/content-types.js';
import { booleanWord, searchText } from '../http/fields.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { focalPoint, MAX_TAG_LENGTH } from './file-description.js';
import { storedFile } from './stored-file.js';
import { typefaceFacts } from './typeface-facts.js';
import { MEDIA_TYPES, type MediaType } from './upload.js';

/** Users of files: content items, and the studio settings. */
export const FILE_USE_KINDS = [...CONTENT_KINDS, 'studio'] as const;

/** An item that shows a file. `title` is null if the item has had no event since titles were added. */
export const fileUse = z
  .object({
    kind: z.enum(FILE_USE_KINDS),
    id: z.string(),
    title: z.string().nullable(),
    /** Path of its page on the site. */
    path: z.string().nullable(),
  })
  .meta({ id: 'FileUse' });
export type FileUse = z.infer<typeof fileUse>;

/** A file as the library shows it. */
export const mediaFile = z
  .object({
    ...storedFile.shape,
    name: z.string(),
    folder: z.string(),
    alt: z.string(),
    tags: z.array(z.string()),
    focalPoint: focalPoint.nullable(),
    /** Null for files other than typefaces, and absent in answers of earlier versions. */
    typeface: typefaceFacts.nullable().optional(),
    uploadedBy: z.string().nullable(),
    uploadedAt: z.string(),
    /** The number of items that show it. */
    uses: z.number().int(),
    trashedAt: z.string().nullable(),
    version: z.number().int(),
    updatedBy: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'MediaFile' });
export type MediaFile = z.infer<typeof mediaFile>;

export const MEDIA_FILE_SORTS = ['newest', 'oldest', 'name', 'largest', 'most-used'] as const;

/** 'image' means pictures of every type, 'video' clips of every type. */
const FILE_TYPES = ['image', 'video', ...Object.keys(MEDIA_TYPES)] as ['image', 'video', ...MediaType[]];

/** Query of GET /media-files. Multiple filters must all match. */
export const mediaFileListQuery = z.strictObject({
  ...pageQuery,
  search: searchText.optional(),
  tag: z.string().trim().max(MAX_TAG_LENGTH).optional(),
  folder: z.string().trim().max(60).optional(),
  type: z.enum(FILE_TYPES, `Type must be ${FILE_TYPES.join(', ')}`).optional(),
  used: z.enum(['yes', 'no'], 'Used must be yes or no').optional(),
  trashed: booleanWord.optional(),
  sort: z.enum(MEDIA_FILE_SORTS, `Sort must be ${MEDIA_FILE_SORTS.join(', ')}`).default('newest'),
});
export type MediaFileListQuery = z.infer<typeof mediaFileListQuery>;

export const mediaFileList = z
  .object({ success: z.literal(true), data: z.array(mediaFile), total: z.number().int(), pagination })
  .meta({ id: 'MediaFileList' });
export type MediaFileList = z.infer<typeof mediaFileList>;

export const mediaFileAnswer = z
  .object({
    success: z.literal(true),
    message: z.string().optional(),
    data: z.object({ ...mediaFile.shape, usedIn: z.array(fileUse) }).meta({ id: 'MediaFileDetails' }),
  })
  .meta({ id: 'MediaFileAnswer' });
export type MediaFileDetails = z.infer<typeof mediaFileAnswer>['data'];

export const mediaFileTags = z
  .object({
    success: z.literal(true),
    data: z.array(z.object({ tag: z.string(), count: z.number().int() })),
  })
  .meta({ id: 'MediaFileTags' });

export const mediaFileStats = z
  .object({
    success: z.literal(true),
    data: z.object({
      total: z.number().int(),
      used: z.number().int(),
      unused: z.number().int(),
      /** Total of the originals, without versions. */
      bytes: z.number().int(),
      trashed: z.number().int(),
    }),
  })
  .meta({ id: 'MediaFileStats' });

/** Query of DELETE /media-files/{id}. */
export const mediaFileDeletion = z.strictObject({ force: booleanWord.optional() });
