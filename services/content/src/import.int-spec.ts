import { postPublished, projectDeleted, serviceCreated } from '@atelier/contracts';
import { aMember, aPost, aProject, aService, eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../test/content-under-test.js';
import type { ContentSet } from './content-set.js';
import { type ImportOptions, ImportRefused, importContent } from './import.js';
import { reset } from './reset.js';

const RUN = Date.now();
const SET: ContentSet = {
  services: [aService({ slug: `service-${RUN}` })],
  projects: [aProject({ slug: `project-${RUN}` }), aProject({ title: 'Known by its title', status: 'draft' })],
  members: [aMember({ name: 'Imported Person' })],
  posts: [aPost({ slug: `post-${RUN}`, tags: ['Imported'] })],
};

describe('content import from a file', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const bring = (set: ContentSet, existing: ImportOptions['existing'] = 'refuse') =>
    importContent(content.env, set, { existing });
  const totals = async () => {
    const paths = ['/services?active=all', '/projects?status=all', '/team?active=all', '/blog?status=all'];
    const answers = await Promise.all(paths.map((path) => content.call('GET', path, { as: 'viewer' })));
    return answers.map(({ body }) => body.total);
  };
  const findRefusal = async (set: ContentSet) => {
    const refusal = await bring(set).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ImportRefused);
    return refusal as ImportRefused;
  };

  it('creates everything, with events and exact counts', async () => {
    expect(await bring(SET)).toEqual({ created: 5, updated: 0, kept: 0 });
    expect(await totals()).toEqual([1, 2, 1, 1]);
    expect((await content.call('GET', '/blog/tags')).body.data).toEqual([{ name: 'Imported', count: 1 }]);
    await eventually(async () => {
      expect(await publishedEvents(serviceCreated.type, `service-${RUN}`)).toHaveLength(1);
      expect(await publishedEvents(postPublished.type, `post-${RUN}`)).toHaveLength(1);
    });
  });

  it('is rejected entirely if one slug is in use, and names every clash', async () => {
    const refusal = await findRefusal({ ...SET, members: [aMember({ name: 'Somebody New' })] });
    expect(refusal.issues).toEqual([
      { kind: 'service', index: 0, slug: `service-${RUN}`, message: 'Slug is already in use' },
      { kind: 'project', index: 0, slug: `project-${RUN}`, message: 'Slug is already in use' },
      { kind: 'project', index: 1, slug: 'known-by-its-title', message: 'Slug is already in use' },
      { kind: 'post', index: 0, slug: `post-${RUN}`, message: 'Slug is already in use' },
    ]);
    expect(refusal.message).toContain(`service 'service-${RUN}': Slug is already in use`);
    expect(await totals()).toEqual([1, 2, 1, 1]);
  });

  it('is rejected entirely if an item violates a rule, is duplicated, or would hide an API route', async () => {
    const { issues } = await findRefusal({
      services: [aService({ name: 'Never here' })],
      posts: [
        aPost({ slug: 'no-date', status: 'scheduled' }),
        aPost({ slug: 'twice' }),
        aPost({ slug: 'twice' }),
        aPost({ slug: 'archives' }),
      ],
    });
    expect(issues).toEqual([
      { kind: 'post', index: 0, slug: 'no-date', message: 'publishDate: Publish date is required' },
      { kind: 'post', index: 2, slug: 'twice', message: 'Slug stands twice in this set' },
      { kind: 'post', index: 3, slug: 'archives', message: 'Slug is already in use' },
    ]);
    expect(await totals()).toEqual([1, 2, 1, 1]);
  });

  it('updates existing items on request, and keeps their other fields', async () => {
    const changed = { projects: [aProject({ slug: `project-${RUN}`, title: 'Another title', featured: true })] };
    const added = { members: [aMember({ name: 'Somebody Else' })] };
    expect(await bring({ ...changed, ...added }, 'update')).toEqual({ created: 1, updated: 1, kept: 0 });
    expect(await totals()).toEqual([1, 2, 2, 1]);
    expect((await content.call('GET', `/projects/project-${RUN}`)).body.data).toMatchObject({
      title: 'Another title',
      featured: true,
      version: 2,
    });
  });

  it('skips existing items if only new items are requested', async () => {
    const known = { projects: [aProject({ slug: `project-${RUN}`, title: 'A third title' })] };
    const added = { members: [aMember({ name: 'Somebody Newer' })] };
    expect(await bring({ ...known, ...added }, 'keep')).toEqual({ created: 1, updated: 0, kept: 1 });
    expect(await totals()).toEqual([1, 2, 3, 1]);
    const { body } = await content.call('GET', `/projects/project-${RUN}`);
    expect(body.data).toMatchObject({ title: 'Another title', version: 2 });
  });

  it('changes nothing in a dry run, which reports what the import would do', async () => {
    const set = { posts: [aPost({ slug: `post-${RUN}` }), aPost({ slug: `dry-${RUN}` })] };
    const dry = (existing: ImportOptions['existing']) => importContent(content.env, set, { existing, isDryRun: true });
    expect(await dry('keep')).toEqual({ created: 1, updated: 0, kept: 1 });
    await expect(dry('refuse')).rejects.toBeInstanceOf(ImportRefused);
    expect(await totals()).toEqual([1, 2, 3, 1]);
    expect(await publishedEvents(postPublished.type, `dry-${RUN}`)).toEqual([]);
  });

  it('works again after a reset, which empties everything and publishes the deletions', async () => {
    expect(await reset(content.env)).toBe(7);
    expect(await totals()).toEqual([0, 0, 0, 0]);
    await eventually(async () => expect(await publishedEvents(projectDeleted.type, `project-${RUN}`)).toHaveLength(1));
    expect((await content.call('GET', `/blog/post-${RUN}`)).status).toBe(410);
    expect(await bring(SET)).toEqual({ created: 5, updated: 0, kept: 0 });
    expect(await totals()).toEqual([1, 2, 1, 1]);
    expect((await content.call('GET', `/blog/post-${RUN}`)).status).toBe(200);
  });
});
