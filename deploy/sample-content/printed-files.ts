import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RenderedFile } from './covers/picture.ts';

type FileEntry = Omit<RenderedFile, 'bytes'>;

const folder = join(import.meta.dirname, 'dist');
const list = join(folder, 'files.json');

/** Writes the files of the build. */
export const writePrinted = async (files: AsyncIterable<RenderedFile>): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  const entries: FileEntry[] = [];
  for await (const { bytes, ...entry } of files) {
    const file = join(folder, entry.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    entries.push(entry);
  }
  await writeFile(list, JSON.stringify(entries));
};

/** Reads the files of the build, one at a time. */
export async function* readPrinted(): AsyncIterable<RenderedFile> {
  const entries = JSON.parse(await readFile(list, 'utf8')) as FileEntry[];
  for (const entry of entries) yield { ...entry, bytes: await readFile(join(folder, entry.path)) };
}
