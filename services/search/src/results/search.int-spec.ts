import {
  type CloudEvent,
  memberPublished,
  pagePublished,
  postCreated,
  postDeleted,
  postPublished,
  postUnpublished,
  postUpdated,
  projectPublished,
  projectUpdated,
  searchAnswer,
  servicePublished,
} from '@atelier/contracts';
import { anEvent, type ServiceCall, serviceClient } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aMarker,
  anItemSnapshot,
  aPlaceForSearch,
  aPostSnapshot,
  aWord,
  getSearcher,
  type PlaceForSearch,
  publishAll,
} from '../../test/search-under-test.js';
import { start } from '../index.js';

describe('search', () => {
  let place: PlaceForSearch;
  let service: Awaited<ReturnType<typeof start>>;
  let visitor: ReturnType<typeof getSearcher>;
  let call: ServiceCall;

  beforeAll(async () => {
    place = await aPlaceForSearch();
    service = await start(place.env);
    visitor = getSearcher(service.url);
    call = serviceClient(service.url, place.keys);
  });
  afterAll(async () => {
    await service?.stop();
    await place?.leave();
  });

  const applied = async (...events: readonly CloudEvent[]) => {
    const marker = aMarker();
    await publishAll(...events, marker.event);
    await visitor.untilFound(marker.word, marker.post.id);
  };

  it('PLT-4 finds a published post from its event alone, even if mistyped, and shows where it matches', async () => {
    const word = aWord();
    const post = aPostSnapshot({
      title: `A calm look at ${word} trains`,
      excerpt: `Why a small ${word} is safer.`,
      text: `${'Words in front of it. '.repeat(20)}Every ${word} leaves on time.`,
      category: 'devops',
      featuredImage: '/media/covers/train.webp',
    });
    await applied(anEvent(postPublished, post));
    const answer = await visitor.search(`${word.slice(0, 4)}${word.slice(5)} trains`);
    expect(searchAnswer.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      success: true,
      total: 1,
      counts: { post: 1, service: 0, project: 0, member: 0, page: 0 },
      suggestion: `${word} trains`,
      pagination: { page: 1, limit: 10, total: 1, totalPages: 1 },
    });
    expect(answer.data[0]).toMatchObject({
      type: 'post',
      id: post.id,
      slug: post.slug,
      path: `/blog/${post.slug}`,
      title: post.title,
      summary: post.excerpt,
      image: '/media/covers/train.webp',
      category: 'devops',
      publishedAt: post.publishDate,
      score: expect.any(Number),
    });
    const { title, summary, text } = answer.data[0]?.highlights ?? { title: [], summary: [], text: [] };
    expect(title).toEqual([
      { text: 'A calm look at ', match: false },
      { text: word, match: true },
      { text: ' ', match: false },
      { text: 'trains', match: true },
    ]);
    expect(summary).toContainEqual({ text: word, match: true });
    expect(text).toContainEqual({ text: word, match: true });
    expect(text[0]?.text).toMatch(/^…/);
  });

  it('finds and counts every kind, and filters by one', async () => {
    const word = aWord();
    const post = aPostSnapshot({ title: word });
    const offer = anItemSnapshot({ summary: word });
    const project = anItemSnapshot({ text: `In ${word}.` });
    const member = anItemSnapshot({ keywords: [word], category: 'Engineering' });
    const page = anItemSnapshot({ text: `${'Small print. '.repeat(40)}${word}`, category: '' });
    await applied(
      anEvent(postPublished, post),
      anEvent(servicePublished, offer),
      anEvent(projectPublished, project),
      anEvent(memberPublished, member),
      anEvent(pagePublished, page),
    );
    const everything = await visitor.search(word);
    expect(everything.data.map(({ type }) => type)).toEqual(['post', 'member', 'service', 'project', 'page']);
    expect(everything.data.map(({ path }) => path)).toEqual([
      `/blog/${post.slug}`,
      `/team/${member.slug}`,
      `/services/${offer.slug}`,
      `/projects/${project.slug}`,
      `/${page.slug}`,
    ]);
    const projects = await visitor.search(word, '&type=project');
    expect(projects).toMatchObject({ total: 1, counts: { post: 1, service: 1, project: 1, member: 1, page: 1 } });
    expect(projects.data.map(({ id }) => id)).toEqual([project.id]);
    const second = await visitor.search(word, '&page=2&limit=3');
    expect(second.data.map(({ id }) => id)).toEqual([project.id, page.id]);
    expect(second.pagination).toEqual({ page: 2, limit: 3, total: 5, totalPages: 2 });
    expect((await visitor.search(word, '&page=9')).data).toEqual([]);
  });

  it('PLT-4 no longer finds unpublished or deleted items, and finds changed items by their new words only', async () => {
    const [unpublished, deleted, changed] = [aWord(), aWord(), aWord()];
    const one = aPostSnapshot({ title: unpublished });
    const two = aPostSnapshot({ title: deleted });
    const three = anItemSnapshot({ title: 'Before it changed', keywords: [aWord()] });
    await applied(anEvent(postPublished, one), anEvent(postPublished, two), anEvent(projectPublished, three));
    expect(await visitor.getIds(unpublished)).toEqual([one.id]);
    expect(await visitor.getIds(deleted)).toEqual([two.id]);
    await applied(
      anEvent(postUnpublished, { ...one, status: 'draft', version: 2 }),
      anEvent(postDeleted, { ...two, version: 2 }),
      anEvent(projectUpdated, { ...three, title: changed, keywords: [], version: 2 }),
    );
    expect(await visitor.getIds(unpublished)).toEqual([]);
    expect(await visitor.getIds(deleted)).toEqual([]);
    expect(await visitor.getIds(changed)).toEqual([three.id]);
    expect(await visitor.getIds(three.keywords[0] ?? '')).toEqual([]);
  });

  it('PLT-5 never lets an older event overwrite a newer one, or restore a deleted item', async () => {
    const [newer, older, gone] = [aWord(), aWord(), aWord()];
    const post = aPostSnapshot({ title: newer, version: 3 });
    const removed = aPostSnapshot({ title: gone, version: 5 });
    await applied(
      anEvent(postUpdated, post),
      anEvent(postPublished, { ...post, title: older, version: 2 }),
      anEvent(postDeleted, removed),
      anEvent(postUpdated, { ...removed, version: 4 }),
      anEvent(postPublished, { ...removed, version: 5 }),
    );
    expect(await visitor.getIds(newer)).toEqual([post.id]);
    expect(await visitor.getIds(older)).toEqual([]);
    expect(await visitor.getIds(gone)).toEqual([]);
  });

  it('PLT-5 finds an item once if its event is delivered twice', async () => {
    const word = aWord();
    const post = aPostSnapshot({ title: word });
    const published = anEvent(postPublished, post);
    await applied(anEvent(postCreated, post), published, published, published);
    expect(await visitor.getIds(word)).toEqual([post.id]);
  });

  it('API-PUB neither finds, suggests, nor stores text that is not public', async () => {
    const word = aWord();
    const draft = aPostSnapshot({ status: 'draft', title: word, text: word });
    const scheduled = aPostSnapshot({ status: 'scheduled', excerpt: word });
    const inactive = anItemSnapshot({ isPublic: false, keywords: [word] });
    await applied(anEvent(postCreated, draft), anEvent(postCreated, scheduled), anEvent(projectUpdated, inactive));
    for (const q of [word, word.slice(0, 8), `${word.slice(0, -1)}`])
      expect(await visitor.search(q)).toEqual({
        success: true,
        data: [],
        total: 0,
        counts: { post: 0, service: 0, project: 0, member: 0, page: 0 },
        pagination: { page: 1, limit: 10, total: 0, totalPages: 0 },
      });
    const kept = await place.inDatabase((database) => database.collection('entries').find({ id: draft.id }).toArray());
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(word);
  });

  it('treats text as text, whatever it contains', async () => {
    const word = aWord();
    const post = aPostSnapshot({
      title: `$${word}`,
      excerpt: '$$ROOT',
      text: '<b>bold</b> \u0000',
      tags: ['$version'],
    });
    await applied(anEvent(postPublished, post));
    expect((await visitor.search(word)).data).toMatchObject([{ title: `$${word}`, summary: '$$ROOT' }]);
  });

  it.each([
    ['', 'q', 'Search must be at least 2 characters'],
    ['?q=', 'q', 'Search must be at least 2 characters'],
    ['?q=%20a%20', 'q', 'Search must be at least 2 characters'],
    [`?q=${'a'.repeat(101)}`, 'q', 'Search must be at most 100 characters'],
    ['?q=fine&type=image', 'type', 'Type must be post, service, project, member or page'],
    ['?q=fine&page=0', 'page', 'Page number must be greater than 0'],
    ['?q=fine&limit=101', 'limit', 'Limit must be between 1 and 100'],
    ['?q=fine&sort=title', 'sort', "Unknown field 'sort'"],
  ])('rejects %j with a reason', async (query, field, message) => {
    const refused = await call('GET', `/search${query}`);
    expect(refused).toMatchObject({ status: 400, body: { success: false, errors: [{ field, message }] } });
  });

  it.each(['$where', '.*', '"; drop', '\u0000\uffff', '%%', '🎨🎨', '<script>', '__proto__', 'constructor'])(
    'answers %j like any other search',
    async (q) => {
      expect(await call('GET', `/search?q=${encodeURIComponent(q)}`)).toMatchObject({ status: 200 });
    },
  );

  it('keeps working when a visitor disconnects before the answer', async () => {
    const leaving = new AbortController();
    const left = fetch(`${service.url}/search?q=anything`, { signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    expect((await call('GET', '/search?q=anything')).status).toBe(200);
  });
});
