import type { Readable } from 'node:stream';

export interface ObjectFacts {
  bytes: number;
  contentType: string;
  etag: string;
  changedAt: Date;
}

/** Facts of the whole object, and its bytes. Callers must read the stream to the end or destroy it. */
export interface StoredObject extends ObjectFacts {
  body: Readable;
}

/** Bytes from `start` to `end`, both inclusive and within the object, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

const OBJECT_PATH = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;
const MAX_PATH_LENGTH = 500;

/** No segment may start with a dot, so that no path can leave the storage. */
export const isObjectPath = (path: string): boolean => path.length <= MAX_PATH_LENGTH && OBJECT_PATH.test(path);

/** Refuses paths that could leave the storage. */
export const checkedPath = (path: string): string => {
  if (!isObjectPath(path)) throw new Error(`Not a path of an object: ${path.slice(0, 100)}`);
  return path;
};

/** Objects by path, in a directory or on an S3 server. A write replaces the whole object or leaves the old one. */
export abstract class ObjectStorage {
  /** A failing stream leaves nothing behind; its error is thrown. */
  abstract put(path: string, body: Buffer | Readable, contentType: string): Promise<ObjectFacts>;
  /** Undefined if the object does not exist. */
  abstract get(path: string, range?: ByteRange): Promise<StoredObject | undefined>;
  abstract stat(path: string): Promise<ObjectFacts | undefined>;
  abstract remove(path: string): Promise<void>;
  abstract list(prefix: string): AsyncIterable<string>;

  async read(path: string): Promise<Buffer | undefined> {
    const object = await this.get(path);
    if (object === undefined) return undefined;
    return Buffer.concat(await object.body.toArray());
  }
}
