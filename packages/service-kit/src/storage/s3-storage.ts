import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Client } from 'minio';
import { type ByteRange, checkedPath, type ObjectFacts, ObjectStorage, type StoredObject } from './object-storage.js';

export interface S3Settings {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region: string;
}

/** The least that S3 takes as a part, and so the most of a stream that is held in memory. */
const PART_BYTES = 5 * 1024 * 1024;
const UNKNOWN_TYPE = 'application/octet-stream';
const MISSING_CODES = ['NotFound', 'NoSuchKey'];
const BUCKET_EXISTS_CODES = ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'];

const undefinedWhenMissing = (error: { code?: string }): undefined => {
  if (!MISSING_CODES.includes(error.code ?? '')) throw error;
};

/** Objects in one bucket of an S3 server; the bucket is made at first use. */
export class S3Storage extends ObjectStorage {
  private readonly client: Client;
  private readonly bucket: string;
  private bucketReady: Promise<void> | undefined;

  constructor(private readonly settings: S3Settings) {
    super();
    const endpoint = new URL(settings.endpoint);
    const useSSL = endpoint.protocol === 'https:';
    this.bucket = settings.bucket;
    this.client = new Client({
      endPoint: endpoint.hostname,
      port: Number(endpoint.port || (useSSL ? 443 : 80)),
      useSSL,
      accessKey: settings.accessKey,
      secretKey: settings.secretKey,
      region: settings.region,
    });
  }

  async put(path: string, body: Buffer | Readable, contentType: string): Promise<ObjectFacts> {
    await this.ready();
    const headers = { 'Content-Type': contentType };
    if (Buffer.isBuffer(body)) await this.putBytes(checkedPath(path), body, headers);
    else await this.putStream(checkedPath(path), body, headers);
    const facts = await this.stat(path);
    if (facts === undefined) throw new Error(`The object vanished while it was written: ${path}`);
    return facts;
  }

  /** Facts and bytes come from one answer, so that they belong together. */
  async get(path: string, range?: ByteRange): Promise<StoredObject | undefined> {
    await this.ready();
    const body = await this.request(checkedPath(path), range).catch(undefinedWhenMissing);
    if (body === undefined) return undefined;
    const { headers } = body as IncomingMessage;
    const total = headers['content-range']?.split('/')[1] ?? headers['content-length'];
    return {
      bytes: Number(total),
      etag: (headers.etag ?? '').replaceAll('"', ''),
      changedAt: new Date(headers['last-modified'] ?? 0),
      contentType: headers['content-type'] ?? UNKNOWN_TYPE,
      body,
    };
  }

  async stat(path: string): Promise<ObjectFacts | undefined> {
    await this.ready();
    const found = await this.client.statObject(this.bucket, checkedPath(path)).catch(undefinedWhenMissing);
    if (found === undefined) return undefined;
    const { size, etag, lastModified, metaData } = found;
    return { bytes: size, etag, changedAt: lastModified, contentType: metaData['content-type'] ?? UNKNOWN_TYPE };
  }

  async remove(path: string): Promise<void> {
    await this.ready();
    await this.client.removeObject(this.bucket, checkedPath(path));
  }

  async *list(prefix: string): AsyncIterable<string> {
    await this.ready();
    for await (const item of this.client.listObjectsV2(this.bucket, prefix, true))
      if (item.name !== undefined) yield item.name;
  }

  private request(path: string, range: ByteRange | undefined): Promise<Readable> {
    if (range === undefined) return this.client.getObject(this.bucket, path);
    return this.client.getPartialObject(this.bucket, path, range.start, range.end - range.start + 1);
  }

  private async putBytes(path: string, bytes: Buffer, headers: Record<string, string>): Promise<void> {
    await this.client.putObject(this.bucket, path, bytes, bytes.length, headers);
  }

  /** The client's own streaming loses the errors of the stream and resumes other uploads, so parts are sent here. */
  private async putStream(path: string, body: Readable, headers: Record<string, string>): Promise<void> {
    let uploadId: string | undefined;
    const parts: { part: number; etag: string }[] = [];
    try {
      for await (const bytes of partsOf(body)) {
        if (uploadId === undefined && bytes.length < PART_BYTES) return await this.putBytes(path, bytes, headers);
        uploadId ??= await this.client.initiateNewMultipartUpload(this.bucket, path, headers);
        if (bytes.length > 0) parts.push(await this.putPart(path, uploadId, parts.length + 1, bytes));
      }
      if (uploadId !== undefined) await this.client.completeMultipartUpload(this.bucket, path, uploadId, parts);
    } catch (error) {
      if (uploadId !== undefined)
        await this.client.abortMultipartUpload(this.bucket, path, uploadId).catch(() => undefined);
      throw error;
    }
  }

  private putPart(path: string, uploadID: string, partNumber: number, bytes: Buffer) {
    const part = { bucketName: this.bucket, objectName: path, uploadID, partNumber, headers: {} };
    return this.client.uploadPart(part, bytes);
  }

  private ready(): Promise<void> {
    this.bucketReady ??= this.makeBucket().catch((error: unknown) => {
      this.bucketReady = undefined;
      throw error;
    });
    return this.bucketReady;
  }

  private async makeBucket(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    await this.client.makeBucket(this.bucket, this.settings.region).catch((error: { code?: string }) => {
      if (!BUCKET_EXISTS_CODES.includes(error.code ?? '')) throw error;
    });
  }
}

/** The stream in pieces of a part's size or a little more; the last is smaller, and may be empty. */
async function* partsOf(body: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  yield Buffer.concat(held);
}
