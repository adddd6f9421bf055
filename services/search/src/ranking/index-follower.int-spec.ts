import { postDeleted, postPublished, postUpdated } from '@atelier/contracts';
import { anEvent, eventually, startServiceProcess } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  aMarker,
  aPlaceForSearch,
  aPostSnapshot,
  aWord,
  getSearcher,
  type PlaceForSearch,
  publishAll,
} from '../../test/search-under-test.js';
import { start } from '../index.js';

const MAIN = new URL('../main.ts', import.meta.url);

describe('per-process index', () => {
  let place: PlaceForSearch;

  beforeEach(async () => {
    place = await aPlaceForSearch();
  });
  afterEach(() => place.leave());

  it('PLT-4 is built from stored entries before the service listens, and excludes private content', async () => {
    const [word, secret] = [aWord(), aWord()];
    const post = aPostSnapshot({ title: word });
    const gone = aPostSnapshot({ title: secret });
    const marker = aMarker();
    const first = await start(place.env);
    await publishAll(
      anEvent(postPublished, post),
      anEvent(postPublished, gone),
      anEvent(postDeleted, { ...gone, version: 2 }),
      marker.event,
    );
    await getSearcher(first.url).untilFound(marker.word, marker.post.id);
    await first.stop();
    const second = await start(place.env);
    try {
      expect(await getSearcher(second.url).getIds(word)).toEqual([post.id]);
      expect(await getSearcher(second.url).getIds(secret)).toEqual([]);
    } finally {
      await second.stop();
    }
  });

  it('PLT-4 matches the index of another process, whichever process applied the event', async () => {
    const services = await Promise.all([start(place.env), start(place.env)]);
    try {
      const word = aWord();
      const posts = Array.from({ length: 20 }, (_none, index) =>
        aPostSnapshot({
          title: `${word} ${index}`,
          publishDate: new Date(Date.UTC(2026, 0, 20 - index)).toISOString(),
        }),
      );
      await publishAll(...posts.map((post) => anEvent(postPublished, post)));
      const kept = posts.slice(0, 10);
      await publishAll(...posts.slice(10).map((post) => anEvent(postDeleted, { ...post, version: 2 })));
      for (const { url } of services) await getSearcher(url).untilFound(word, ...kept.map(({ id }) => id));
      await eventually(async () => {
        const [one, other] = await Promise.all(services.map(({ url }) => getSearcher(url).search(word)));
        expect(one).toEqual(other);
      });
    } finally {
      for (const service of services) await service.stop();
    }
  });

  it('PLT-5 contains every event after a kill -9 while events arrive', async () => {
    const word = aWord();
    const posts = Array.from({ length: 40 }, (_none, index) => aPostSnapshot({ title: `${word} ${index}` }));
    const killed = await startServiceProcess(MAIN, place.env);
    const publishing = publishAll(...posts.map((post) => anEvent(postPublished, post)));
    await getSearcher(killed.url).untilAny(word);
    await killed.kill();
    await publishing;
    const next = await startServiceProcess(MAIN, place.env);
    try {
      await getSearcher(next.url).untilTotal(word, 40);
    } finally {
      await next.kill();
    }
  });

  it('resumes following after an interruption', async () => {
    const service = await start(place.env);
    try {
      const visitor = getSearcher(service.url);
      const [before, after] = [aMarker(), aMarker()];
      await publishAll(before.event);
      await visitor.untilFound(before.word, before.post.id);
      await place.inDatabase((database) => database.collection('entries').rename('entries_before'));
      await publishAll(after.event);
      await visitor.untilFound(after.word, after.post.id);
      expect(await visitor.getIds(before.word)).toEqual([]);
    } finally {
      await service.stop();
    }
  });

  it('reads entries stored by older and newer versions of the program', async () => {
    const [older, newer] = [aWord(), aWord()];
    const bare = { kind: 'post' as const, isPublic: true, version: 1 };
    await place.inDatabase((database) =>
      database
        .collection<{ _id: string }>('entries')
        .insertMany([
          { _id: 'post:1', id: '1', title: older, ...bare } as never,
          { _id: 'post:2', id: '2', slug: 'two', title: newer, mood: 'calm', ...bare } as never,
        ]),
    );
    const service = await start(place.env);
    try {
      const visitor = getSearcher(service.url);
      expect((await visitor.search(older)).data).toMatchObject([{ id: '1', slug: '1', path: '/blog/1', summary: '' }]);
      expect((await visitor.search(newer)).data).toMatchObject([{ id: '2', path: '/blog/two' }]);
      const word = aWord();
      const post = aPostSnapshot({ id: '1', title: word, version: 2 });
      await publishAll(anEvent(postUpdated, post));
      await visitor.untilFound(word, '1');
    } finally {
      await service.stop();
    }
  });
});
