import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { rangeOf } from '@atelier/service-kit/http/byte-range';
import { entityTag } from '@atelier/service-kit/http/entity-tag';
import type { ByteRange, ObjectStorage, StoredObject } from '@atelier/service-kit/storage/object-storage';

export interface KeyedObject extends StoredObject {
  key: string;
}

/** The bytes to send; the stream of the whole object is not read if only a part is. */
const getBody = async (storage: ObjectStorage, object: KeyedObject, range: ByteRange | undefined) => {
  if (range === undefined) return object.body;
  object.body.destroy();
  return (await storage.get(object.key, range))?.body;
};

/** Streams a stored object that is too large for the memory, or the part of it that a player requests (RFC 9110, 14). */
export const streamObject = async (
  storage: ObjectStorage,
  object: KeyedObject,
  headers: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { bytes, contentType, etag } = object;
  const about = [...headers, 'content-type', contentType, 'etag', entityTag(etag), 'accept-ranges', 'bytes'];
  const range = request.method === 'HEAD' ? undefined : rangeOf(request.headers, object);
  if (range === 'unsatisfiable' || request.method === 'HEAD') {
    object.body.destroy();
    if (range === undefined) response.writeHead(200, [...about, 'content-length', String(bytes)]).end();
    else response.writeHead(416, ['content-range', `bytes */${bytes}`, 'content-length', '0']).end();
    return;
  }
  const body = await getBody(storage, object, range);
  if (body === undefined) return void response.writeHead(404, ['content-length', '0']).end();
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  const part = range === undefined ? [] : ['content-range', `bytes ${start}-${end}/${bytes}`];
  response.writeHead(range === undefined ? 200 : 206, [...about, ...part, 'content-length', String(end - start + 1)]);
  await pipeline(body, response);
};
