import type { Readable } from 'node:stream';
import { Client } from 'minio';
import { checkedPath, type ObjectFacts, ObjectStorage, type StoredObject } from './object-storage.js';

export interface S3Settings {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'NotFound' || error.code === 'NoSuchKey');

/** Objects in one bucket of an S3 server; the bucket is made at first use. */
export class S3Storage extends ObjectStorage {
  private readonly client: Client;
  private bucketReady: Promise<void> | undefined;

  constructor(private readonly settings: S3Settings) {
    super();
    const endpoint = new URL(settings.endpoint);
    const useSSL = endpoint.protocol === 'https:';
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
    const size = Buffer.isBuffer(body) ? body.length : undefined;
    await this.client.putObject(this.settings.bucket, checkedPath(path), body, size, { 'Content-Type': contentType });
    const facts = await this.stat(path);
    if (facts === undefined) throw new Error(`The object vanished while it was written: ${path}`);
    return facts;
  }

  async get(path: string): Promise<StoredObject | undefined> {
    const facts = await this.stat(path);
    if (facts === undefined) return undefined;
    return { ...facts, body: await this.client.getObject(this.settings.bucket, path) };
  }

  async stat(path: string): Promise<ObjectFacts | undefined> {
    await this.ready();
    try {
      const { size, etag, lastModified, metaData } = await this.client.statObject(
        this.settings.bucket,
        checkedPath(path),
      );
      return {
        bytes: size,
        etag,
        changedAt: lastModified,
        contentType: metaData['content-type'] ?? 'application/octet-stream',
      };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(path: string): Promise<void> {
    await this.ready();
    await this.client.removeObject(this.settings.bucket, checkedPath(path));
  }

  async *list(prefix: string): AsyncIterable<string> {
    await this.ready();
    for await (const item of this.client.listObjectsV2(this.settings.bucket, prefix, true))
      if (item.name !== undefined) yield item.name;
  }

  private ready(): Promise<void> {
    this.bucketReady ??= this.makeBucket().catch((error: unknown) => {
      this.bucketReady = undefined;
      throw error;
    });
    return this.bucketReady;
  }

  private async makeBucket(): Promise<void> {
    const { bucket, region } = this.settings;
    if (await this.client.bucketExists(bucket)) return;
    await this.client.makeBucket(bucket, region).catch((error: { code?: string }) => {
      if (error.code !== 'BucketAlreadyOwnedByYou') throw error;
    });
  }
}
