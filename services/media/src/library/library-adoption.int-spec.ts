import { inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anImage, type Media, startMedia } from '../../test/media-under-test.js';
import { LibraryRepository } from './library.repository.js';
import { LibraryAdoption } from './library-adoption.js';

describe('files from earlier versions', () => {
  let media: Media;

  beforeAll(async () => {
    media = await startMedia('directory');
  });
  afterAll(() => media.stop());

  it('are added to the library without their variants, however often this runs', async () => {
    const storedAt = new Date('2026-01-02T03:04:05Z');
    const earlier = (name: string) => ({
      _id: name,
      path: `covers/${name}.webp`,
      contentType: 'image/webp',
      bytes: 10,
      storedAt,
    });
    await media.upload([['file', anImage(), 'of today.png']]);
    await inspectDatabase(media.env.MONGODB_DATABASE, (database) =>
      database.collection<{ _id: string }>('files').insertMany([earlier('loom'), earlier('loom-640')]),
    );
    const adoption = media.service.application.get(LibraryAdoption);
    await adoption.onApplicationBootstrap();
    await adoption.onApplicationBootstrap();
    const library = media.service.application.get(LibraryRepository);
    const { files } = await library.page({ page: 1, limit: 10, sort: 'name' });
    expect(files.map(({ name, folder }) => [name, folder])).toEqual([
      ['loom.webp', 'covers'],
      ['of today.png', 'temp'],
    ]);
    expect(files[0]).toMatchObject({ uploadedBy: null, stems: ['covers/loom'], updatedAt: storedAt });
  });
});
