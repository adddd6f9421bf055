import { randomBytes } from 'node:crypto';
import {
  type CloudEvent,
  changeRecorded,
  fileDescribed,
  fileRemoved,
  fileReplaced,
  fileStored,
  fileVariantsMade,
  postUpdated,
  type ShownPictureAt,
} from '@atelier/contracts';
import {
  aMember,
  anEvent,
  aPost,
  aProject,
  aService,
  dropDatabase,
  emptyStorage,
  eventually,
  inspectDatabase,
  publishEvent,
  publishedEvents,
  type ServiceProcess,
  serviceTestEnvironment,
  startServiceProcess,
  type TestStorage,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, getParts, startContent } from '../../test/content-under-test.js';
import { aPicture } from '../../test/images.js';
import { PictureCatchUp } from './picture-catch-up.js';

const BLUR = 'data:image/webp;base64,UklGRg==';
const SKETCH = { width: 1600, height: 900, blur: BLUR };
const getVersion = (path: string, format: 'avif' | 'jpeg') => ({
  url: `/media/${path}`,
  format,
  width: 320,
  height: 180,
  bytes: 100,
});

/** A unique file of the media service with its events, since all tests share one stream. */
const aFile = () => {
  const id = randomBytes(16).toString('hex');
  const path = `library/${id}.jpg`;
  const said = { id, path, name: 'a.jpg', alt: 'Two people at a whiteboard', tags: [] };
  return {
    id,
    path,
    url: `/media/${path}`,
    stored: anEvent(fileStored, { id, path, contentType: 'image/jpeg', bytes: 1, width: 1600, height: 900 }),
    made: (at = path, format: 'avif' | 'jpeg' = 'jpeg') =>
      anEvent(fileVariantsMade, {
        id,
        path: at,
        ...SKETCH,
        variants: [getVersion(at, 'avif'), getVersion(at, format)],
      }),
    described: (version: number, alt = said.alt) =>
      anEvent(fileDescribed, { ...said, alt, focalPoint: { x: 0.25, y: 0.75 }, version }),
    replacedBy: (next: string, version: number) =>
      anEvent(fileReplaced, { ...said, path: next, focalPoint: null, version, earlierPath: path }),
    removed: anEvent(fileRemoved, { id, path }),
  };
};

