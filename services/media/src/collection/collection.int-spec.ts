import {
  type EventData,
  fileRemoved,
  fileVariantsMade,
  postDeleted,
  postUpdated,
  projectCreated,
  type StoredFile,
} from '@atelier/contracts';
import { ObjectStorage } from '@atelier/service-kit';
import {
  anEvent,
  eventually,
  inspectDatabase,
  publishEvent,
  publishedEvents,
  STORAGE_KINDS,
  startServiceProcess,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { anImage, type Media, startMedia } from '../../test/media-under-test.js';
import { aNoisyPicture, aPicture } from '../../test/pictures.js';
import { FilesRepository } from '../files/files.repository.js';
import { Turns } from '../turns/turns.js';
import { Collector } from './collector.js';
import { FileRemoval } from './file-removal.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const later = (milliseconds: number): Date => new Date(Date.now() + milliseconds);

let items = 0;
const newItem = (): string => {
  items += 1;
  return items.toString(16).padStart(24, '0');
};

const aSnapshot = (id: string, version: number, addresses: string[]): EventData<typeof postUpdated> => ({
  id,
  slug: id,
  title: 'A post',
  excerpt: 'In short.',
  category: 'development',
  tags: [],
  author: null,
  featuredImage: addresses[0] ?? null,
  media: addresses,
  status: 'draft',
  publishDate: null,
  updatedAt: new Date().toISOString(),
  version,
});

describe.each(STORAGE_KINDS)('collection of unused files on %s storage', (kind) => {
  let media: Media;
  let collector: Collector;

  beforeAll(async () => {
    media = await startMedia(kind);
    collector = media.service.application.get(Collector);
  });
  afterAll(() => media.stop());

  const stored = async (folder: string, image = anImage()): Promise<StoredFile> => {
    const { files } = await media.upload([
      ['file', image],
      ['folder', folder],
    ]);
    const [file] = files;
    if (file === undefined) throw new Error('The file was not stored.');
    return file;
  };
  const isThere = async ({ url }: StoredFile) => (await media.read(url)).status === 200;
  const isHeard = (id: string) =>
    eventually(() =>
      inspectDatabase(media.env.MONGODB_DATABASE, async (database) => {
        expect(await database.collection<{ _id: string }>('inbox').findOne({ _id: id })).not.toBeNull();
      }),
    );
  const publish = async (event: ReturnType<typeof anEvent>) => {
    await publishEvent(event);
    await isHeard(event.id);
  };

  it('removes files without uses after a day, with their variants, and publishes the removal', async () => {
    const file = await stored('temp', await aPicture(700, 300).png().toBuffer());
    await eventually(async () => expect(await publishedEvents(fileVariantsMade.type, file.path)).toHaveLength(1));
    await collector.collect(later(23 * HOUR_MS));
    expect(await isThere(file)).toBe(true);
    await collector.collect(later(25 * HOUR_MS));
    expect(await isThere(file)).toBe(false);
    const stem = file.path.replace('.png', '');
    expect((await media.objects()).filter((object) => object.includes(stem))).toEqual([]);
    await eventually(async () => expect(await publishedEvents(fileRemoved.type, file.path)).toHaveLength(1));
  });

  it('keeps files that staff described, restored, or showed after the collection had found them', async () => {
    const ask = async (method: string, path: string, body?: object) =>
      fetch(`${media.url}/media-files/${path}`, {
        method,
        headers: {
          ...(await media.keys.headersFor('editor')),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const { application } = media.service;
    const [files, removal] = [application.get(FilesRepository), application.get(FileRemoval)];
    const [described, trashed, shown] = [await stored('temp'), await stored('temp'), await stored('temp')];
    expect((await ask('DELETE', trashed.id)).status).toBe(200);
    const found = await files.withIds([described.id, trashed.id, shown.id]);
    const getFound = ({ id }: StoredFile) => found.find((file) => file.id === id) as (typeof found)[number];
    expect((await ask('PATCH', described.id, { alt: 'The harbor at dawn' })).status).toBe(200);
    expect((await ask('POST', `${trashed.id}/restore`)).status).toBe(200);
    expect((await ask('DELETE', trashed.id)).status).toBe(200);
    await files.noteShown(shown.id, 0, new Date());
    expect(await removal.remove(getFound(described))).toBe(false);
    expect(await removal.removeTrashed(getFound(trashed))).toBe(false);
    expect(await removal.remove(getFound(shown))).toBe(false);
    expect(await isThere(described)).toBe(true);
  });

  it('keeps files in custom folders', async () => {
    const file = await stored('press/2026');
    await collector.collect(later(365 * DAY_MS));
    expect(await isThere(file)).toBe(true);
  });

  it('keeps files that an item shows, including through a variant or an absolute URL', async () => {
    const files = [await stored('blog'), await stored('blog'), await stored('projects')];
    const [first, second, third] = files.map(({ url }) => url);
    const project = {
      ...aSnapshot(newItem(), 1, []),
      summary: '',
      text: '',
      keywords: [],
      image: null,
      media: [`http://studio.test${third}`],
      isPublic: false,
      publishedAt: null,
    };
    const post = aSnapshot(newItem(), 1, [first ?? '', `/api${second?.replace('.png', '-640.avif')}`]);
    await publish(anEvent(postUpdated, post));
    await publish(anEvent(projectCreated, project));
    await collector.collect(later(365 * DAY_MS));
    for (const file of files) expect(await isThere(file)).toBe(true);
  });

  it('keeps files for a month after an item stops showing them or is moved to the trash', async () => {
    const [replaced, trashed] = [await stored('blog'), await stored('blog')];
    const [one, other] = [newItem(), newItem()];
    await publish(anEvent(postUpdated, aSnapshot(one, 1, [replaced.url])));
    await publish(anEvent(postUpdated, aSnapshot(one, 2, [])));
    await publish(anEvent(postUpdated, aSnapshot(other, 1, [trashed.url])));
    await publish(anEvent(postDeleted, aSnapshot(other, 2, [trashed.url])));
    await collector.collect(later(29 * DAY_MS));
    expect([await isThere(replaced), await isThere(trashed)]).toEqual([true, true]);
    await collector.collect(later(31 * DAY_MS));
    expect([await isThere(replaced), await isThere(trashed)]).toEqual([false, false]);
  });

  it('keeps files of an item that was restored from the trash', async () => {
    const file = await stored('blog');
    const id = newItem();
    await publish(anEvent(postUpdated, aSnapshot(id, 1, [file.url])));
    await publish(anEvent(postDeleted, aSnapshot(id, 2, [file.url])));
    await publish(anEvent(postUpdated, aSnapshot(id, 3, [file.url])));
    await collector.collect(later(365 * DAY_MS));
    expect(await isThere(file)).toBe(true);
  });

  it('PLT-4 uses the latest version of an item, whatever the order of its events', async () => {
    const [old, current] = [await stored('blog'), await stored('blog')];
    const id = newItem();
    await publish(anEvent(postUpdated, aSnapshot(id, 3, [current.url])));
    await publish(anEvent(postUpdated, aSnapshot(id, 2, [old.url])));
    await collector.collect(later(25 * HOUR_MS));
    expect([await isThere(old), await isThere(current)]).toEqual([false, true]);
  });

  it('does not delete a file that an item shows when a form fails', async () => {
    const file = await stored('blog');
    await publish(anEvent(postUpdated, aSnapshot(newItem(), 1, [file.url])));
    const headers = { ...(await media.keys.headersFor('editor')), 'content-type': 'application/json' };
    const body = JSON.stringify({ ids: [file.id] });
    const answer = await fetch(`${media.url}/files/blog`, { method: 'DELETE', headers, body });
    expect(await answer.json()).toEqual({ success: true, data: [] });
    expect(await isThere(file)).toBe(true);
  });

  it('removes objects without a record after a day', async () => {
    await media.storage.put('media/blog/cut.png', anImage(), 'image/png');
    await media.storage.put('media/blog/cut-640.avif', anImage(), 'image/avif');
    await collector.collect(later(23 * HOUR_MS));
    expect(await media.objects()).toEqual(expect.arrayContaining(['media/blog/cut-640.avif', 'media/blog/cut.png']));
    await collector.collect(later(25 * HOUR_MS));
    expect((await media.objects()).filter((object) => object.includes('/cut'))).toEqual([]);
  });

  it('removes the others although one object cannot be removed', async () => {
    const [first, second] = [await stored('temp'), await stored('temp')];
    const storage = media.service.application.get(ObjectStorage);
    const remove = storage.remove.bind(storage);
    const broken = jest.spyOn(storage, 'remove').mockImplementation(async (object) => {
      if (object.includes(first.path)) throw new Error('The storage refuses.');
      return remove(object);
    });
    await collector.collect(later(25 * HOUR_MS));
    broken.mockRestore();
    expect(await isThere(second)).toBe(false);
    await collector.collect(later(50 * HOUR_MS));
    expect(await isThere(first)).toBe(false);
  });

  it('runs in one process per interval', async () => {
    const turns = media.service.application.get(Turns);
    const now = later(400 * DAY_MS);
    const taken = await Promise.all(Array.from({ length: 5 }, () => turns.take('collection', now, HOUR_MS)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await turns.take('collection', new Date(now.getTime() + HOUR_MS - 1), HOUR_MS)).toBe(false);
    expect(await turns.take('collection', new Date(now.getTime() + HOUR_MS), HOUR_MS)).toBe(true);
  });
});

describe('background collection', () => {
  it('runs automatically once all events have been processed', async () => {
    const media = await startMedia('directory', { MEDIA_COLLECT_INTERVAL_MS: '1000' });
    try {
      const { files } = await media.upload([['file', anImage()]]);
      const days = { storedAt: new Date(Date.now() - 2 * DAY_MS) };
      await inspectDatabase(media.env.MONGODB_DATABASE, (database) =>
        database.collection('files').updateMany({}, { $set: days }),
      );
      await eventually(async () => expect((await media.read(files[0]?.url ?? '')).status).toBe(404));
    } finally {
      await media.stop();
    }
  });

  /** Kills the service once it has stored the upload. Returns true if nothing was recorded before that. */
  const cutUpload = async (media: Media): Promise<boolean> => {
    const files = await media.fileCount();
    const before = (await media.objects()).length;
    const killed = await startServiceProcess(new URL('../main.ts', import.meta.url), media.env);
    const form = new FormData();
    const picture = new Uint8Array(await aNoisyPicture(1_280));
    for (let index = 0; index < 10; index += 1) form.append('file', new Blob([picture]), 'a.png');
    const headers = await media.keys.headersFor('editor');
    const answer = fetch(`${killed.url}/upload`, { method: 'POST', headers, body: form }).catch(() => undefined);
    try {
      await eventually(async () => expect((await media.objects()).length).toBeGreaterThan(before));
    } finally {
      await killed.kill();
    }
    await answer;
    return (await media.fileCount()) === files;
  };

  it.each(STORAGE_KINDS)(
    'PLT-5 removes every trace of an upload to %s storage whose process was killed',
    async (kind) => {
      const media = await startMedia(kind);
      try {
        while (!(await cutUpload(media)));
        expect((await media.objects()).length).toBeGreaterThan(await media.fileCount());
        await media.service.application.get(Collector).collect(later(25 * HOUR_MS));
        expect(await media.objects()).toEqual([]);
      } finally {
        await media.stop();
      }
    },
  );
});
