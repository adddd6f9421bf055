import type { PostDraft, PostPatch } from '@atelier/contracts';
import { createService } from '@atelier/service-kit';
import { aPost, dropDatabase, inspectDatabase, serviceTestEnvironment } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertOlderPosts, olderPost } from '../../test/older-posts.js';
import { contentService } from '../content.js';
import { postKind } from '../posts/post.js';
import type { PostRecord } from '../posts/post-record.js';
import { ItemKinds } from './item-kinds.js';
import type { ItemPage } from './item-list.js';
import type { Items } from './items.js';

const COUNT = 1200;
const LIMIT = 10;
const ROUNDS = 40;
const SPAN_MS = COUNT * 60 * 60 * 1000;
const FIRST_DATE_MS = olderPost(0).createdAt.getTime();

type Posts = Items<PostRecord, PostDraft, PostPatch>;
type Order = [date: string, id: string][];

/** Deterministic numbers from 0 up to, but excluding, the limit. */
const pseudoRandom = (seed: number) => (limit: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * limit);
};

const place = ([date, id]: Order[number]): string => `${date} ${id}`;

describe('deep pages of a long, changing list', () => {
  const env = serviceTestEnvironment('content', 'http://127.0.0.1:9/jwks.json');
  const random = pseudoRandom(20_260_301);
  const applications: Awaited<ReturnType<typeof createService>>['application'][] = [];
  let writer: Posts;
  let readers: Posts[];

  beforeAll(async () => {
    await inspectDatabase(env.MONGODB_DATABASE, (database) => insertOlderPosts(database, 0, COUNT));
    for (let process = 0; process < 2; process += 1) {
      const { application } = await createService(contentService, env);
      await application.init();
      applications.push(application);
    }
    readers = applications.map((application) => application.get(ItemKinds).get(postKind));
    writer = readers[0] as Posts;
  });
  afterAll(async () => {
    for (const application of applications) await application.close();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  /** Public posts in the database's own order. */
  const storedOrder = (): Promise<Order> =>
    inspectDatabase(env.MONGODB_DATABASE, async (database) => {
      const posts = await database
        .collection('posts')
        .find({ trashed: false, status: 'published' }, { projection: { publishDate: 1 } })
        .sort({ publishDate: 1, _id: 1 })
        .toArray();
      return posts.map(({ _id, publishDate }) => [(publishDate as Date).toISOString(), String(_id)]);
    });

  const anyPage = (total: number, direction: 1 | -1): ItemPage => ({
    status: 'published',
    page: 1 + random(Math.ceil(total / LIMIT) + 1),
    limit: LIMIT,
    sort: { key: 'date', direction },
  });
  const getExpected = (order: Order, { page, sort }: ItemPage): string[] =>
    (sort.direction === 1 ? order : order.toReversed()).slice((page - 1) * LIMIT, page * LIMIT).map(([, id]) => id);
  const getPage = async (reader: Posts, query: ItemPage) => {
    const { items, total } = await reader.page(query, 'published', undefined);
    return { ids: items.map(({ id }) => id), total };
  };

  /** Inserts or removes at any position; returns the resulting order. */
  const changeAnywhere = async (order: Order): Promise<Order> => {
    if (random(2) === 0) {
      const [gone] = order.splice(random(order.length), 1);
      await writer.trash(String(gone?.[1]), { viewer: undefined });
      return order;
    }
    const publishDate = new Date(FIRST_DATE_MS + random(SPAN_MS)).toISOString();
    const { id } = await writer.create(aPost({ publishDate }), undefined);
    return [...order, [publishDate, id] as Order[number]].sort((a, b) => place(a).localeCompare(place(b)));
  };

  it('match counting from the first item, even if the list changed in between', async () => {
    let order = await storedOrder();
    for (let round = 0; round < ROUNDS; round += 1) {
      const reader = readers[random(readers.length)] as Posts;
      const query = anyPage(order.length, random(2) === 0 ? 1 : -1);
      expect(await getPage(reader, query)).toEqual({ ids: getExpected(order, query), total: order.length });
      if (random(3) === 0) order = await changeAnywhere(order);
    }
    expect(order).toEqual(await storedOrder());
  });

  it('match the list at some moment during the read while another client writes continuously', async () => {
    const orders = [await storedOrder()];
    let isWriting = true;
    let underWay = Promise.resolve();
    const write = async () => {
      while (isWriting) {
        underWay = changeAnywhere([...(orders.at(-1) as Order)]).then((order) => void orders.push(order));
        await underWay;
      }
    };
    const writing = write();
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = orders.length - 1;
      const query = anyPage(orders.at(-1)?.length ?? 0, random(2) === 0 ? 1 : -1);
      const { ids } = await getPage(readers[random(readers.length)] as Posts, query);
      await underWay;
      expect(orders.slice(first).map((order) => getExpected(order, query))).toContainEqual(ids);
    }
    isWriting = false;
    await writing;
    expect(orders.at(-1)).toEqual(await storedOrder());
  });

  it.each([1, -1] as const)('are correct in each list and order (%d)', async (direction) => {
    const query: ItemPage = { page: 1, limit: 100, sort: { key: 'title', direction } };
    for (const filter of [{}, { keyword: 'Common' }, { facets: { category: 'design' } }, { search: 'number' }]) {
      const all: string[] = [];
      const { total } = await writer.repository.page({ ...query, ...filter });
      for (let page = 1; all.length < total; page += 1)
        all.push(...(await writer.repository.page({ ...query, ...filter, page })).items.map(({ id }) => id));
      const long = await writer.repository.first(filter, query.sort, total + 1);
      expect(all).toEqual(long.map(({ id }) => id));
    }
  });
});
