import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Client } from 'minio';
import { type ByteRange, checkedPath, type ObjectFacts, ObjectStorage, type StoredObject } from './object-storage.js';

export interface S3Settings {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region: string;
}

/** The minimum part size of S3, and so the most of a stream that is held in memory. */
const PART_BYTES = 5 * 1024 * 1024;
const UNKNOWN_TYPE = 'application/octet-stream';
const MISSING_CODES = ['NotFound', 'NoSuchKey'];
const BUCKET_EXISTS_CODES = ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'];

const undefinedWhenMissing = (error: { code?: string }): undefined => {
  if (!MISSING_CODES.includes(error.code ?? '')) throw error;
};

/** Loads the client on first use, because it is heavy and a directory does not need it. */
const connect = async ({ endpoint, accessKey, secretKey, region }: S3Settings): Promise<Client> => {
  const { Client } = await import('minio');
  const { hostname, port, protocol } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  return new Client({
    endPoint: hostname,
    port: Number(port || (useSSL ? 443 : 80)),
    useSSL,
    accessKey,
    secretKey,
    region,
  });
};

/** Objects in one bucket of an S3 server; the bucket is created on first use. */
export class S3Storage extends ObjectStorage {
  private readonly bucket: string;
  private readonly settings: S3Settings;
  private opened: Promise<Client> | undefined;

  constructor(settings: S3Settings) {
    super();
    this.settings = settings;
    this.bucket = settings.bucket;
  }

  async put(path: string, body: Buffer | Readable, contentType: string): Promise<ObjectFacts> {
    const client = await this.client();
    const headers = { 'Content-Type': contentType };
    if (Buffer.isBuffer(body)) await this.putBytes(client, checkedPath(path), body, headers);
    else await this.putStream(client, checkedPath(path), body, headers);
    const facts = await this.stat(path);
    if (facts === undefined) throw new Error(`The object vanished while it was written: ${path}`);
    return facts;
  }

  /** Takes facts and bytes from one answer, so that they match. */
  async get(path: string, range?: ByteRange): Promise<StoredObject | undefined> {
    const client = await this.client();
    const body = await this.request(client, checkedPath(path), range).catch(undefinedWhenMissing);
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
    const client = await this.client();
    const found = await client.statObject(this.bucket, checkedPath(path)).catch(undefinedWhenMissing);
    if (found === undefined) return undefined;
    const { size, etag, lastModified, metaData } = found;
    return { bytes: size, etag, changedAt: lastModified, contentType: metaData['content-type'] ?? UNKNOWN_TYPE };
  }

  async remove(path: string): Promise<void> {
    const client = await this.client();
    await client.removeObject(this.bucket, checkedPath(path));
  }

  async *list(prefix: string): AsyncIterable<string> {
    const client = await this.client();
    for await (const item of client.listObjectsV2(this.bucket, prefix, true))
      if (item.name !== undefined) yield item.name;
  }

  private request(client: Client, path: string, range: ByteRange | undefined): Promise<Readable> {
    if (range === undefined) return client.getObject(this.bucket, path);
    return client.getPartialObject(this.bucket, path, range.start, range.end - range.start + 1);
  }

  private async putBytes(client: Client, path: string, bytes: Buffer, headers: Record<string, string>): Promise<void> {
    await client.putObject(this.bucket, path, bytes, bytes.length, headers);
  }

  /** Sends parts itself: the client's own streaming loses the stream's errors and resumes other uploads. */
  private async putStream(
    client: Client,
    path: string,
    body: Readable,
    headers: Record<string, string>,
  ): Promise<void> {
    let uploadId: string | undefined;
    const parts: { part: number; etag: string }[] = [];
    try {
      for await (const bytes of getParts(body)) {
        if (uploadId === undefined && bytes.length < PART_BYTES)
          return await this.putBytes(client, path, bytes, headers);
        uploadId ??= await client.initiateNewMultipartUpload(this.bucket, path, headers);
        if (bytes.length > 0) parts.push(await this.putPart(client, path, uploadId, parts.length + 1, bytes));
      }
      if (uploadId !== undefined) await client.completeMultipartUpload(this.bucket, path, uploadId, parts);
    } catch (error) {
      if (uploadId !== undefined) await client.abortMultipartUpload(this.bucket, path, uploadId).catch(() => undefined);
      throw error;
    }
  }

  private putPart(client: Client, path: string, uploadID: string, partNumber: number, bytes: Buffer) {
    const part = { bucketName: this.bucket, objectName: path, uploadID, partNumber, headers: {} };
    return client.uploadPart(part, bytes);
  }

  private client(): Promise<Client> {
    this.opened ??= this.open().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<Client> {
    const client = await connect(this.settings);
    if (await client.bucketExists(this.bucket)) return client;
    await client.makeBucket(this.bucket, this.settings.region).catch((error: { code?: string }) => {
      if (!BUCKET_EXISTS_CODES.includes(error.code ?? '')) throw error;
    });
    return client;
  }
}

/** Splits the stream into pieces of a part's size or slightly more; the last is smaller and may be empty. */
async function* getParts(body: Readable): AsyncGenerator<Buffer> {
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
