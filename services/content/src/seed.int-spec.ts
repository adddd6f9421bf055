import { aPost, aProject } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../test/content-under-test.js';
import { seed } from './seed.js';

describe('sample content', () => {
  let content: ContentUnderTest;
  const projects = [aProject({ title: 'A loom', slug: 'a-loom' })];
  const posts = [aPost({ title: 'First of all', slug: 'first' }), aPost({ title: 'Second of all', slug: 'second' })];

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  it('PLT-7 is stored completely or not at all, so the next start completes an interrupted one', async () => {
    const cutShort = [...posts, aPost({ title: 'A second second', slug: 'second' })];
    await expect(seed(content.env, { projects, posts: cutShort })).rejects.toThrow('Slug stands twice');
    expect(await content.list('/blog', 'slug')).toEqual([]);
    expect(await seed(content.env, { projects, posts })).toEqual({ seeded: true, count: 3 });
    expect(await content.list('/blog', 'slug')).toEqual(expect.arrayContaining(['first', 'second']));
  });

  it('PLT-7 leaves kinds that already have items alone', async () => {
    expect(await seed(content.env, { posts: [aPost({ slug: 'third' })] })).toEqual({ seeded: false, count: 0 });
  });
});
