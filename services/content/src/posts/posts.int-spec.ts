import { postPublished } from '@atelier/contracts';
import {
  aPost,
  dropDatabase,
  eventually,
  inspectDatabase,
  type KeyServer,
  publishedEvents,
  type ServiceCall,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../index.js';

describe('blog post API', () => {
  let keys: KeyServer;
  let service: Awaited<ReturnType<typeof start>>;
  let env: ReturnType<typeof serviceTestEnvironment>;

  beforeAll(async () => {
    keys = await startKeyServer();
    env = serviceTestEnvironment('content', keys.jwksUrl);
    service = await start(env);
  });
  afterAll(async () => {
    await service.stop();
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  const call: ServiceCall = (...request) => serviceClient(service.url, keys)(...request);
  const postCount = () =>
    inspectDatabase(env.MONGODB_DATABASE, (database) => database.collection('posts').countDocuments());

  it('API-BLOG creates a post and returns it by id and by slug', async () => {
    const created = await call('POST', '/blog', { as: 'editor', body: aPost({ title: 'The first of many' }) });
    expect(created.status).toBe(201);
    expect(created.body.message).toBe('Blog post created successfully');
    expect(created.body.data).toMatchObject({ slug: 'the-first-of-many', status: 'published', readingTime: 1 });
    const bySlug = await call('GET', '/blog/slug/the-first-of-many');
    const byId = await call('GET', `/blog/${created.body.data?.id}`);
    expect(bySlug.body.post).toEqual(byId.body.post);
  });

  it('PLT-4 answers other requests while hostile code is saved, which stays plain', async () => {
    const hostile = `<pre><code class="language-javascript">${'a'.repeat(20_000)}</code></pre>`;
    let isSaved = false;
    const saving = call('POST', '/blog', { as: 'editor', body: aPost({ content: hostile.repeat(8) }) });
    void saving.then(() => {
      isSaved = true;
    });
    await call('GET', '/blog');
    await call('GET', '/blog?page=2');
    expect(isSaved).toBe(false);
    const { status, body } = await saving;
    expect(status).toBe(201);
    expect((body.data as { content: string } | undefined)?.content).toBe(hostile.repeat(8));
  });

  it('PLT-4 publishes one event per publication, with the trace of its request', async () => {
    // The stream outlives a test run, so each run needs a new subject.
    const slug = `heard-by-everybody-${Date.now()}`;
    await call('POST', '/blog', { as: 'editor', body: aPost({ title: 'Heard by everybody', slug }) });
    const [event, ...others] = await eventually(async () => {
      const events = await publishedEvents(postPublished.type, slug);
      expect(events).not.toHaveLength(0);
      return events;
    });
    expect(others).toEqual([]);
    expect(event?.data).toMatchObject({ slug, status: 'published' });
    expect(event?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it('API-PUB hides drafts from visitors, and answers 410 for posts that were public before', async () => {
    const draft = await call('POST', '/blog', {
      as: 'editor',
      body: aPost({ title: 'Not yet ready', status: 'draft' }),
    });
    expect((await call('GET', '/blog/not-yet-ready')).status).toBe(404);
    expect((await call('GET', '/blog/not-yet-ready', { as: 'editor' })).status).toBe(200);
    expect((await call('GET', '/blog?status=all')).status).toBe(401);
    expect((await call('GET', '/blog?status=draft', { as: 'support' })).status).toBe(403);
    await call('PATCH', `/blog/${draft.body.data?.id}/status`, { as: 'editor', body: { status: 'published' } });
    expect((await call('GET', '/blog/not-yet-ready')).status).toBe(200);
    await call('DELETE', '/blog/not-yet-ready', { as: 'editor' });
    expect((await call('GET', '/blog/not-yet-ready')).status).toBe(410);
  });

  it('API-BLOG merges the fields that PUT sends into the post, including aliases', async () => {
    await call('POST', '/blog', { as: 'editor', body: aPost({ title: 'A mergeable post' }) });
    const changed = await call('PUT', '/blog/a-mergeable-post', {
      as: 'editor',
      body: { seo_title: 'Merged', views: 7 },
    });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({ title: 'A mergeable post', seoTitle: 'Merged', views: 0, version: 2 });
  });

  it('API-BLOG finds posts by word prefixes, ignoring case and accents, and none by signs alone', async () => {
    await call('POST', '/blog', { as: 'editor', body: aPost({ title: 'Zwiebelfisch in the Café' }) });
    const getTotal = async (search: string) =>
      (await call('GET', `/blog?search=${encodeURIComponent(search)}`)).body.total;
    expect(await getTotal('zwiebel CAFE')).toBe(1);
    expect(await getTotal('wiebel')).toBe(0);
    for (const signs of ['.*', '!!!', '🎉']) expect(await getTotal(signs)).toBe(0);
    expect(await getTotal(' ')).toBe(await getTotal(''));
  });

  it('ABLG-1 finds posts by author, and by whole words of their content', async () => {
    const content = `<p>The quokka <b>naps</b>. ${'Words that matter. '.repeat(10)}</p>`;
    await call('POST', '/blog', { as: 'editor', body: aPost({ author: 'Zuzana Quill', content }) });
    const getTotal = async (search: string) => (await call('GET', `/blog?search=${search}`)).body.total;
    expect(await Promise.all(['zuza', 'quokka', 'quokka+naps', 'quok', 'strong'].map(getTotal))).toEqual([
      1, 1, 1, 0, 0,
    ]);
  });

  it('API-BLOG removes scripts from the content', async () => {
    const content = `<p onclick="x()">${'Words that matter. '.repeat(10)}</p><script>steal()</script>`;
    const created = await call('POST', '/blog', {
      as: 'editor',
      body: aPost({ title: 'Clean by the server', content }),
    });
    expect(created.body.data?.content).not.toMatch(/script|onclick|steal/);
  });

  it.each([
    ['an unknown field', { ...aPost(), bogus: 1 }, 'bogus'],
    ['a short title', aPost({ title: 'Abc' }), 'title'],
    ['no tags', aPost({ tags: [] }), 'tags'],
    ['an operator where text belongs', { ...aPost(), category: { $ne: '' } }, 'category'],
    ['an over-long excerpt', aPost({ excerpt: 'x'.repeat(301) }), 'excerpt'],
  ])('API-BLOG rejects %s, names the field, and changes nothing', async (_case, body, field) => {
    const before = await postCount();
    const refused = await call('POST', '/blog', { as: 'editor', body });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ success: false, error: 'Bad Request', requestId: expect.any(String) });
    expect(refused.body.errors?.map(({ field }) => field)).toContain(field);
    expect(await postCount()).toBe(before);
  });

  it.each([
    ['page=0', 'Page number must be greater than 0'],
    ['limit=101', 'Limit must be between 1 and 100'],
    ['limit=0', 'Limit must be between 1 and 100'],
  ])('API-PAGE rejects %s with its message', async (query, message) => {
    const refused = await call('GET', `/blog?${query}`);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]?.message).toBe(message);
  });

  it('API-BLOG rejects a write without a token or permission, and stores nothing', async () => {
    const before = await postCount();
    expect((await call('POST', '/blog', { body: aPost() })).status).toBe(401);
    expect((await call('POST', '/blog', { as: 'support', body: aPost() })).status).toBe(403);
    expect(await postCount()).toBe(before);
  });
});
