import { randomBytes } from 'node:crypto';
import { IMAGE_TYPES, type ImageType, type StoredFile } from '@atelier/contracts';

/** A file that visitors can read at /media/{path}. */
export interface FileRecord {
  id: string;
  path: string;
  contentType: string;
  bytes: number;
  storedAt: Date;
}

const OBJECTS = 'media';

export const objectPathOf = (path: string): string => `${OBJECTS}/${path}`;

const randomId = (): string => randomBytes(16).toString('hex');

/** A file under a name that nobody can guess, with the extension of what it contains. */
export const newFile = (folder: string, contentType: ImageType, bytes: number, now: Date): FileRecord => {
  const id = randomId();
  return { id, path: `${folder}/${id}.${IMAGE_TYPES[contentType]}`, contentType, bytes, storedAt: now };
};

/** A file under a name that others know already. */
export const namedFile = (path: string, contentType: string, bytes: number, now: Date): FileRecord => ({
  id: randomId(),
  path,
  contentType,
  bytes,
  storedAt: now,
});

export const toStoredFile = ({ id, path, contentType, bytes }: FileRecord): StoredFile => ({
  id,
  path,
  url: `/media/${path}`,
  contentType,
  bytes,
});
