import { fileVariantsMade, type StoredFile, UPLOAD_MAX_MEGAPIXELS } from '@atelier/contracts';
import { eventually, inspectDatabase, publishedEvents, STORAGE_KINDS, startServiceProcess } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { anImage, type Media, startMedia } from '../../test/media-under-test.js';
import { anAnimation, aPhonePicture, aPicture } from '../../test/pictures.js';
import { VariantWork } from './variant-work.js';

describe.each(STORAGE_KINDS)('picture processing on %s storage', (kind) => {
  let media: Media;

  beforeAll(async () => {
    media = await startMedia(kind);
  });
  afterAll(() => media.stop());

  const stored = async (bytes: Buffer): Promise<StoredFile> => {
    const { files } = await media.upload([['file', bytes]]);
    const [file] = files;
    if (file === undefined) throw new Error('The picture was not stored.');
    return file;
  };
  const made = (file: StoredFile) =>
    eventually(async () => {
      const [event] = await publishedEvents(fileVariantsMade.type, file.path);
      expect(event).toBeDefined();
      return fileVariantsMade.data.parse(event?.data);
    });

  it('API-SYS creates variants at every width below the original, in three formats, with a blurred sketch', async () => {
    const file = await stored(await aPicture(1000, 500).jpeg().toBuffer());
    expect(file).toMatchObject({ width: 1000, height: 500, blur: null, variants: [] });
    const facts = await made(file);
    expect(facts).toMatchObject({ width: 1000, height: 500 });
    expect(facts.variants.map(({ width, height, format }) => `${width}x${height} ${format}`)).toEqual(
      ['320x160', '640x320', '960x480'].flatMap((size) => [`${size} avif`, `${size} webp`, `${size} jpeg`]),
    );
    expect(facts.blur?.length).toBeLessThan(400);
    const [, sketch = ''] = (facts.blur ?? '').split('base64,');
    expect(await sharp(Buffer.from(sketch, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 16 });
    for (const { url, width, height, bytes } of facts.variants) {
      const answer = await media.read(url);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const body = Buffer.from(await answer.arrayBuffer());
      expect(body.length).toBe(bytes);
      expect(await sharp(body).metadata()).toMatchObject({ width, height });
    }
  });

  it('API-SYS creates variants of up to 2560 pixels for wide screens', async () => {
    const { variants } = await made(await stored(await aPicture(2600, 65).jpeg().toBuffer()));
    const wide = variants.flatMap(({ width, height, format }) =>
      width > 1920 ? [`${width}x${height} ${format}`] : [],
    );
    expect(wide).toEqual(['2560x64 avif', '2560x64 webp', '2560x64 jpeg']);
  });

  it('API-SYS serves the picture itself for a missing variant, and 404 if there is no picture', async () => {
    const bytes = await aPicture(330, 200).png().toBuffer();
    const file = await stored(bytes);
    const answer = await media.read(file.url.replace('.png', '-1920.avif'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await answer.arrayBuffer()).byteLength).toBe(file.bytes);
    for (const path of ['-641.avif', '-640.gif', '-640.avif.avif'])
      expect((await media.read(file.url.replace('.png', path))).status).toBe(404);
    expect((await media.read('/media/temp/00000000000000000000000000000000-640.avif')).status).toBe(404);
  });

  it('API-SYS creates no JPEG of a picture with transparency', async () => {
    const file = await stored(await aPicture(400, 400).ensureAlpha(0.5).png().toBuffer());
    expect((await made(file)).variants.map(({ format }) => format)).toEqual(['avif', 'webp']);
  });

  it('API-SYS keeps an animation moving, and creates no variants of it', async () => {
    const file = await stored(await anAnimation());
    expect(file).toMatchObject({ contentType: 'image/gif', width: 700, height: 400 });
    const kept = Buffer.from(await (await media.read(file.url)).arrayBuffer());
    expect(await sharp(kept, { animated: true }).metadata()).toMatchObject({ pages: 2, pageHeight: 400 });
    const record = (await media.records()).find(({ _id }) => _id === file.id);
    expect(record).toMatchObject({ variantJob: { state: 'none' }, variants: [] });
  });

  it('API-SYS rotates a picture according to the camera, and removes its location and name', async () => {
    const file = await stored(await aPhonePicture(400, 200));
    expect(file).toMatchObject({ width: 200, height: 400 });
    const kept = Buffer.from(await (await media.read(file.url)).arrayBuffer());
    const facts = await sharp(kept).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 200, height: 400 });
    expect(facts.exif).toBeUndefined();
    expect(kept.includes('Ada')).toBe(false);
    expect(kept.length).toBe(file.bytes);
  });

  it('AFILE-1 rejects a picture that would decompress to too many pixels', async () => {
    const bomb = await aPicture(10_000, 6000).png({ compressionLevel: 9 }).toBuffer();
    const before = await media.objects();
    const refused = await media.upload([['file', bomb]]);
    expect(refused.status).toBe(413);
    expect(refused.body.errors).toEqual([
      { field: 'file', message: `Image has more than ${UPLOAD_MAX_MEGAPIXELS} megapixels` },
    ]);
    expect(await media.objects()).toEqual(before);
  });

  it('AFILE-1 rejects a file that only starts like a picture', async () => {
    const refused = await media.upload([['file', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(200)])]]);
    expect(refused.status).toBe(415);
    expect(refused.body.message).toMatch(/^File type must be /);
  });

  it('AFILE-1 rejects a truncated picture', async () => {
    const whole = await aPicture(800, 800).png().toBuffer();
    const refused = await media.upload([['file', whole.subarray(0, whole.length / 2)]]);
    expect(refused.status).toBe(415);
    expect(refused.body.message).toMatch(/^File type must be /);
  });

  it('AFILE-1 counts the pixels of all frames of an animation', async () => {
    const frames = Array.from({ length: 60 }, (_none, index) => aPicture(1000, 1000, index % 2 ? '#d63' : '#147'));
    const buffers = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    const bomb = await sharp(buffers, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await media.upload([['file', bomb]])).status).toBe(413);
  });

  it.each(['jpg', 'png', 'webp', 'gif', 'avif'] as const)(
    'AFILE-1 stores a %s re-encoded, without any bytes appended to it',
    async (kind) => {
      const script = Buffer.from('<script>alert(1)</script>');
      const file = await stored(Buffer.concat([anImage(kind), script]));
      const kept = Buffer.from(await (await media.read(file.url)).arrayBuffer());
      expect(kept.includes(script)).toBe(false);
      expect(kept.length).toBe(file.bytes);
      expect(kept.length).toBeLessThan(2000);
    },
  );

  it('gives up on a picture that can no longer be read', async () => {
    const file = await stored(await aPicture(800, 800).png().toBuffer());
    await media.storage.put(`media/${file.path}`, Buffer.from('no picture'), 'image/png');
    const job = () =>
      inspectDatabase(media.env.MONGODB_DATABASE, async (database) => {
        const files = database.collection<{ _id: string; variantJob: { state: string; attempts: number } }>('files');
        // The versions may have been created before the picture was corrupted.
        await files.updateOne(
          { _id: file.id, 'variantJob.state': 'made' },
          { $set: { 'variantJob.state': 'waiting', 'variantJob.attempts': 0 } },
        );
        await files.updateOne({ _id: file.id }, { $set: { 'variantJob.takenUntil': new Date(0) } });
        media.service.application.get(VariantWork).nudge();
        return (await files.findOne({ _id: file.id }))?.variantJob;
      });
    await eventually(async () => expect((await job())?.state).toBe('failed'));
    expect((await media.read(file.url)).status).toBe(200);
  });
});

