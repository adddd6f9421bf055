import { Tally } from '@atelier/service-kit';
import { aPost, aProject, inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../test/content-under-test.js';

const times = <Result>(count: number, work: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_none, index) => work(index));

describe('concurrent item changes', () => {
  let content: ContentUnderTest;
  let tally: Tally;

  beforeAll(async () => {
    content = await startContent();
    tally = content.service.application.get(Tally);
  });
  afterAll(() => content.stop());

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const create = (fields: Parameters<typeof aPost>[0]) => content.create('/blog', aPost(fields));
  const getStatuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
  const total = async (query: string) => (await call('GET', `/blog?${query}`, { as: 'viewer' })).body.total;
  const stored = (filter: object) =>
    inspectDatabase(content.env.MONGODB_DATABASE, (database) => database.collection('posts').countDocuments(filter));

  it('keep both changes if two writers change different fields', async () => {
    const { id } = await create({ title: 'Written by two' });
    const put = (body: object) => call('PUT', `/blog/${id}`, { as: 'editor', body });
    const answers = await Promise.all([put({ seoTitle: 'By the one' }), put({ author: 'The other' })]);
    expect(getStatuses(answers)).toEqual([200, 200]);
    expect((await call('GET', `/blog/${id}`)).body.data).toMatchObject({
      seoTitle: 'By the one',
      author: 'The other',
      version: 3,
    });
  });

  it('accept one of two writers who both saw the same version', async () => {
    const { id } = await create({ title: 'Seen by two' });
    const headers = { 'if-match': '"1"' };
    const put = (title: string) => call('PUT', `/blog/${id}`, { as: 'editor', body: { title }, headers });
    const answers = await Promise.all([put('The first wins'), put('The second wins')]);
    expect(getStatuses(answers)).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.data;
    expect((await call('GET', `/blog/${id}`)).body.data).toMatchObject({ title: winner?.title, version: 2 });
    expect(answers.find(({ status }) => status === 409)?.body.data).toMatchObject({ version: 2 });
  });

  it('reject a deletion based on an older version', async () => {
    const { id } = await create({});
    await call('PUT', `/blog/${id}`, { as: 'editor', body: { featured: true } });
    const headers = { 'if-match': '"1"' };
    expect((await call('DELETE', `/blog/${id}`, { as: 'editor', headers })).status).toBe(409);
    expect((await call('GET', `/blog/${id}`)).status).toBe(200);
  });

  it('PLT-5 give separate slugs to fifty items created at once with the same title', async () => {
    const post = () => call('POST', '/blog', { as: 'editor', body: aPost({ title: 'Called the same' }) });
    const created = await Promise.all(times(50, post));
    const slugs = new Set(created.map(({ body }) => body.data?.slug));
    expect(slugs.size).toBe(50);
    for (const slug of slugs) expect(slug).toMatch(/^called-the-same(-\w+)?$/);
  });

  it('give a slug that several items request at once to only one of them', async () => {
    const post = () => call('POST', '/projects', { as: 'editor', body: aProject({ slug: 'demanded' }) });
    const made = await Promise.all(times(4, post));
    expect(getStatuses(made)).toEqual([201, 400, 400, 400]);
    const other = await content.create('/projects', aProject({ title: 'Wants it too' }));
    const renamed = await call('PUT', `/projects/${other.id}`, { as: 'editor', body: { slug: 'demanded' } });
    expect(renamed.body.errors).toEqual([{ field: 'slug', message: 'Slug is already in use' }]);
  });

  it('find an item by its former slug until another takes it, and again after the other is deleted', async () => {
    const first = await create({ slug: 'first-address' });
    await call('PUT', `/blog/${first.id}`, { as: 'editor', body: { slug: 'second-address' } });
    await call('PUT', `/blog/${first.id}`, { as: 'editor', body: { slug: 'third-address' } });
    const idAt = async (slug: string) => (await call('GET', `/blog/slug/${slug}`)).body.data?.id;
    expect([await idAt('first-address'), await idAt('second-address')]).toEqual([first.id, first.id]);
    const other = await create({ slug: 'first-address' });
    expect(await idAt('first-address')).toBe(other.id);
    await call('DELETE', '/blog/first-address', { as: 'editor' });
    expect(await idAt('first-address')).toBe(first.id);
    await call('DELETE', `/blog/${first.id}`, { as: 'editor' });
    expect((await call('GET', '/blog/second-address')).status).toBe(410);
  });

  it('count exactly after concurrent writes, before and after compaction', async () => {
    const posts = await Promise.all(times(24, (index) => create({ category: 'devops', tags: [`T${index % 3}`] })));
    await Promise.all(
      posts
        .slice(0, 16)
        .map(({ id }, index) =>
          index % 2 === 0
            ? call('DELETE', `/blog/${id}`, { as: 'editor' })
            : call('PUT', `/blog/${id}`, { as: 'editor', body: { tags: ['T0', 'T1'], category: 'backend' } }),
        ),
    );
    const expectExact = async () => {
      expect(await total('status=all')).toBe(await stored({ trashed: false }));
      for (const category of ['devops', 'backend'])
        expect(await total(`category=${category}`)).toBe(
          await stored({ trashed: false, category, status: 'published' }),
        );
      for (const tag of ['T0', 'T1', 'T2'])
        expect(await total(`tag=${tag}`)).toBe(await stored({ trashed: false, tags: tag, status: 'published' }));
      expect(await total('search=calm')).toBe(
        await stored({ trashed: false, searchTokens: 'calm', status: 'published' }),
      );
    };
    await expectExact();
    await Promise.all([tally.compact(), tally.compact()]);
    await expectExact();
  });
});
