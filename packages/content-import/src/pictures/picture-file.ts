import { LIBRARY_MAX_BYTES } from '@atelier/contracts/media/upload';

/** A picture from a folder or an archive. */
export interface PictureFile {
  /** Path in the folder or archive, with slashes. */
  path: string;
  bytes: number;
  read(): Promise<Blob>;
}

const PICTURE_NAME = /\.(?:jpe?g|png|webp|gif|avif)$/i;
/** What operating systems add to folders and archives. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;

export const isPicturePath = (path: string): boolean => PICTURE_NAME.test(path) && !HIDDEN.test(path);

export const MAX_PICTURES = 20_000;
export const MAX_PICTURE_BYTES = LIBRARY_MAX_BYTES;
