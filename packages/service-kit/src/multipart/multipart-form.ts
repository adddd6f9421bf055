import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  type DocumentType,
  type ImageType,
  isLibraryDocument,
  type MediaType,
  type UploadRule,
  uploadRefusal,
} from '@atelier/contracts';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyRequest } from 'fastify';
import { InvalidInput } from '../http/exceptions.js';
import { detectClipType } from './clip-type.js';
import { detectDocumentType } from './document-type.js';
import { detectImageType, HEAD_BYTES } from './image-type.js';

/** A completely received and checked file in a temporary directory. */
export interface UploadedFile<Type extends string = ImageType> {
  /** Name of the form field. */
  field: string;
  /** The sender's name for it: for display, never to be trusted. */
  filename: string;
  /** Path of the temporary file. */
  file: string;
  contentType: Type;
  bytes: number;
}

/** Values are text, or lists of text if a field is repeated. */
interface MultipartForm<Type extends string = ImageType> {
  fields: Record<string, unknown>;
  files: UploadedFile<Type>[];
}

/** Detects the type of a file by its first bytes; undefined if the type is unexpected. */
type TypeReader<Type extends string> = (head: Buffer) => Type | undefined;

interface MultipartRule extends UploadRule {
  /** Replaces 'File is larger than N bytes'; `index` counts the files from 0. */
  tooLarge?: (index: number) => string;
  /** Replaces 'File type must be ...' with the media types. */
  wrongType?: string;
}

const MAX_FIELDS = 100;
const MAX_NAME_BYTES = 100;
const MAX_TEXT_BYTES = 1024 * 1024;
/**
 * More than the largest form of any rule. A request that continues beyond this size or takes longer is ended without an answer.
 */
const LONGEST_REQUEST_BYTES = 128 * 1024 * 1024;
const LONGEST_REQUEST_MS = 2 * 60 * 1000;
const WATCH_INTERVAL_MS = 250;

const VALIDATION_FAILED = 'Validation failed';
const BODY_TOO_LARGE = 'The request body is too large.';

const refusal = (field: string, message: string, status: 400 | 413 | 415 = 400, rule = message) =>
  new InvalidInput([{ field, message: rule }], message, undefined, status);

/** Loaded here, so that services without uploads do not load it. */
export const registerMultipart = async (application: NestFastifyApplication): Promise<void> => {
  const { default: multipart } = await import('@fastify/multipart');
  await application.register(multipart, { throwFileSizeLimit: false });
};

const getLimits = ({ maxBytes, maxFiles }: UploadRule) => ({
  fileSize: maxBytes,
  // Allows one extra file, so that the refusal can use the specified words.
  files: maxFiles + 1,
  fields: MAX_FIELDS,
  fieldSize: MAX_TEXT_BYTES,
  fieldNameSize: MAX_NAME_BYTES,
});

const getHead = async (file: string): Promise<Buffer> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

class FormReader<Type extends string> {
  private readonly values = new Map<string, unknown>();
  private readonly files: UploadedFile<Type>[] = [];
  private textBytes = 0;

  constructor(
    private readonly rule: MultipartRule,
    private readonly directory: string,
    private readonly getType: TypeReader<Type>,
  ) {}

  async read(parts: AsyncIterable<Multipart>): Promise<MultipartForm<Type>> {
    for await (const part of parts) {
      if (part.type === 'field') this.addText(part);
      else await this.addFile(part);
    }
    return { fields: Object.fromEntries(this.values), files: this.files };
  }

  private addText({ fieldname, value, valueTruncated }: MultipartValue): void {
    this.textBytes += typeof value === 'string' ? Buffer.byteLength(value) : 0;
    if (valueTruncated || this.textBytes > MAX_TEXT_BYTES)
      throw refusal(fieldname, BODY_TOO_LARGE, 413, `Text must be at most ${MAX_TEXT_BYTES} bytes`);
    const before = this.values.get(fieldname);
    this.values.set(fieldname, before === undefined ? value : [before, value].flat());
  }

