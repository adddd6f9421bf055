import { aMember, aPost, aProject, aService, inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../test/content-under-test.js';

const REFUSAL = 'Pictures must come from the media library';
const ELSEWHERE = 'https://elsewhere.example/a.png';
const words =
  '<p>Enough words to be taken for a text by the rules of every kind of content that has one, and more.</p>';
const shows = (address: string) => `${words}<p><img src="${address}" alt="A"></p>`;

describe('external pictures', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent(async () => ({ ATELIER_PUBLIC_URL: 'https://studio.example' }));
  });
  afterAll(() => content.stop());

  const save = (path: string, body: object, method = 'POST') => content.call(method, path, { as: 'super_admin', body });

  it.each<[string, string, object]>([
    ['/blog', 'content', aPost({ content: shows(ELSEWHERE) })],
    ['/blog', 'content', aPost({ content: shows('//elsewhere.example/media/a.png') })],
    ['/blog', 'content', aPost({ content: shows('/\\elsewhere.example/a.png') })],
    ['/blog', 'content', aPost({ content: shows('http://studio.example.elsewhere.example/a.png') })],
    ['/blog', 'featuredImage', aPost({ featuredImage: ELSEWHERE })],
    ['/blog', 'images', aPost({ images: ['/media/blog/a.png', ELSEWHERE] })],
    ['/projects', 'content', aProject({ content: shows(ELSEWHERE) })],
    ['/projects', 'thumbnail', aProject({ thumbnail: ELSEWHERE })],
    ['/services', 'featured_image', aService({ featured_image: ELSEWHERE })],
    ['/team', 'profile_image', aMember({ profile_image: ELSEWHERE })],
    ['/pages', 'content', { title: 'A page', description: 'Of pictures.', status: 'draft', content: shows(ELSEWHERE) }],
  ])('BLOG-5 are rejected by POST %s in %s, because they track visitors', async (path, field, body) => {
    const { status, body: answer } = await save(path, body);
    // An address that breaks the picture rules is dropped earlier.
    if (status === 201) expect(JSON.stringify(answer.data)).not.toContain('elsewhere');
    else expect([status, answer.errors]).toEqual([400, [{ field, message: REFUSAL }]]);
  });

  it('BLOG-5 may stay in a post that already shows them, but new ones are rejected', async () => {
    const { id } = await content.create('/blog', aPost({ title: 'Of earlier days', content: words }));
    await inspectDatabase(content.env.MONGODB_DATABASE, (database) =>
      database
        .collection('posts')
        .updateOne({ title: 'Of earlier days' }, { $set: { content: shows(ELSEWHERE), featuredImage: ELSEWHERE } }),
    );
    const change = { content: `${shows(ELSEWHERE)}<p>And more.</p>`, featuredImage: ELSEWHERE };
    expect((await save(`/blog/${id}`, change, 'PUT')).status).toBe(200);
    expect((await content.call('GET', `/blog/${id}`)).body.data?.content).toContain(ELSEWHERE);
    const other = await save(`/blog/${id}`, { content: shows('https://other.example/b.png') }, 'PUT');
    expect([other.status, other.body.errors]).toEqual([400, [{ field: 'content', message: REFUSAL }]]);
  });

  it('BLOG-5 do not include pictures of the site itself, under either address', async () => {
    for (const address of ['/media/blog/a.png', 'https://studio.example/media/blog/a.png'])
      expect((await save('/blog', aPost({ content: shows(address), featuredImage: address }))).status).toBe(201);
  });
});
