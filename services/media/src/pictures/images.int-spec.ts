import type { ImageAnswer } from '@atelier/contracts';
import { STORAGE_KINDS } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { anImage, type Media, type Part, startMedia } from '../../test/media-under-test.js';
import { aDrawing, aPicture } from '../../test/pictures.js';

describe.each(STORAGE_KINDS)('optimized images on %s storage', (kind) => {
  let media: Media;
  let image: Buffer;

  beforeAll(async () => {
    media = await startMedia(kind);
    image = await aPicture(600, 300).png().toBuffer();
  });
  afterAll(() => media.stop());

  const optimize = (options: unknown, content = image) => {
    const parts: Part[] = [['image', content]];
    if (options !== undefined) parts.push(['options', typeof options === 'string' ? options : JSON.stringify(options)]);
    return media.send('/images/optimize', parts);
  };

  it.each([
    [undefined, 'webp', 600, 300],
    [{ width: 200 }, 'webp', 200, 100],
    [{ width: 200, height: 200, format: 'jpeg', quality: 40 }, 'jpeg', 200, 100],
    [{ width: 200, height: 200, fit: 'cover', format: 'png' }, 'png', 200, 200],
    [{ width: 4000 }, 'webp', 600, 300],
    [{ width: 64, format: 'avif' }, 'heif', 64, 32],
  ])('API-SYS are stored according to the options %j', async (options, format, width, height) => {
    const { status, body } = await optimize(options);
    expect(status).toBe(201);
    const { data, url, message } = body as unknown as ImageAnswer;
    expect(message).toBe('Image optimized successfully');
    expect(data).toMatchObject({ path: expect.stringMatching(/^temp\//), url, width, height });
    const answer = await media.read(url);
    const stored = Buffer.from(await answer.arrayBuffer());
    expect(stored.length).toBe(data.bytes);
    expect(answer.headers.get('content-type')).toBe(data.contentType);
    expect(await sharp(stored).metadata()).toMatchObject({ format, width, height });
  });

  it.each([
    [{ width: 0 }, 'options.width', 'Width must be at least 1'],
    [{ height: 5000 }, 'options.height', 'Height must be at most 4096'],
    [{ quality: 101 }, 'options.quality', 'Quality must be from 1 to 100'],
    [{ format: 'svg' }, 'options.format', 'Format must be webp, avif, jpeg or png'],
    [{ fit: 'tight' }, 'options.fit', 'Fit must be inside, cover, contain, fill or outside'],
    [{ url: 'http://127.0.0.1/' }, 'options.url', "Unknown field 'url'"],
    ['{"width":', 'options', expect.stringContaining('expected object')],
    ['[]', 'options', expect.stringContaining('expected object')],
  ])('API-SYS reject the options %j', async (options, field, message) => {
    const { status, body } = await optimize(options);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field, message })]);
  });

  it('API-SYS reject a non-picture, a drawing, a missing file, and two files', async () => {
    expect((await optimize(undefined, Buffer.from('words'))).status).toBe(415);
    expect((await optimize(undefined, aDrawing())).status).toBe(415);
    const none = await media.send('/images/optimize', [['options', '{}']]);
    expect(none.body.errors).toEqual([{ field: 'image', message: 'At least one file is required' }]);
    const two = await media.send('/images/optimize', [
      ['image', anImage()],
      ['image', anImage()],
    ]);
    expect(two.body.message).toBe('Too many files');
  });

  it('API-SYS require write permission for media or settings', async () => {
    const parts: Part[] = [['image', image]];
    expect((await media.send('/images/optimize', parts, 'visitor')).status).toBe(401);
    expect((await media.send('/images/optimize', parts, 'viewer')).status).toBe(403);
    expect((await media.send('/images/optimize', parts, 'author')).status).toBe(201);
  });
});
