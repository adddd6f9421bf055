import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIBRARY_PICTURE_UPLOAD, MEDIA_TYPES, uploadRefusal } from '@atelier/contracts';
import { createService, detectImageType, HEAD_BYTES, InvalidInput } from '@atelier/service-kit';
import { getAddress } from './files/file.js';
import { FilesService } from './files/files.service.js';
import { mediaService } from './media.js';

/** A picture as another program stored it. */
export interface IncomingPicture {
  name: string;
  read(): Promise<Blob>;
}

/** Where a picture is now, or why it was refused. */
export type ImportedPicture = { url: string } | { refusal: string };

const FOLDER = 'imported';
const ID_LENGTH = 32;

/** Undefined if the file is damaged, as one picture of an archive may be. */
const readBytes = async (picture: IncomingPicture): Promise<Buffer | undefined> => {
  try {
    return Buffer.from(await (await picture.read()).arrayBuffer());
  } catch {
    return undefined;
  }
};

const store = async (files: FilesService, picture: IncomingPicture, temporary: string): Promise<ImportedPicture> => {
  const bytes = await readBytes(picture);
  if (bytes === undefined) return { refusal: 'The file is damaged' };
  const contentType = detectImageType(bytes.subarray(0, HEAD_BYTES));
  if (contentType === undefined || !LIBRARY_PICTURE_UPLOAD.types.includes(contentType))
    return { refusal: uploadRefusal.wrongType(LIBRARY_PICTURE_UPLOAD.types) };
  // Named by its content, so that importing it again finds it.
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);
  const path = `${FOLDER}/${id}.${MEDIA_TYPES[contentType]}`;
  if (!(await files.isKnown(path))) {
    const file = join(temporary, id);
    await writeFile(file, bytes);
    const arrived = { field: 'file', filename: picture.name, file, contentType, bytes: bytes.length };
    await files.addImported(FOLDER, id, arrived);
  }
  return { url: getAddress(path) };
};

/** Stores pictures in the library, each once however often it is imported; answers in the same order. */
export const importPictures = async (
  env: NodeJS.ProcessEnv,
  pictures: readonly IncomingPicture[],
  onProgress: (stored: number) => void = () => undefined,
): Promise<ImportedPicture[]> => {
  const { application } = await createService(mediaService, env);
  const temporary = await mkdtemp(join(tmpdir(), 'atelier-import-'));
  try {
    await application.init();
    const files = application.get(FilesService);
    const imported: ImportedPicture[] = [];
    for (const picture of pictures) {
      const result = await store(files, picture, temporary).catch((error: unknown) => {
        if (error instanceof InvalidInput) return { refusal: error.message };
        throw error;
      });
      imported.push(result);
      onProgress(imported.length);
    }
    return imported;
  } finally {
    await rm(temporary, { recursive: true, force: true });
    await application.close();
  }
};
