import { STORAGE_KINDS } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anImage, type Media, startMedia } from '../../test/media-under-test.js';

describe.each(STORAGE_KINDS)('stored files on %s storage', (kind) => {
  let media: Media;
  let image: Buffer;
  let url = '';

  beforeAll(async () => {
    media = await startMedia(kind);
    url = (await media.upload([['file', anImage()]])).body.url ?? '';
    image = Buffer.from(await (await media.read(url)).arrayBuffer());
  });
  afterAll(() => media.stop());

  it('API-SYS are served to everyone with long caching, and cannot execute', async () => {
    const read = await media.read(url);
    expect(read.status).toBe(200);
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(image.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(Buffer.from(await read.arrayBuffer()).equals(image)).toBe(true);
  });

  it('API-SYS return 304 if the client has the file, and the file otherwise', async () => {
    const etag = (await media.read(url)).headers.get('etag') ?? '';
    const same = await media.read(url, { 'if-none-match': etag });
    expect(same.status).toBe(304);
    expect(same.headers.get('etag')).toBe(etag);
    expect((await media.read(url, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('API-SYS return only headers for HEAD', async () => {
    const head = await fetch(`${media.url}${url}`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(image.length));
    expect(await head.text()).toBe('');
  });

  it('API-SYS return a range of a file, and 416 if the range is outside it', async () => {
    const part = await media.read(url, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${image.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(image.subarray(10, 20))).toBe(true);
    const beyond = await media.read(url, { range: 'bytes=5000-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${image.length}`);
    const changed = await media.read(url, { range: 'bytes=10-19', 'if-range': '"other"' });
    expect(changed.status).toBe(200);
  });

  it.each([
    '/media/temp/nothing.png',
    '/media/',
    '/media/temp',
    '/media/..%2Fremotes%2Fmfe-public%2F1.0.0%2Fentry.mjs',
    '/media/%2e%2e%2fremotes/secret',
    '/media/..%5cremotes',
    '/media/%00',
    '/media/temp//a.png',
    `/media/${'a'.repeat(600)}`,
  ])('return 404 in the error format for %s', async (path) => {
    await media.storage.put('remotes/secret', Buffer.from('secret'), 'text/plain');
    const read = await media.read(path);
    expect(read.status).toBe(404);
    expect(read.headers.get('cache-control')).toBeNull();
    expect(await read.json()).toMatchObject({ success: false, message: 'Resource not found.', error: 'Not Found' });
  });
});
