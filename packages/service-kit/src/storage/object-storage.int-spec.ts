import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { emptyStorage, STORAGE_KINDS, type TestStorage } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '../environment/read-environment.js';
import { storageEnvironment } from '../environment/service-environment.js';
import type { ObjectStorage } from './object-storage.js';
import { openStorage } from './open-storage.js';

const LARGER_THAN_A_PART = 11 * 1024 * 1024;

const getStream = (bytes: Buffer, chunkSize = 64 * 1024) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
    })(),
  );

const failingAfter = (bytes: Buffer, chunkSize = 64 * 1024) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
      throw new Error('the sender went away');
    })(),
  );

describe.each(STORAGE_KINDS)('object storage: %s', (kind) => {
  let place: TestStorage;
  let storage: ObjectStorage;

  beforeAll(async () => {
    place = await emptyStorage(kind);
    storage = openStorage(readEnvironment(storageEnvironment, place.env));
  });
  afterAll(() => place.remove());

  const text = async (path: string) => (await storage.read(path))?.toString();
  const listed = async (prefix: string) => {
    const paths: string[] = [];
    for await (const path of storage.list(prefix)) paths.push(path);
    return paths.sort();
  };

  it('returns a stored object with its metadata', async () => {
    const put = await storage.put('notes/hello.txt', Buffer.from('hello'), 'text/plain');
    expect(put).toMatchObject({ bytes: 5, contentType: 'text/plain', etag: expect.stringMatching(/^[\w-]{16,}$/) });
    expect(await storage.stat('notes/hello.txt')).toEqual(put);
    const object = await storage.get('notes/hello.txt');
    expect({ ...object, body: undefined }).toEqual({ ...put, body: undefined });
    expect(Buffer.concat(await (object?.body.toArray() ?? [])).toString()).toBe('hello');
  });

  it('returns undefined for a missing object, even below an existing object', async () => {
    expect(await storage.get('nothing/here')).toBeUndefined();
    expect(await storage.stat('nothing/here')).toBeUndefined();
    expect(await storage.read('nothing/here')).toBeUndefined();
  });

  it('stores an empty object', async () => {
    expect(await storage.put('notes/empty.txt', getStream(Buffer.alloc(0)), 'text/plain')).toMatchObject({ bytes: 0 });
    expect(await text('notes/empty.txt')).toBe('');
  });

  it('accepts a stream of unknown length that exceeds its memory limit', async () => {
    const bytes = randomBytes(LARGER_THAN_A_PART);
    const put = await storage.put('large/stream.bin', getStream(bytes), 'application/octet-stream');
    expect(put.bytes).toBe(LARGER_THAN_A_PART);
    expect((await storage.read('large/stream.bin'))?.equals(bytes)).toBe(true);
  });

  it('replaces an object together with its metadata', async () => {
    const before = await storage.put('notes/again.txt', Buffer.from('one'), 'text/plain');
    const after = await storage.put('notes/again.txt', Buffer.from('twice'), 'text/markdown');
    expect(after.etag).not.toBe(before.etag);
    expect(await storage.stat('notes/again.txt')).toMatchObject({ bytes: 5, contentType: 'text/markdown' });
    expect(await text('notes/again.txt')).toBe('twice');
    expect(await listed('notes/again')).toEqual(['notes/again.txt']);
  });

  it('never shows a reader a mix of two objects during a replacement', async () => {
    const bodies = ['a', 'b'].map((letter, index) => Buffer.from(letter.repeat(20_000 + index * 10_000)));
    const [first = Buffer.alloc(0)] = bodies;
    await storage.put('notes/contended.txt', first, 'text/plain');
    const writing = (async () => {
      for (let round = 0; round < 20; round += 1)
        await storage.put('notes/contended.txt', bodies[round % 2] ?? first, 'text/plain');
    })();
    for (let round = 0; round < 60; round += 1) {
      const object = await storage.get('notes/contended.txt');
      const read = Buffer.concat(await (object?.body.toArray() ?? []));
      expect(read.length).toBe(object?.bytes);
      expect(bodies.some((body) => body.equals(read))).toBe(true);
    }
    await writing;
  });

  it.each([
    ['small', 1000],
    ['large', LARGER_THAN_A_PART],
  ])('throws the error of a %s stream that fails, and keeps the existing object', async (size, bytes) => {
    const path = `notes/failed-${size}.bin`;
    await expect(storage.put(path, failingAfter(randomBytes(bytes)), 'text/plain')).rejects.toThrow(
      'the sender went away',
    );
    expect(await storage.stat(path)).toBeUndefined();
    await storage.put(path, Buffer.from('stays'), 'text/plain');
    await expect(storage.put(path, failingAfter(randomBytes(bytes)), 'text/plain')).rejects.toThrow();
    expect(await text(path)).toBe('stays');
  });

  it('throws the error of a stream that failed before the upload', async () => {
    const failed = new Readable({ read: () => undefined }).on('error', () => undefined);
    failed.destroy(new Error('the sender went away'));
    await new Promise(setImmediate);
    await expect(storage.put('notes/failed-before.bin', failed, 'text/plain')).rejects.toThrow();
    expect(await storage.stat('notes/failed-before.bin')).toBeUndefined();
  });

  it('returns a range of an object with the metadata of the whole object', async () => {
    await storage.put('notes/digits.txt', Buffer.from('0123456789'), 'text/plain');
    for (const [start, end, part] of [
      [0, 0, '0'],
      [2, 5, '2345'],
      [7, 9, '789'],
    ] as const) {
      const object = await storage.get('notes/digits.txt', { start, end });
      expect(object?.bytes).toBe(10);
      expect(Buffer.concat(await (object?.body.toArray() ?? [])).toString()).toBe(part);
    }
  });

  it('lists paths by prefix, at any depth', async () => {
    for (const path of ['tree/one.txt', 'tree/deep/two.txt', 'tree/deep/er/three.txt', 'treetop.txt'])
      await storage.put(path, Buffer.from(path), 'text/plain');
    expect(await listed('tree/')).toEqual(['tree/deep/er/three.txt', 'tree/deep/two.txt', 'tree/one.txt']);
    expect(await listed('tree/deep/')).toEqual(['tree/deep/er/three.txt', 'tree/deep/two.txt']);
    expect(await listed('no-such-tree/')).toEqual([]);
  });

  it('removes an object, and ignores a missing one', async () => {
    await storage.put('notes/removed.txt', Buffer.from('x'), 'text/plain');
    await storage.remove('notes/removed.txt');
    await storage.remove('notes/removed.txt');
    expect(await storage.get('notes/removed.txt')).toBeUndefined();
    expect(await listed('notes/removed')).toEqual([]);
  });

  it.each(['../outside', 'a/../../outside', '/absolute', 'a//b', '.hidden', 'a/.hidden', '', 'a\\b', 'a b', 'a\0b'])(
    'rejects the path %j',
    async (path) => {
      await expect(storage.put(path, Buffer.from('x'), 'text/plain')).rejects.toThrow('Not a path of an object');
      await expect(storage.get(path)).rejects.toThrow('Not a path of an object');
      await expect(storage.stat(path)).rejects.toThrow('Not a path of an object');
      await expect(storage.remove(path)).rejects.toThrow('Not a path of an object');
    },
  );
});