describe('picture variants of a killed process', () => {
  it('PLT-5 are created by the next process', async () => {
    const media = await startMedia('directory');
    const main = new URL('../main.ts', import.meta.url);
    await media.service.stop();
    const killed = await startServiceProcess(main, media.env);
    const noise = Buffer.alloc(700 * 400 * 3, 'noise');
    const photo = await sharp(noise, { raw: { width: 700, height: 400, channels: 3 } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    for (let index = 0; index < 5; index += 1) form.append('file', new Blob([new Uint8Array(photo)]), 'a.jpg');
    const headers = await media.keys.headersFor('editor');
    const answer = await fetch(`${killed.url}/upload`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(201);
    await killed.kill();
    const states = () =>
      inspectDatabase(media.env.MONGODB_DATABASE, async (database) => {
        const files = database.collection('files');
        await files.updateMany({ 'variantJob.state': 'waiting' }, { $set: { 'variantJob.takenUntil': new Date(0) } });
        return (await files.find().toArray()).map(({ variantJob, variants }) => [variantJob.state, variants.length]);
      });
    expect((await states()).some(([state]) => state === 'waiting')).toBe(true);
    const next = await startServiceProcess(main, media.env);
    try {
      await eventually(async () => expect(await states()).toEqual(Array.from({ length: 5 }, () => ['made', 6])));
    } finally {
      await next.kill();
      await media.stop();
    }
  });
});
