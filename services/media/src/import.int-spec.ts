import { STORAGE_KINDS } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anImage, type Media, startMedia } from '../test/media-under-test.js';
import { importPictures } from './import.js';

const aPicture = (name: string, bytes: Buffer) => ({ name, read: async () => new Blob([new Uint8Array(bytes)]) });

describe.each(STORAGE_KINDS)('imported pictures on %s storage', (kind) => {
  let media: Media;
  const door = anImage('png');
  const pictures = [
    aPicture('door.png', door),
    aPicture('notes.png', Buffer.from('Hello')),
    aPicture('same-door.png', door),
    aPicture('quay.jpg', anImage('jpg')),
  ];

  beforeAll(async () => {
    media = await startMedia(kind);
  });
  afterAll(() => media.stop());

  it('ASET-1 are stored once and cleaned like uploads, and invalid pictures are rejected', async () => {
    const imported = await importPictures(media.env, pictures);
    const urls = imported.map((one) => ('url' in one ? one.url : undefined));
    expect(urls).toEqual([
      expect.stringMatching(/^\/media\/imported\/[0-9a-f]{32}\.png$/),
      undefined,
      urls[0],
      expect.stringMatching(/\.jpg$/),
    ]);
    expect(imported[1]).toEqual({ refusal: expect.stringMatching(/^File type must be/) });
    const read = await media.read(urls[0] ?? '');
    expect(read.headers.get('content-type')).toBe('image/png');
    // The bytes behind the picture are gone.
    expect((await read.arrayBuffer()).byteLength).toBeLessThan(door.length);
    expect(await media.records()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'door.png', folder: 'imported', width: 8, isCollectable: false }),
      ]),
    );
  });

  it('ASET-1 come in without one that is damaged in its archive', async () => {
    const damaged = { name: 'damaged.png', read: () => Promise.reject(new Error('Invalid signature')) };
    expect(await importPictures(media.env, [damaged, aPicture('door.png', door)])).toEqual([
      { refusal: 'The file is damaged' },
      { url: expect.stringMatching(/\.png$/) },
    ]);
  });

  it('ASET-1 are recognized when they are imported again', async () => {
    const before = await media.fileCount();
    const again = await importPictures(media.env, pictures);
    expect(again).toEqual(await importPictures(media.env, pictures));
    expect(await media.fileCount()).toBe(before);
  });
});
