import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPlaceForSearch, aWord, getSearcher, type PlaceForSearch } from '../../test/search-under-test.js';
import { start } from '../index.js';

const ITEMS = 10_000;
const KINDS = ['post', 'service', 'project', 'member'] as const;

describe('search in ten thousand items', () => {
  const word = aWord();
  let place: PlaceForSearch;
  let service: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    place = await aPlaceForSearch();
    const entries = Array.from({ length: ITEMS }, (_none, index) => ({
      _id: `${KINDS[index % 4]}:${index}`,
      kind: KINDS[index % 4],
      id: String(index),
      slug: `item-${index}`,
      title: `Item number${index}`,
      summary: `Filed under ${word}.`,
      text: `A note on item ${index}, `.repeat(20),
      isPublic: true,
      version: 1,
    }));
    await place.inDatabase((database) => database.collection('entries').insertMany(entries as never[]));
    service = await start(place.env);
  }, 120_000);
  afterAll(async () => {
    await service?.stop();
    await place?.leave();
  });

  it('finds one item among all, and all items by what they share, page by page', async () => {
    const visitor = getSearcher(service.url);
    expect((await visitor.search('number7321')).data.map(({ id }) => id)).toEqual(['7321']);
    const last = await visitor.search(word, '&limit=100&page=100');
    expect(last).toMatchObject({ total: ITEMS, counts: { post: 2500, service: 2500, project: 2500, member: 2500 } });
    expect(last.data).toHaveLength(100);
  });

  it('reads a page of results by key only', async () => {
    const plan = await place.inDatabase((database) =>
      database
        .collection<{ _id: string }>('entries')
        .find({ _id: { $in: ['post:0', 'post:4'] }, isPublic: true })
        .explain('executionStats'),
    );
    expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toContain('COLLSCAN');
    expect(plan.executionStats.totalDocsExamined).toBe(2);
  });
});
