import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  UPLOAD_IMAGE_TYPES,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_FILES,
  type UploadImageType,
  uploadFolder,
  uploadRefusal,
} from '@atelier/contracts';
import { fieldIssuesOf, InvalidInput } from '@atelier/service-kit';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { errorCodes, type FastifyRequest } from 'fastify';
import { HEAD_BYTES, imageTypeOf } from './image-type.js';

/** A file that has arrived whole and was checked; it lies in a temporary directory. */
export interface ArrivedFile {
  file: string;
  contentType: UploadImageType;
  bytes: number;
}

export interface UploadForm {
  folder: string;
  files: ArrivedFile[];
}

const refusal = (field: string, message: string, status: 400 | 413 | 415 = 400, rule = message) =>
  new InvalidInput([{ field, message: rule }], message, undefined, status);

const headOf = async (file: string): Promise<Buffer> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

const receiveFile = async (part: MultipartFile, file: string): Promise<ArrivedFile> => {
  await pipeline(part.file, createWriteStream(file));
  if (part.file.truncated) throw refusal(part.fieldname, uploadRefusal.tooLarge(UPLOAD_MAX_BYTES), 413);
  const contentType = imageTypeOf(await headOf(file));
  if (contentType === undefined)
    throw refusal(part.fieldname, uploadRefusal.wrongType(Object.keys(UPLOAD_IMAGE_TYPES)), 415);
  return { file, contentType, bytes: (await stat(file)).size };
};

const folderOf = (name: string, value: unknown): string => {
  if (name !== 'folder') throw refusal(name, 'Validation failed', 400, `Unknown field '${name}'`);
  const folder = uploadFolder.safeParse(value);
  if (folder.success) return folder.data;
  throw new InvalidInput(fieldIssuesOf(folder.error.issues).map((issue) => ({ ...issue, field: 'folder' })));
};

const readParts = async (parts: AsyncIterable<Multipart>, directory: string): Promise<UploadForm> => {
  const form: UploadForm = { folder: uploadFolder.parse(undefined), files: [] };
  for await (const part of parts) {
    if (part.type === 'field') {
      form.folder = folderOf(part.fieldname, part.value);
      continue;
    }
    if (form.files.length === UPLOAD_MAX_FILES)
      throw refusal(part.fieldname, uploadRefusal.tooMany, 400, uploadRefusal.moreThan(UPLOAD_MAX_FILES));
    form.files.push(await receiveFile(part, join(directory, String(form.files.length))));
  }
  if (form.files.length === 0) throw refusal('file', 'Validation failed', 400, 'At least one file is required');
  return form;
};

/** The parser's own complaints carry neither a code nor a status. */
const asRefusal = (error: unknown): unknown =>
  error instanceof Error && !('code' in error) && !('status' in error)
    ? refusal('body', 'Validation failed', 400, 'Body must be valid multipart form data')
    : error;

/**
 * Lets `use` have a form whose files arrived whole: the folder may be named behind the files, and one bad file refuses all.
 * The files are gone afterwards.
 */
export const withUploadForm = async <Result>(
  request: FastifyRequest,
  use: (form: UploadForm) => Promise<Result>,
): Promise<Result> => {
  if (!request.isMultipart()) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
  const directory = await mkdtemp(join(tmpdir(), 'atelier-upload-'));
  try {
    const form = await readParts(request.parts(), directory).catch((error: unknown) => {
      throw asRefusal(error);
    });
    return await use(form);
  } finally {
    // What is left of a refused request is read and dropped, so that the answer reaches its sender.
    request.raw.unpipe().resume();
    await rm(directory, { recursive: true, force: true });
  }
};