  private async addFile(part: MultipartFile): Promise<void> {
    const { fieldname: field, filename = '' } = part;
    const index = this.files.length;
    const { fields, maxFiles, maxBytes, types, tooLarge, wrongType } = this.rule;
    if (!fields.includes(field)) throw refusal(field, VALIDATION_FAILED, 400, `Unknown field '${field}'`);
    const file = join(this.directory, String(index));
    await pipeline(part.file, createWriteStream(file));
    const { size: bytes } = await stat(file);
    // Browsers send this for a file field with no file chosen.
    if (bytes === 0 && filename === '') return;
    if (index === maxFiles) throw refusal(field, uploadRefusal.tooMany, 400, uploadRefusal.moreThan(maxFiles));
    if (part.file.truncated) throw refusal(field, tooLarge?.(index) ?? uploadRefusal.tooLarge(maxBytes), 413);
    const contentType = this.getType(await getHead(file));
    if (contentType === undefined || !types.includes(contentType))
      throw refusal(field, wrongType ?? uploadRefusal.wrongType(types), 415);
    this.files.push({ field, filename, file, contentType, bytes });
  }
}

/** The parser's errors have no status, or an unhelpful one; limit errors pass through unchanged. */
const asRefusal = (error: unknown): unknown => {
  if (!(error instanceof Error) || 'status' in error) return error;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const isFileSystems = 'code' in error && status === undefined;
  return isFileSystems || status === 413
    ? error
    : refusal('body', VALIDATION_FAILED, 400, 'Body must be valid multipart form data');
};

/** Also covers the discarded rest of a refused request. */
const endOverlong = (request: IncomingMessage): void => {
  const { socket } = request;
  const bytesBefore = socket.bytesRead;
  const deadline = Date.now() + LONGEST_REQUEST_MS;
  const watch = setInterval(() => {
    if (socket.bytesRead - bytesBefore > LONGEST_REQUEST_BYTES || Date.now() > deadline) request.destroy();
  }, WATCH_INTERVAL_MS);
  watch.unref();
  request.once('close', () => clearInterval(watch));
};

/**
 * Passes a completely received form to `use`; one bad file refuses the whole form. Files are typed by their content, and
 * deleted afterwards.
 */
const withForm = async <Type extends string, Result>(
  request: FastifyRequest,
  rule: MultipartRule,
  getType: TypeReader<Type>,
  use: (form: MultipartForm<Type>) => Promise<Result>,
): Promise<Result> => {
  if (!request.isMultipart()) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
  endOverlong(request.raw);
  const directory = await mkdtemp(join(tmpdir(), 'atelier-upload-'));
  try {
    const parts = request.parts({ limits: getLimits(rule) });
    const form = await new FormReader(rule, directory, getType).read(parts).catch((error: unknown) => {
      throw asRefusal(error);
    });
    return await use(form);
  } finally {
    // The rest of a refused request is read and discarded, so that the sender gets the answer.
    request.raw.unpipe().resume();
    await rm(directory, { recursive: true, force: true });
  }
};

/** A form with pictures. */
export const withMultipartForm = <Result>(
  request: FastifyRequest,
  rule: MultipartRule,
  use: (form: MultipartForm) => Promise<Result>,
): Promise<Result> => withForm(request, rule, detectImageType, use);

const detectMediaType = (head: Buffer): MediaType | undefined => {
  const documentType = detectDocumentType(head);
  if (documentType !== undefined && isLibraryDocument(documentType)) return documentType;
  if (head.toString('latin1', 0, 4) === 'wOF2') return 'font/woff2';
  return detectClipType(head) ?? detectImageType(head);
};

/** A form with files of the library: pictures, clips, typefaces, and PDF. */
export const withMediaForm = <Result>(
  request: FastifyRequest,
  rule: MultipartRule,
  use: (form: MultipartForm<MediaType>) => Promise<Result>,
): Promise<Result> => withForm(request, rule, detectMediaType, use);

/** A form with documents: PDF and Word. */
export const withDocumentForm = <Result>(
  request: FastifyRequest,
  rule: MultipartRule,
  use: (form: MultipartForm<DocumentType>) => Promise<Result>,
): Promise<Result> => withForm(request, rule, detectDocumentType, use);
