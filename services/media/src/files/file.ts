import { randomBytes } from 'node:crypto';
import {
  CONTENT_UPLOADS,
  type FocalPoint,
  getVariantPath,
  isLibraryDocument,
  MEDIA_TYPES,
  type StoredFile,
  stemOfVariant,
  type TypefaceFacts,
  VARIANT_FORMATS,
  VARIANT_WIDTHS,
} from '@atelier/contracts';
import type { AcceptedFile } from '../pictures/picture-intake.js';
import type { Variant } from '../variants/variant-maker.js';

/** Who stored a file, or changed its description. */
export interface Author {
  by: string | null;
  at: Date;
}

/** A file that visitors can read at /media/{path}. */
export interface FileRecord {
  id: string;
  path: string;
  contentType: string;
  bytes: number;
  storedAt: Date;
  width: number | null;
  height: number | null;
  blur: string | null;
  variants: Variant[];
  /** Removed some time after its last use; false for files that staff keep in their own folders. */
  isCollectable: boolean;
  /** When an item last started or stopped showing it. */
  lastShownAt: Date | null;
  variantJob: VariantJob;
  /** Name set by staff; initially the sender's. */
  name: string;
  folder: string;
  alt: string;
  tags: string[];
  focalPoint: FocalPoint | null;
  /** Measures, if it is a typeface. */
  typeface: TypefaceFacts | null;
  /** Its paths without extension: the current one first, then those from before it was replaced. */
  stems: string[];
  /** 'hidden' is a file that belongs to another one, such as the smaller version of a sample. */
  shelf: 'library' | 'trash' | 'hidden';
  trashedAt: Date | null;
  /** The number of items that show it. */
  uses: number;
  uploadedBy: string | null;
  /** Version of the description, for If-Match. */
  version: number;
  updatedBy: string | null;
  updatedAt: Date;
}

/** A pending job for the versions of a picture, claimed by one process at a time until its time is up. */
export interface VariantJob {
  state: 'none' | 'waiting' | 'made' | 'failed';
  attempts: number;
  takenUntil: Date;
}

const OBJECTS = 'media';
export const OBJECTS_PREFIX = `${OBJECTS}/`;
const TEMPORARY_FOLDER = 'temp';
const COLLECTED_FOLDERS = new Set([TEMPORARY_FOLDER, ...Object.keys(CONTENT_UPLOADS)]);

export const getObjectPath = (path: string): string => `${OBJECTS_PREFIX}${path}`;

/** Every object that can belong to a file, created or not. */
const getObjectPaths = (path: string): string[] =>
  [
    path,
    ...VARIANT_WIDTHS.flatMap((width) => VARIANT_FORMATS.map((format) => getVariantPath(path, width, format))),
  ].map(getObjectPath);

/** Every object under all paths of a file. */
export const objectPathsOfStems = (stems: readonly string[]): string[] => [
  ...new Set(stems.flatMap(getOriginals).flatMap(getObjectPaths)),
];

/** Possible paths of a file with this name, in any format. */
export const getOriginals = (stem: string): string[] =>
  Object.values(MEDIA_TYPES).map((extension) => `${stem}.${extension}`);

/** The common part of the paths of a picture and its versions: without extension and width. */
export const getStem = (path: string): string => stemOfVariant(path) ?? path.replace(/\.\w+$/, '');

const randomId = (): string => randomBytes(16).toString('hex');

const UNKNOWN = { width: null, height: null, blur: null, variants: [], lastShownAt: null, typeface: null };
const UNDESCRIBED = { alt: '', tags: [], focalPoint: null, trashedAt: null, uses: 0, version: 1 };

/** Describes a file whose record has only its path and time. */
export const describedByPath = (path: string, { by, at }: Author) => {
  const steps = path.split('/');
  return {
    ...UNDESCRIBED,
    name: steps.at(-1) ?? path,
    folder: steps.slice(0, -1).join('/'),
    stems: [getStem(path)],
    shelf: stemOfVariant(path) === undefined ? ('library' as const) : ('hidden' as const),
    uploadedBy: by,
    updatedBy: by,
    updatedAt: at,
  };
};

export const jobInState = (state: VariantJob['state']): VariantJob => ({ state, attempts: 0, takenUntil: new Date(0) });

const LONGEST_READABLE = 60;

/** The part of a document's path that visitors recognize in their downloads: 'price-list-' for 'Price list.pdf'. */
const getReadable = ({ contentType, name = '' }: AcceptedFile): string => {
  const words = isLibraryDocument(contentType) ? name.replace(/\.\w+$/, '').toLowerCase() : '';
  const readable = (words.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, LONGEST_READABLE);
  return readable === '' ? '' : `${readable}-`;
};

/** The path of a new file: an unguessable name, with the extension of its actual type. */
export const placeFor = (folder: string, file: AcceptedFile, id = randomId()) => {
  const { contentType, bytes, width, height, isScalable, typeface = null } = file;
  const path = `${folder}/${getReadable(file)}${id}.${MEDIA_TYPES[contentType]}`;
  return {
    ...UNKNOWN,
    path,
    contentType,
    bytes,
    width,
    height,
    typeface,
    variantJob: jobInState(isScalable ? 'waiting' : 'none'),
  };
};

export const newFile = (folder: string, file: AcceptedFile, author: Author, id = randomId()): FileRecord => {
  const place = placeFor(folder, file, id);
  return {
    id,
    ...describedByPath(place.path, author),
    ...place,
    ...(file.name === undefined ? {} : { name: file.name }),
    storedAt: author.at,
    isCollectable: COLLECTED_FOLDERS.has(folder),
  };
};

/** A file with a well-known name; it comes with the versions that it needs, and is never collected. */
export const namedFile = (path: string, contentType: string, bytes: number, now: Date): FileRecord => ({
  ...UNKNOWN,
  ...describedByPath(path, { by: null, at: now }),
  id: randomId(),
  path,
  contentType,
  bytes,
  storedAt: now,
  isCollectable: false,
  variantJob: jobInState('none'),
});

export const getAddress = (path: string): string => `/media/${path}`;

export const getPictureFacts = ({ path, width, height, blur, variants }: FileRecord) => ({
  width,
  height,
  blur,
  variants: variants.map((variant) => ({
    ...variant,
    url: getAddress(getVariantPath(path, variant.width, variant.format)),
  })),
});

export const toStoredFile = (record: FileRecord): StoredFile => {
  const { id, path, contentType, bytes } = record;
  return { id, path, url: getAddress(path), contentType, bytes, ...getPictureFacts(record) };
};
