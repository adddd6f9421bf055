import { openAsBlob } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { PictureFile } from '@atelier/content-import';
import { getMessage, Problem } from '../problem.ts';

const inFolder = async (folder: string): Promise<PictureFile[]> => {
  const { isPicturePath, MAX_PICTURE_BYTES, MAX_PICTURES } = await import('@atelier/content-import');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pictures: PictureFile[] = [];
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    if (!entry.isFile() || !isPicturePath(path)) continue;
    const { size } = await stat(file);
    if (size > MAX_PICTURE_BYTES) continue;
    if (pictures.length === MAX_PICTURES) throw new Problem(`${folder} has more than ${MAX_PICTURES} pictures.`);
    pictures.push({ path, bytes: size, read: () => openAsBlob(file) });
  }
  return pictures;
};

/** The pictures in a folder or a ZIP file. */
export const findPictureFiles = async (path: string): Promise<PictureFile[]> => {
  const facts = await stat(path).catch((error: unknown) => {
    throw new Problem(`${path} cannot be read (${getMessage(error)}).`);
  });
  if (facts.isDirectory()) return inFolder(path);
  const { readZip } = await import('@atelier/content-import');
  return readZip(await openAsBlob(path));
};
