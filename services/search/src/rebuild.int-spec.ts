import { postDeleted, postPublished, postUpdated } from '@atelier/contracts';
import type { RunningService } from '@atelier/service-kit';
import { anEvent, deadLetters, eventually } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  aMarker,
  aPlaceForSearch,
  aPostSnapshot,
  aWord,
  getSearcher,
  type PlaceForSearch,
  publishAll,
} from '../test/search-under-test.js';
import { rebuild, start } from './index.js';

const COUNT = 30;

describe('rebuilding the search from the log', () => {
  let place: PlaceForSearch;
  let service: RunningService;
  let from: string;
  let word: string;
  let ids: string[];

  const options = (more: object = {}) => ({ from, isDryRun: false, onProgress: () => undefined, ...more });
  const entries = () =>
    place.inDatabase((db) =>
      db
        .collection('entries')
        .find({ title: { $regex: word } })
        .sort({ _id: 1 })
        .toArray(),
    );
  const collections = () =>
    place.inDatabase(async (db) => (await db.listCollections().toArray()).map(({ name }) => name));
  const search = () => getSearcher(service.url);
  /** Waits until everything that was published before is applied. */
  const settle = async () => {
    const marker = aMarker();
    await publishAll(marker.event);
    await search().untilFound(marker.word, marker.post.id);
  };
  const sorted = (found: readonly string[]) => [...found].sort();
  const found = async () => sorted((await search().search(word, '&limit=100')).data.map(({ id }) => id));

  beforeEach(async () => {
    place = await aPlaceForSearch();
    from = place.env.EVENTS_SINCE ?? '';
    service = await start(place.env);
    word = aWord();
    const posts = Array.from({ length: COUNT }, (_none, index) => aPostSnapshot({ title: `${word} ${index}` }));
    ids = sorted(posts.map(({ id }) => id));
    const events = posts.map((post) => anEvent(postPublished, post));
    // Each one twice: the broker may deliver an event again.
    await publishAll(...events, ...events);
    await settle();
    expect(await found()).toEqual(ids);
  });
  afterEach(async () => {
    await service.stop();
    await place.leave();
  });

  it('PLT-4 restores deleted and corrupted entries', async () => {
    const before = await entries();
    await place.inDatabase(async (db) => {
      const live = db.collection('entries');
      await live.deleteMany({ _id: { $in: before.slice(0, 10).map(({ _id }) => _id) } });
      const rest = { _id: { $in: before.slice(10, 20).map(({ _id }) => _id) } };
      await live.updateMany(rest, { $set: { title: 'corrupted', isPublic: false, version: 99 } });
    });
    expect(await found()).not.toEqual(ids);
    const report = await rebuild(place.env, options());
    expect(report).toMatchObject({ different: 20 });
    expect(await entries()).toEqual(before);
    await eventually(async () => expect(await found()).toEqual(ids));
    await service.stop();
    service = await start(place.env);
    expect(await found()).toEqual(ids);
  });

  it('PLT-4 gives the same result while readers search and events arrive', async () => {
    const live = aPostSnapshot({ title: `${word} live` });
    const [changed] = ids;
    let isDone = false;
    const reading = (async () => {
      let reads = 0;
      for (; !isDone; reads += 1) {
        const now = await found();
        expect(ids.filter((id) => !now.includes(id))).toEqual([]);
      }
      return reads;
    })();
    const publishing = (async () => {
      for (let version = 2; !isDone || version < 5; version += 1) {
        const post = aPostSnapshot({ id: changed ?? '', title: `${word} ${version}`, version });
        await publishAll(anEvent(postUpdated, post), anEvent(postPublished, { ...live, version }));
      }
    })();
    for (let times = 0; times < 3; times += 1) await rebuild(place.env, options());
    isDone = true;
    expect(await reading).toBeGreaterThan(3);
    await publishing;
    await settle();
    expect(await found()).toEqual(sorted([...ids, live.id]));
  });

  it('PLT-4 keeps deleted entries deleted, and entries that the log does not cover', async () => {
    const [gone] = ids;
    const old = { kind: 'post', id: 'old', title: `${word} old`, isPublic: true, version: 1 };
    await publishAll(anEvent(postDeleted, aPostSnapshot({ id: gone ?? '', version: 2 })));
    await settle();
    await place.inDatabase((db) => db.collection('entries').insertOne({ ...old, _id: 'post:old' as never }));
    const report = await rebuild(place.env, options());
    expect(report.takenOver).toBe(1);
    await eventually(async () => expect(await found()).toEqual(sorted([...ids.filter((id) => id !== gone), 'old'])));
  });

  it('PLT-4 skips an event that the service cannot apply either', async () => {
    const consumer = place.env.MONGODB_DATABASE;
    await publishAll(anEvent(postUpdated, { title: 'no snapshot' } as never));
    await eventually(async () => expect(await deadLetters(consumer)).toHaveLength(1));
    await place.inDatabase((db) => db.collection('entries').deleteMany({}));
    const report = await rebuild(place.env, options());
    expect(report.failed).toBe(1);
    await eventually(async () => expect(await found()).toEqual(ids));
  });

  it('PLT-4 keeps changes from events after the end of the period', async () => {
    const to = new Date().toISOString();
    const [changed] = ids;
    const later = aWord();
    await publishAll(anEvent(postUpdated, aPostSnapshot({ id: changed ?? '', title: later, version: 2 })));
    await settle();
    await rebuild(place.env, options({ to }));
    expect(await search().getIds(later)).toEqual([changed]);
  });

  it('PLT-4 changes nothing in a dry run, reports what would change, and leaves nothing behind', async () => {
    await place.inDatabase((db) => db.collection('entries').updateMany({}, { $set: { summary: 'corrupted' } }));
    const before = await entries();
    let progress = 0;
    const onProgress = (applied: number, total: number) => {
      progress = applied / total;
    };
    const report = await rebuild(place.env, options({ isDryRun: true, onProgress }));
    expect(report.different).toBeGreaterThanOrEqual(COUNT);
    expect(report.events).toBeGreaterThanOrEqual(COUNT);
    expect(progress).toBe(1);
    expect(await entries()).toEqual(before);
    expect((await collections()).filter((name) => name.includes('rebuild'))).toEqual([]);
  });
});
