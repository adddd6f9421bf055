import type { Readable } from 'node:stream';

export interface ObjectFacts {
  bytes: number;
  contentType: string;
  etag: string;
  changedAt: Date;
}

export interface StoredObject extends ObjectFacts {
  body: Readable;
}

const OBJECT_PATH = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;

/** Refuses paths that could leave the storage; no segment starts with a dot. */
export const checkedPath = (path: string): string => {
  if (path.length > 500 || !OBJECT_PATH.test(path)) throw new Error(`Not a path of an object: ${path.slice(0, 100)}`);
  return path;
};

/** Objects by path, in a directory or on an S3 server. Writing replaces the whole object or leaves the old one. */
export abstract class ObjectStorage {
  abstract put(path: string, body: Buffer | Readable, contentType: string): Promise<ObjectFacts>;
  /** Undefined where there is no such object. */
  abstract get(path: string): Promise<StoredObject | undefined>;
  abstract stat(path: string): Promise<ObjectFacts | undefined>;
  abstract remove(path: string): Promise<void>;
  abstract list(prefix: string): AsyncIterable<string>;

  async read(path: string): Promise<Buffer | undefined> {
    const object = await this.get(path);
    if (object === undefined) return undefined;
    return Buffer.concat(await object.body.toArray());
  }
}