describe('picture facts', () => {
  let content: ContentUnderTest;
  beforeAll(async () => {
    content = await startContent(async () => ({ EXTERNAL_IMAGES: 'allow' }));
  });
  afterAll(() => content.stop());

  const tell = async (...events: CloudEvent[]) => {
    for (const event of events) await publishEvent(event);
  };
  const at = async (path: string) =>
    (await content.call('GET', path, { as: 'editor' })).body.data as unknown as Record<string, unknown>;
  const shows = (path: string, field: string, facts: unknown) =>
    eventually(async () => expect((await at(path))[field]).toEqual(facts));
  const whole = { ...SKETCH, focalPoint: { x: 0.25, y: 0.75 }, alt: 'Two people at a whiteboard' };

  it('are returned next to the address for every kind, in lists and in details', async () => {
    const file = aFile();
    await tell(file.stored, file.made(), file.described(2));
    const project = await content.create('/projects', aProject({ title: 'With facts', featured_image: file.url }));
    const post = await content.create('/blog', aPost({ title: 'With facts too', featuredImage: file.url }));
    const service = await content.create('/services', aService({ name: 'With facts', featured_image: file.url }));
    const member = await content.create('/team', aMember({ name: 'With Facts', profile_image: file.url }));
    await shows(`/projects/${project.id}`, 'featured_image_facts', whole);
    await shows(`/blog/${post.id}`, 'featuredImageFacts', whole);
    await shows(`/services/${service.id}`, 'featured_image_facts', whole);
    await shows(`/team/${member.id}`, 'profile_image_facts', whole);
    const { body } = await content.call('GET', '/blog');
    expect(body.data).toEqual([expect.objectContaining({ id: post.id, featuredImageFacts: whole })]);
  });

  it('are returned for each picture of a gallery and of rich text in an item’s details', async () => {
    const [first, second] = [aFile(), aFile()];
    await tell(first.stored, first.described(2), second.stored);
    const { id } = await content.create(
      '/projects',
      aProject({
        title: 'A gallery',
        images: [first.url, 'https://elsewhere.example/a.png'],
        content: `<p><img src="${second.url}" alt=""></p>`,
      }),
    );
    await eventually(async () => {
      const facts = (await at(`/projects/${id}`)).image_facts as ShownPictureAt[];
      expect(facts.map(({ url, alt, width }) => [url, alt, width]).sort()).toEqual(
        [
          [first.url, 'Two people at a whiteboard', 1600],
          [second.url, '', 1600],
        ].sort(),
      );
    });
    const { body } = await content.call('GET', '/projects');
    expect((body.data as unknown as object[]).filter((project) => 'image_facts' in project)).toEqual([]);
  });

  it('are null if there is no picture, and if the media service has not published it', async () => {
    for (const featuredImage of [undefined, '/media/blog/nobody-knows.png', 'https://elsewhere.example/a.png']) {
      const { id } = await content.create(
        '/blog',
        aPost({ title: 'Nothing is known', ...(featuredImage && { featuredImage }) }),
      );
      expect(await at(`/blog/${id}`)).toMatchObject({ featuredImageFacts: null, imageFacts: [] });
    }
  });

  it('follow picture descriptions in any order of events, and invalidate caches', async () => {
    const file = aFile();
    const post = await content.create(
      '/blog',
      aPost({ title: `Described later ${Date.now()}`, featuredImage: file.url }),
    );
    await tell(file.described(3, 'The last word'), file.described(2, 'An earlier one'), file.made());
    await shows(`/blog/${post.id}`, 'featuredImageFacts', { ...whole, alt: 'The last word' });
    await eventually(async () => {
      const told = await publishedEvents(postUpdated.type, post.slug);
      expect(told.map(({ data }) => (data as { version: number }).version)).toEqual([1, 1]);
    });
    expect(await at(`/blog/${post.id}`)).toMatchObject({ version: 1 });
  });

  it('omit the blur of a picture with transparency', async () => {
    const file = aFile();
    const { id } = await content.create('/blog', aPost({ title: 'Seen through', featuredImage: file.url }));
    await tell(file.made(file.path, 'avif'));
    await shows(`/blog/${id}`, 'featuredImageFacts', { ...SKETCH, blur: null, focalPoint: null, alt: '' });
  });

  it('move items to the replacement of their picture once, with a version each', async () => {
    const file = aFile();
    const next = `library/${randomBytes(16).toString('hex')}.webp`;
    await tell(file.stored, file.made(), file.described(2));
    const post = await content.create(
      '/blog',
      aPost({
        title: 'Shown twice',
        featuredImage: file.url,
        images: [file.url, '/media/blog/other.png'],
        content: `${aPost().content}<p><img src="${file.url}" alt="Ours"></p>`,
      }),
    );
    const other = await content.create('/blog', aPost({ title: 'Shows another one', featuredImage: '/media/a/b.png' }));
    await shows(`/blog/${post.id}`, 'featuredImageFacts', whole);
    const replaced = file.replacedBy(next, 3);
    await tell(replaced, replaced, file.made(), file.made(next));
    await shows(`/blog/${post.id}`, 'featuredImageFacts', { ...whole, focalPoint: null });
    const moved = (await at(`/blog/${post.id}`)) as { content: string };
    expect(moved).toMatchObject({
      featuredImage: `/media/${next}`,
      images: [`/media/${next}`, '/media/blog/other.png'],
      version: 2,
    });
    expect(moved.content).toContain(`<img src="/media/${next}" alt="Ours"`);
    expect(await at(`/blog/${other.id}`)).toMatchObject({ version: 1 });
    const { body } = await content.call('GET', `/blog/${post.id}/revisions`, { as: 'editor' });
    expect((body.data as unknown as object[])[0]).toMatchObject({
      version: 2,
      action: 'updated',
      isByMedia: true,
    });
    await eventually(async () => {
      const audited = await publishedEvents(changeRecorded.type, post.id);
      expect(audited.map(({ data }) => data)).toMatchObject([
        { action: 'created' },
        { action: 'replaced', actor: { kind: 'system' } },
      ]);
    });
  });

  it('also apply to earlier addresses, and are deleted with the file', async () => {
    const file = aFile();
    const next = `library/${randomBytes(16).toString('hex')}.jpg`;
    await tell(file.stored, file.replacedBy(next, 2), file.made(next), file.described(3));
    const { id } = await content.create('/blog', aPost({ title: 'Names the old one', featuredImage: file.url }));
    await shows(`/blog/${id}`, 'featuredImageFacts', whole);
    await tell(file.removed);
    await shows(`/blog/${id}`, 'featuredImageFacts', null);
  });
});

describe('pictures stored before the event log was followed', () => {
  const MEDIA = new URL('../../../media/src/main.ts', import.meta.url);
  let content: ContentUnderTest;
  let media: ServiceProcess;
  let mediaDatabase: string;
  let storage: TestStorage;

  beforeAll(async () => {
    storage = await emptyStorage('directory');
    content = await startContent(async (jwksUrl) => {
      const env = serviceTestEnvironment('media', jwksUrl, storage.env);
      mediaDatabase = env.MONGODB_DATABASE;
      media = await startServiceProcess(MEDIA, env);
      return { MEDIA_URL: media.url };
    });
  });
  afterAll(async () => {
    await content.stop();
    await media.kill();
    await dropDatabase(mediaDatabase);
    await storage.remove();
  });

  it('are fetched, and unknown ones do no harm', async () => {
    const uploaded = await content.send('POST', '/projects', [
      ...getParts(aProject({ title: 'Of before', images: ['/media/projects/lost.png'] })),
      ['featured_image', aPicture()],
    ]);
    const { id } = uploaded.body.data as { id: string };
    const facts = async () =>
      ((await content.call('GET', `/projects/${id}`)).body.data as Record<string, unknown>).featured_image_facts;
    await eventually(async () => expect(await facts()).toMatchObject({ blur: expect.any(String) }));
    const known = await facts();
    await inspectDatabase(content.env.MONGODB_DATABASE, (database) => database.collection('pictures').deleteMany({}));
    expect(await facts()).toBeNull();
    const catchUp = content.service.application.get(PictureCatchUp);
    expect(await catchUp.catchUp()).toBe(1);
    expect(await facts()).toEqual(known);
    expect(await catchUp.catchUp()).toBe(0);
  });
});
