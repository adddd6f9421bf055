import { aPost } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../../test/content-under-test.js';
import { ItemKinds } from '../../items/item-kinds.js';
import { postKind } from '../post.js';
import { POSTS_PER_CALL } from './post-terms.service.js';

interface Term {
  name: string;
  count: number;
}

describe('category and tag moves over HTTP', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const create = (fields: Parameters<typeof aPost>[0]) => content.create('/blog', aPost(fields));
  const move = (kind: 'category' | 'tag', from: string, to: string) =>
    content.call('POST', '/blog/terms/moves', { as: 'editor', body: { kind, from, to } });
  const terms = async () =>
    (await content.call('GET', '/blog/terms', { as: 'viewer' })).body.data as unknown as {
      categories: Term[];
      tags: Term[];
      moves: object[];
    };
  const post = async (id: string) => (await content.call('GET', `/blog/${id}`, { as: 'viewer' })).body.data;
  const counted = async (...names: string[]) => (await terms()).tags.filter(({ name }) => names.includes(name));

  it('ABLG-4 rename a tag in posts and drafts, with a version and an audit entry each', async () => {
    const live = await create({ tags: ['Javascript', 'Kept'] });
    const draft = await create({ tags: ['Javascript'], status: 'draft' });
    const { status, body } = await move('tag', 'Javascript', 'JavaScript');
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ from: 'Javascript', to: 'JavaScript', moved: 2, remaining: 0 }),
    ]);
    expect(await post(live.id)).toMatchObject({ tags: ['JavaScript', 'Kept'], version: 2, status: 'published' });
    expect(await post(draft.id)).toMatchObject({ tags: ['JavaScript'], version: 2, status: 'draft' });
    expect(await counted('Javascript', 'JavaScript')).toEqual([
      expect.objectContaining({ name: 'JavaScript', count: 2 }),
    ]);
    const revisions = (await content.call('GET', `/blog/${live.id}/revisions`, { as: 'viewer' })).body.data;
    expect((revisions as unknown as object[])[0]).toMatchObject({ fields: ['tags'] });
  });

  it('ABLG-4 merge a tag into another, and a post that has both keeps it once', async () => {
    const { id } = await create({ tags: ['Looks', 'Design work', 'Last'] });
    await move('tag', 'Looks', 'Design work');
    expect(await post(id)).toMatchObject({ tags: ['Design work', 'Last'] });
  });

  it('ABLG-4 rename a tag in the working copy of a live post, too', async () => {
    const { id } = await create({ tags: ['Ships', 'Kept'] });
    const values = { title: 'Edited, not published', tags: ['Ships', 'New'] };
    await content.call('PUT', `/drafts/post/${id}`, { as: 'editor', body: { values, isWorkingCopy: true } });
    await move('tag', 'Ships', 'Boats');
    const { body } = await content.call('GET', `/drafts/post/${id}`, { as: 'editor' });
    expect(body.data).toMatchObject({ workingCopy: { values: { ...values, tags: ['New', 'Boats'] } } });
  });

  it('ABLG-4 redirect lists of an old name to the new name, over several moves, until the name is reused', async () => {
    await create({ slug: 'far-moved', tags: ['First'] });
    await move('tag', 'First', 'Second');
    await move('tag', 'Second', 'Third');
    const list = async () => {
      const { body } = await content.call('GET', '/blog?tag=First');
      return [body.movedTo, (body.posts as unknown as { slug: string }[]).map(({ slug }) => slug)];
    };
    expect(await list()).toEqual(['Third', ['far-moved']]);
    await create({ slug: 'used-again', tags: ['First'] });
    expect(await list()).toEqual([undefined, ['used-again']]);
    await move('tag', 'Third', 'First');
    expect((await content.call('GET', '/blog?tag=Second')).body).toMatchObject({ movedTo: 'First', total: 2 });
  });

  it('ABLG-4 merge a category, and its address redirects to the other category', async () => {
    const { id } = await create({ category: 'tips' });
    expect((await move('category', 'tips', 'tutorial')).body.data).toMatchObject({ moved: 1, remaining: 0 });
    expect(await post(id)).toMatchObject({ category: 'tutorial', categoryLabel: 'Tutorial' });
    expect((await content.call('GET', '/blog?category=tips')).body).toMatchObject({ movedTo: 'tutorial', total: 1 });
    const listed = (await content.call('GET', '/blog?category=tips&status=all', { as: 'editor' })).body;
    expect([listed.movedTo, listed.total]).toEqual([undefined, 0]);
    expect((await terms()).categories).toContainEqual({ name: 'tips', label: 'Tips', count: 0 });
    expect((await move('category', 'tips', 'nothing')).body).toMatchObject({
      errors: [{ field: 'to', message: 'Category must be one of the blog categories' }],
    });
    expect((await move('tag', 'Same', 'Same')).status).toBe(400);
  });

  it('ABLG-4 keep a search within a name that is in use again, although nothing matches', async () => {
    await create({ tags: ['Once'], category: 'news' });
    await move('tag', 'Once', 'Twice');
    await create({ tags: ['Once'] });
    const found = await content.call('GET', '/blog?tag=Once&search=nowhere');
    expect([found.body.movedTo, found.body.total]).toEqual([undefined, 0]);
  });

  it('ABLG-4 continue past posts that are deleted meanwhile', async () => {
    const posts = [await create({ tags: ['Fleeting'] }), await create({ tags: ['Fleeting'] })];
    const { repository } = content.service.application.get(ItemKinds).get(postKind);
    const list = jest.spyOn(repository, 'first').mockImplementationOnce(async (...asked) => {
      const found = await repository.first(...asked);
      await content.call('DELETE', `/blog/${posts[0]?.id}`, { as: 'super_admin' });
      return found;
    });
    const { status, body } = await move('tag', 'Fleeting', 'Lasting');
    list.mockRestore();
    expect([status, body.data]).toEqual([200, expect.objectContaining({ moved: 1, remaining: 0 })]);
    expect(await post(posts[1]?.id ?? '')).toMatchObject({ tags: ['Lasting'] });
  });

  it('ABLG-4 change a limited number of posts in one call, and resume where they stopped', async () => {
    const total = POSTS_PER_CALL + 3;
    for (let made = 0; made < total; made += 1) await create({ tags: ['Many'], status: 'draft' });
    expect((await move('tag', 'Many', 'All')).body.data).toMatchObject({ moved: POSTS_PER_CALL, remaining: 3 });
    expect((await terms()).moves).toContainEqual(expect.objectContaining({ from: 'Many', to: 'All', remaining: 3 }));
    expect((await move('tag', 'Many', 'All')).body.data).toMatchObject({ moved: 3, remaining: 0 });
    expect(await counted('Many', 'All')).toEqual([expect.objectContaining({ name: 'All', count: total })]);
  });

  it('ABLG-4 refuse another move of a name whose posts are still moving, and free it afterwards', async () => {
    for (let made = 0; made <= POSTS_PER_CALL; made += 1) await create({ tags: ['Contested'], status: 'draft' });
    expect((await move('tag', 'Contested', 'Hers')).body.data).toMatchObject({ moved: POSTS_PER_CALL, remaining: 1 });
    for (const [from, to] of [
      ['Contested', 'His'],
      ['Hers', 'Contested'],
      ['Hers', 'Third'],
      ['Fourth', 'Contested'],
    ] as const) {
      const { status, body } = await move('tag', from, to);
      expect([from, to, status, body.message]).toEqual([
        from,
        to,
        409,
        'Posts are being moved from “Contested” to “Hers” right now. Try again in a minute.',
      ]);
    }
    expect((await move('tag', 'Contested', 'Hers')).body.data).toMatchObject({ moved: 1, remaining: 0 });
    expect(await counted('Contested', 'Hers', 'His')).toEqual([
      expect.objectContaining({ name: 'Hers', count: POSTS_PER_CALL + 1 }),
    ]);
    expect((await move('tag', 'Hers', 'His')).body.data).toMatchObject({ moved: POSTS_PER_CALL });
  });

  it('ABLG-4 move the posts of a tag to one name, although two people start at the same moment', async () => {
    const { id } = await create({ tags: ['Twofold'] });
    const { repository } = content.service.application.get(ItemKinds).get(postKind);
    const both = [move('tag', 'Twofold', 'One'), move('tag', 'Twofold', 'Two')];
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await repository.find(id))?.tags).toEqual([answers[0]?.status === 200 ? 'One' : 'Two']);
  });

  it('require permission to write posts', async () => {
    const body = { kind: 'tag', from: 'A', to: 'B' };
    expect((await content.call('POST', '/blog/terms/moves', { body })).status).toBe(401);
    expect((await content.call('POST', '/blog/terms/moves', { as: 'viewer', body })).status).toBe(403);
    expect((await content.call('GET', '/blog/terms', { as: 'support' })).status).toBe(403);
  });
});
