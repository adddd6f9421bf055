import { postPublished, postUnpublished } from '@atelier/contracts';
import type { RunningService } from '@atelier/service-kit';
import { anEvent, eventually, inspectDatabase } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aMarker, aPlaceForSeo, aSnapshot, getReader, type PlaceForSeo, publishAll } from '../test/seo-under-test.js';
import { rebuild, start } from './index.js';

describe('rebuilding search engine pages from the log', () => {
  let place: PlaceForSeo;
  let service: RunningService;
  const posts = Array.from({ length: 8 }, () => aSnapshot());

  const options = () => ({ from: place.env.EVENTS_SINCE ?? '', isDryRun: false, onProgress: () => undefined });
  const pages = <Result>(look: Parameters<typeof inspectDatabase<Result>>[1]) =>
    inspectDatabase(place.env.MONGODB_DATABASE, look);
  const idsOfPosts = posts.map(({ id }) => `post:${id}` as never);
  const ours = { _id: { $in: idsOfPosts } };
  const storedPages = () => pages((db) => db.collection('pages').find(ours).sort({ _id: 1 }).toArray());
  const untilListed = (listed: readonly (typeof posts)[number][]) =>
    eventually(async () => {
      const text = await getReader(service.url).readSitemaps();
      expect(listed.filter(({ slug }) => !text.includes(`/blog/${slug}<`))).toEqual([]);
    });

  beforeEach(async () => {
    place = await aPlaceForSeo();
    service = await start(place.env);
    const events = posts.map((post) => anEvent(postPublished, post));
    await publishAll(...events, ...events);
    await untilListed(posts);
    // Every card is painted, so nothing changes the pages any more.
    await eventually(async () => {
      const unpainted = await pages((db) => db.collection('pages').countDocuments({ ...ours, cardDesign: 0 }));
      expect(unpainted).toBe(0);
    });
  });
  afterEach(async () => {
    await service.stop();
    await place.leave();
  });

  it('SEO-2 restores lost entries, and does not redraw share cards', async () => {
    const before = await storedPages();
    await pages(async (db) => {
      const live = db.collection('pages');
      await live.deleteMany({ _id: { $in: idsOfPosts.slice(0, 3) } });
      await live.updateMany({ _id: { $in: idsOfPosts.slice(3, 5) } }, { $set: { isVisible: false, version: 99 } });
    });
    await publishAll(aMarker().event);
    await eventually(async () => {
      const text = await getReader(service.url).readSitemaps();
      expect(posts.filter(({ slug }) => text.includes(`/blog/${slug}<`))).toEqual(posts.slice(5));
    });
    const report = await rebuild(place.env, options());
    expect(report.different).toBeGreaterThanOrEqual(5);
    const withoutCard = ({
      cardPath: _path,
      cardDesign: _design,
      cardContent: _content,
      ...page
    }: Record<string, unknown>) => page;
    const rebuilt = await storedPages();
    expect(rebuilt.map(withoutCard)).toEqual(before.map(withoutCard));
    const untouched = idsOfPosts.slice(5);
    const cards = (stored: typeof rebuilt) =>
      stored.filter(({ _id }) => untouched.includes(_id as never)).map(({ cardPath }) => cardPath);
    expect(cards(rebuilt)).toEqual(cards(before));
    await untilListed(posts);
  });

  it('SEO-2 serves the sitemap throughout, and follows events that arrive during the rebuild', async () => {
    const [hidden, ...rest] = posts;
    const live = aSnapshot();
    let isDone = false;
    const reading = (async () => {
      for (; !isDone; ) {
        const text = await getReader(service.url).readSitemaps();
        expect(rest.filter(({ slug }) => !text.includes(`/blog/${slug}<`))).toEqual([]);
      }
    })();
    const rebuilding = (async () => {
      for (let times = 0; times < 3; times += 1) await rebuild(place.env, options());
    })();
    const version = 2;
    await publishAll(
      anEvent(postPublished, live),
      anEvent(postUnpublished, { ...(hidden as typeof live), status: 'draft', version }),
    );
    await rebuilding;
    await untilListed([...rest, live]);
    await getReader(service.url).untilGone(hidden as typeof live);
    isDone = true;
    await reading;
  });
});
