import { STORAGE_KINDS } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { anImage, type Media, startMedia } from '../test/media-under-test.js';
import type { SampleFile } from './files/sample-file.js';
import { seed } from './seed.js';

describe.each(STORAGE_KINDS)('sample files on %s storage', (kind) => {
  let media: Media;
  const samples = ['covers/one.webp', 'covers/two.webp', 'covers/three.webp'].map((path) => ({
    path,
    contentType: 'image/webp',
    bytes: anImage('webp'),
    alt: `Drawing at ${path}`,
  }));
  const rendered = jest.fn();

  async function* render(upTo = samples.length): AsyncIterable<SampleFile> {
    for (const sample of samples.slice(0, upTo)) {
      rendered(sample.path);
      yield sample;
    }
    if (upTo < samples.length) throw new Error('the seed was cut short');
  }

  beforeAll(async () => {
    media = await startMedia(kind);
  });
  afterAll(() => media.stop());

  it('PLT-7 complete an interrupted seed, and are served at their addresses', async () => {
    await expect(seed(media.env, { files: render(2), edition: 'one' })).rejects.toThrow('the seed was cut short');
    expect(await seed(media.env, { files: render(), edition: 'one' })).toEqual({ seeded: true, count: 1 });
    for (const { path, bytes } of samples) {
      const read = await media.read(`/media/${path}`);
      expect(read.headers.get('content-type')).toBe('image/webp');
      expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
    }
    const records = await media.records();
    expect(records).toHaveLength(samples.length);
    expect(records).toEqual(
      expect.arrayContaining(samples.map(({ path, alt }) => expect.objectContaining({ path, alt }))),
    );
  });

  it('PLT-7 are not rendered again if they exist', async () => {
    rendered.mockClear();
    expect(await seed(media.env, { files: render(), edition: 'one' })).toEqual({ seeded: false, count: 0 });
    expect(rendered).not.toHaveBeenCalled();
  });
});
