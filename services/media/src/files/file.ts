import { randomBytes } from 'node:crypto';
import {
  CONTENT_UPLOADS,
  IMAGE_TYPES,
  type StoredFile,
  VARIANT_FORMATS,
  VARIANT_WIDTHS,
  variantPathOf,
} from '@atelier/contracts';
import type { Picture } from '../pictures/picture-intake.js';
import type { Variant } from '../variants/variant-maker.js';

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

/** Where the picture of this name may be, whatever its format. */
export const originalsOf = (stem: string): string[] =>
  Object.values(IMAGE_TYPES).map((extension) => `${stem}.${extension}`);

const randomId = (): string => randomBytes(16).toString('hex');

const UNKNOWN = { width: null, height: null, blur: null, variants: [], lastShownAt: null };

export const jobInState = (state: VariantJob['state']): VariantJob => ({ state, attempts: 0, takenUntil: new Date(0) });

/** A file under a name that nobody can guess, with the extension of what it contains. */
export const newFile = (folder: string, picture: Picture, now: Date): FileRecord => {
  const id = randomId();
  const { contentType, bytes, width, height, isScalable } = picture;
  return {
    ...UNKNOWN,
    id,
    path: `${folder}/${id}.${IMAGE_TYPES[contentType]}`,
    contentType,
    bytes,
    storedAt: now,
    width,
    height,
    isCollectable: COLLECTED_FOLDERS.has(folder),
    variantJob: jobInState(isScalable ? 'waiting' : 'none'),
  };
};

/** A file under a name that others know already; it comes with the versions that it needs, and stays. */
export const namedFile = (path: string, contentType: string, bytes: number, now: Date): FileRecord => ({
  ...UNKNOWN,
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
