import { randomBytes } from 'node:crypto';
import {
  CONTENT_UPLOADS,
  type FocalPoint,
  IMAGE_TYPES,
  type StoredFile,
  stemOfVariant,
  VARIANT_FORMATS,
  VARIANT_WIDTHS,
  variantPathOf,
} from '@atelier/contracts';
import type { Picture } from '../pictures/picture-intake.js';
import type { Variant } from '../variants/variant-maker.js';

/** Who stored a file, or changed what is said of it. */
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
  /** Removed some time after nothing shows it; false for what people keep in folders of their own. */
  isCollectable: boolean;
  /** When an item last began or ceased to show it. */
  lastShownAt: Date | null;
  variantJob: VariantJob;
  /** As staff call it; at first as its sender did. */
  name: string;
  folder: string;
  alt: string;
  tags: string[];
  focalPoint: FocalPoint | null;
  /** Paths without extension under which it is known: that of now first, behind it those from before it was replaced. */
  stems: string[];
  /** Hidden is what comes beside another file, such as the smaller version of a sample. */
  shelf: 'library' | 'trash' | 'hidden';
  trashedAt: Date | null;
  /** How many items show it. */
  uses: number;
  uploadedBy: string | null;
  /** Of what is said of it, for If-Match. */
  version: number;
  updatedBy: string | null;
  updatedAt: Date;
}

/** A picture whose versions are to be made is taken by one process at a time, until its time is up. */
export interface VariantJob {
  state: 'none' | 'waiting' | 'made' | 'failed';
  attempts: number;
  takenUntil: Date;
}

const OBJECTS = 'media';
export const OBJECTS_PREFIX = `${OBJECTS}/`;
const TEMPORARY_FOLDER = 'temp';
const COLLECTED_FOLDERS = new Set([TEMPORARY_FOLDER, ...Object.keys(CONTENT_UPLOADS)]);

export const objectPathOf = (path: string): string => `${OBJECTS_PREFIX}${path}`;

/** Every object that can belong to a file, made or not. */
export const objectPathsOf = (path: string): string[] =>
  [path, ...VARIANT_WIDTHS.flatMap((width) => VARIANT_FORMATS.map((format) => variantPathOf(path, width, format)))].map(
    objectPathOf,
  );

/** Every object under all the paths by which a file is known. */
export const objectPathsOfStems = (stems: readonly string[]): string[] => [
  ...new Set(stems.flatMap(originalsOf).flatMap(objectPathsOf)),
];

/** Where the picture of this name may be, whatever its format. */
export const originalsOf = (stem: string): string[] =>
  Object.values(IMAGE_TYPES).map((extension) => `${stem}.${extension}`);

/** What a picture and its versions have in common: the path without extension and width. */
export const stemOf = (path: string): string => stemOfVariant(path) ?? path.replace(/\.\w+$/, '');

const randomId = (): string => randomBytes(16).toString('hex');

const UNKNOWN = { width: null, height: null, blur: null, variants: [], lastShownAt: null };
const UNDESCRIBED = { alt: '', tags: [], focalPoint: null, trashedAt: null, uses: 0, version: 1 };

/** What can be said of a file whose record says only where it is and when it was stored. */
export const describedByPath = (path: string, { by, at }: Author) => {
  const steps = path.split('/');
  return {
    ...UNDESCRIBED,
    name: steps.at(-1) ?? path,
    folder: steps.slice(0, -1).join('/'),
    stems: [stemOf(path)],
    shelf: stemOfVariant(path) === undefined ? ('library' as const) : ('hidden' as const),
    uploadedBy: by,
    updatedBy: by,
    updatedAt: at,
  };
};

export const jobInState = (state: VariantJob['state']): VariantJob => ({ state, attempts: 0, takenUntil: new Date(0) });

/** Where a picture goes: under a name that nobody can guess, with the extension of what it contains. */
export const placeFor = (
  folder: string,
  { contentType, bytes, width, height, isScalable }: Picture,
  id = randomId(),
) => {
  const path = `${folder}/${id}.${IMAGE_TYPES[contentType]}`;
  return {
    ...UNKNOWN,
    path,
    contentType,
    bytes,
    width,
    height,
    variantJob: jobInState(isScalable ? 'waiting' : 'none'),
  };
};

export const newFile = (folder: string, picture: Picture, author: Author): FileRecord => {
  const id = randomId();
  const place = placeFor(folder, picture, id);
  return {
    id,
    ...describedByPath(place.path, author),
    ...place,
    ...(picture.name === undefined ? {} : { name: picture.name }),
    storedAt: author.at,
    isCollectable: COLLECTED_FOLDERS.has(folder),
  };
};

/** A file under a name that others know already; it comes with the versions that it needs, and stays. */
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

export const addressOf = (path: string): string => `/media/${path}`;

export const pictureFactsOf = ({ path, width, height, blur, variants }: FileRecord) => ({
  width,
  height,
  blur,
  variants: variants.map((variant) => ({
    ...variant,
    url: addressOf(variantPathOf(path, variant.width, variant.format)),
  })),
});

export const toStoredFile = (record: FileRecord): StoredFile => {
  const { id, path, contentType, bytes } = record;
  return { id, path, url: addressOf(path), contentType, bytes, ...pictureFactsOf(record) };
};
