import { getOperation, OPERATIONS, type OperationKey } from '@atelier/contracts';
import { aMember, aPage, aPost, aProject, aService } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../test/content-under-test.js';

const TYPES = [
  { kind: 'post', path: '/blog', draft: aPost({ status: 'published', category: 'design' }) },
  { kind: 'service', path: '/services', draft: aService({ category: 'web_development' }) },
  { kind: 'project', path: '/projects', draft: aProject({ status: 'published' }) },
  { kind: 'member', path: '/team', draft: aMember({}) },
  { kind: 'page', path: '/pages', draft: aPage({ status: 'published' }) },
];

/** Answers about one item that depend on a list of another kind. */
const LISTS: Readonly<Record<string, string>> = { '/projects/{id}/services': 'services' };

describe('cache tags of public answers', () => {
  let content: ContentUnderTest;
  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const getTags = async (path: string) => {
    const answer = await fetch(`${content.service.url}${path}`);
    return { status: answer.status, tags: answer.headers.get('cache-tag')?.split(',') ?? [] };
  };

  it.each(TYPES)('are present in every answer about a $kind', async ({ kind, path, draft }) => {
    const { body } = await content.call('POST', path, { as: 'super_admin', body: draft });
    const { id, slug } = body.data as unknown as { id: string; slug: string };
    const ownReads = (Object.keys(OPERATIONS) as OperationKey[])
      .filter((key) => key.startsWith(`GET ${path}`) && getOperation(key).access === 'everyone')
      .map((key) => key.slice('GET '.length))
      .filter((one) => one !== '/services/test-db');
    for (const one of ownReads) {
      const asked = one.replace(/\{(id|slug)\}/, slug).replace('{category}', 'web_development');
      const { status, tags } = await getTags(asked);
      const ofItem = /\{(id|slug)\}$/.test(one);
      expect([one, status, tags]).toEqual([
        one,
        200,
        ofItem ? [`${kind}:${id}`, `${kind}:${slug}`] : expect.arrayContaining([LISTS[one] ?? `${kind}s`]),
      ]);
    }
    expect((await getTags(path)).tags).toEqual([`${kind}s`, `${kind}:${id}`]);
  });

  it('include a former slug, which another item may get later', async () => {
    const { id, slug, version } = await content.create('/blog', aPost({ status: 'published' }));
    await content.call('PUT', `/blog/${id}`, {
      as: 'editor',
      headers: { 'if-match': `"${version}"` },
      body: { slug: `${slug}-moved` },
    });
    expect(await getTags(`/blog/${slug}`)).toEqual({ status: 200, tags: [`post:${id}`, `post:${slug}`] });
  });

  it('include the settings tag where the settings decide', async () => {
    expect(await getTags('/studio')).toEqual({ status: 200, tags: ['settings'] });
    expect(await getTags('/blog/archives')).toEqual({ status: 200, tags: ['posts', 'settings'] });
  });

  it('are absent from answers made for one caller', async () => {
    expect((await getTags('/blog/not-there')).tags).toEqual([]);
    expect((await getTags('/services/test-db')).tags).toEqual([]);
  });
});
