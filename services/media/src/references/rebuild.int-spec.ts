import { randomBytes } from 'node:crypto';
import {
  DEFAULT_STAFF_SETTINGS,
  DEFAULT_STUDIO,
  type EventData,
  postDeleted,
  postUpdated,
  studioUpdated,
} from '@atelier/contracts';
import { anEvent, eventually, inspectDatabase, publishEvent } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anImage, type Media, startMedia } from '../../test/media-under-test.js';
import { rebuild } from '../index.js';

type Post = EventData<typeof postUpdated>;

const aPost = (pictures: readonly string[], version = 1, id = randomBytes(12).toString('hex')): Post => ({
  id,
  slug: `post-${id}`,
  title: `Post ${version}`,
  excerpt: '',
  category: 'development',
  tags: [],
  author: null,
  featuredImage: pictures[0] ?? null,
  media: [...pictures],
  status: 'published',
  publishDate: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  version,
});

describe('rebuilding file references from the log', () => {
  let media: Media;

  beforeEach(async () => {
    media = await startMedia('directory');
  });
  afterEach(() => media.stop());

  const options = (more: object = {}) => ({
    from: media.env.EVENTS_SINCE ?? '',
    isDryRun: false,
    onProgress: () => undefined,
    ...more,
  });
  const inDatabase = <Result>(look: Parameters<typeof inspectDatabase<Result>>[1]) =>
    inspectDatabase(media.env.MONGODB_DATABASE as string, look);
  const references = (ids: readonly string[]) =>
    inDatabase((db) =>
      db
        .collection<{ _id: string }>('references')
        .find({ _id: { $in: [...ids] } })
        .sort({ _id: 1 })
        .toArray(),
    );
  const corrupt = (ids: readonly string[]) =>
    inDatabase(async (db) => {
      const live = db.collection<{ _id: string }>('references');
      await live.deleteMany({ _id: { $in: ids.slice(0, 1) } });
      await live.updateMany({ _id: { $in: ids.slice(1) } }, { $set: { stems: [], version: 99 } });
      await db.collection('files').updateMany({}, { $set: { uses: 7, lastShownAt: null } });
    });
  const stored = async () => {
    const { files } = await media.upload([
      ['file', anImage()],
      ['folder', 'blog'],
    ]);
    return files[0]?.url ?? '';
  };
  const publish = async (...events: readonly ReturnType<typeof anEvent>[]) => {
    for (const event of events) {
      await publishEvent(event);
      await eventually(() =>
        inDatabase(async (db) =>
          expect(await db.collection<{ _id: string }>('inbox').findOne({ _id: event.id })).not.toBeNull(),
        ),
      );
    }
  };
  const uses = async (url: string) => {
    const record = await inDatabase((db) => db.collection('files').findOne({ path: url.replace('/media/', '') }));
    return { uses: record?.uses, lastShownAt: record?.lastShownAt };
  };

  it('AFILE-1 restores the uses of files, and keeps references that the log does not cover', async () => {
    const [shown, hidden] = [await stored(), await stored()];
    const posts = [aPost([shown]), aPost([shown, hidden]), aPost([hidden])];
    const [, , gone] = posts as [Post, Post, Post];
    const events = posts.map((post) => anEvent(postUpdated, post));
    const removal = anEvent(postDeleted, { ...gone, version: 2 });
    // The broker may deliver an event again, also an old one.
    await publish(...events, removal, ...events.slice(0, 1));
    const ids = posts.map(({ id }) => `post:${id}`);
    const before = { references: await references(ids), shown: await uses(shown), hidden: await uses(hidden) };
    expect(before).toMatchObject({ shown: { uses: 2 }, hidden: { uses: 1 } });
    const old = { _id: 'post:old', version: 1, stems: ['blog/old'] };
    await corrupt(ids);
    await inDatabase((db) => db.collection<{ _id: string }>('references').insertOne(old));
    const report = await rebuild(media.env, options());
    expect(report).toMatchObject({ different: 3, takenOver: 1 });
    expect({ references: await references(ids), shown: await uses(shown), hidden: await uses(hidden) }).toEqual(before);
    expect(await references(['post:old'])).toEqual([old]);
  });

  it('AFILE-1 restores the files of the studio settings', async () => {
    const logo = await stored();
    const version = Date.now();
    const settings = { ...DEFAULT_STUDIO, ...DEFAULT_STAFF_SETTINGS, navigation: [], media: [logo], version };
    await publish(anEvent(studioUpdated, { ...settings, updatedAt: '2026-01-01T00:00:00.000Z' }));
    await inDatabase((db) => db.collection('references').deleteMany({}));
    await rebuild(media.env, options());
    expect((await references(['studio:studio']))[0]).toMatchObject({ version });
    expect((await uses(logo)).uses).toBe(1);
  });

  it('AFILE-1 follows changes made during the rebuild', async () => {
    const picture = await stored();
    const posts = Array.from({ length: 5 }, () => aPost([picture]));
    await publish(...posts.map((post) => anEvent(postUpdated, post)));
    const rebuilding = (async () => {
      for (let times = 0; times < 3; times += 1) await rebuild(media.env, options());
    })();
    await publish(...posts.slice(1).map(({ id }) => anEvent(postUpdated, aPost([], 2, id))));
    await rebuilding;
    expect((await uses(picture)).uses).toBe(1);
  });

  it('AFILE-1 changes nothing in a dry run, and leaves nothing behind', async () => {
    const picture = await stored();
    const post = aPost([picture]);
    await publish(anEvent(postUpdated, post));
    await corrupt(['-', `post:${post.id}`]);
    const before = await references([`post:${post.id}`]);
    // An event of another test can reach the live references between the replay and the comparison.
    await eventually(async () =>
      expect(await rebuild(media.env, options({ isDryRun: true }))).toMatchObject({ different: 1 }),
    );
    expect(await references([`post:${post.id}`])).toEqual(before);
    expect((await uses(picture)).uses).toBe(7);
    const names = await inDatabase(async (db) => (await db.listCollections().toArray()).map(({ name }) => name));
    expect(names.filter((name) => name.includes('rebuild'))).toEqual([]);
  });
});
