import {
  aMember,
  aPost,
  aProject,
  aService,
  dropDatabase,
  emptyStorage,
  inspectDatabase,
  type ServiceProcess,
  serviceTestEnvironment,
  startServiceProcess,
  type TestStorage,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, getParts, type Part, startContent } from '../../test/content-under-test.js';
import { aDrawing, anAnimation, aPicture } from '../../test/images.js';

const MEDIA = new URL('../../../media/src/main.ts', import.meta.url);
const MEGABYTE = 1024 * 1024;
const PHOTO_TYPES = 'image/jpeg, image/png, image/webp';
const NOT_A_PICTURE = Buffer.from('<html><script>steal()</script></html>');

describe('item file uploads', () => {
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

  const fileCount = () => inspectDatabase(mediaDatabase, (database) => database.collection('files').countDocuments());
  const getType = async (url: unknown) => (await fetch(`${media.url}${url}`)).headers.get('content-type');
  const newProject = (title: string, ...files: Part[]) =>
    content.send('POST', '/projects', [...getParts(aProject({ title })), ...files]);

  it('API-PRJ create a project from a form, with its first picture as the featured one', async () => {
    const { status, body } = await newProject(
      'With pictures',
      ['images', aPicture()],
      ['images', aDrawing(), 'plan.svg'],
      ['thumbnail', aPicture(), 'small.jpg'],
    );
    expect(status).toBe(201);
    const { images, featured_image, thumbnail } = body.data as { images: string[]; [field: string]: unknown };
    expect(images).toEqual([
      expect.stringMatching(/^\/media\/projects\/.+\.png$/),
      expect.stringMatching(/^\/media\/projects\/.+\.svg$/),
    ]);
    expect(featured_image).toBe(images[0]);
    expect(await getType(images[0])).toBe('image/png');
    expect(await getType(thumbnail)).toBe('image/png');
    expect(body.data).toMatchObject({ key_features: aProject().key_features, technologies: aProject().technologies });
  });

  it('API-PRJ add pictures to those that the change keeps, and keep the featured one', async () => {
    const created = (await newProject('With more pictures', ['images', aPicture()])).body.data as {
      id: string;
      images: string[];
    };
    const changed = await content.send('PUT', `/projects/${created.id}`, [
      ['images', JSON.stringify(created.images)],
      ['images', aPicture(3000)],
    ]);
    expect(changed.body.data).toMatchObject({
      images: [created.images[0], expect.stringMatching(/\.png$/)],
      featured_image: created.images[0],
      title: 'With more pictures',
    });
  });

  it('API-SVC API-TEAM API-BLOG create items from forms', async () => {
    const service = await content.send('POST', '/services', [
      ...getParts(aService({ name: 'With a picture' })),
      ['featured_image', anAnimation(), 'moving.gif'],
    ]);
    expect(await getType(service.body.data?.featured_image)).toBe('image/gif');
    const member = await content.send('POST', '/team', [...getParts(aMember()), ['photo', aPicture()]]);
    expect(await getType(member.body.data?.photo)).toBe('image/png');
    const post = await content.send('POST', '/blog', [
      ...getParts({ ...aPost({ title: 'With two pictures' }), readingTime: 4 }),
      ['featuredImage', aPicture()],
      ['images', aPicture()],
    ]);
    expect(post.body.data).toMatchObject({
      featuredImage: expect.stringMatching(/^\/media\/blog\//),
      images: [expect.stringMatching(/^\/media\/blog\//)],
    });
  });

  it('API-TEAM give a member a photo', async () => {
    const { id } = await content.create('/team', aMember({ name: 'Soon with a photo' }));
    const photo: Part = ['file', aPicture()];
    const given = await content.send('POST', '/team/upload-photo', [['memberId', id], photo]);
    expect(given.body).toMatchObject({ message: 'Photo uploaded successfully', member: { id, version: 2 } });
    expect(await getType(given.body.data?.photo)).toBe('image/png');
    const before = await fileCount();
    expect((await content.send('POST', '/team/upload-photo', [photo])).body.errors).toEqual([
      expect.objectContaining({ field: 'memberId', message: 'Member ID is required' }),
    ]);
    expect((await content.send('POST', '/team/upload-photo', [['memberId', id]])).status).toBe(400);
    expect((await content.send('POST', '/team/upload-photo', [['memberId', 'nobody'], photo])).status).toBe(404);
    expect(await fileCount()).toBe(before);
  });

  it('API-BLOG store pictures for the body of a post', async () => {
    const stored = await content.send('POST', '/blog/upload-images', [
      ['images', aPicture()],
      ['images', aPicture(3000)],
    ]);
    expect(stored).toMatchObject({ status: 201, body: { message: 'Images uploaded successfully' } });
    const [first, second] = stored.body.urls as string[];
    expect(first).not.toBe(second);
    expect(await getType(second)).toBe('image/png');
    expect((await content.send('POST', '/blog/upload-images', [])).status).toBe(400);
    expect((await content.send('POST', '/blog/upload-images', [['images', aPicture()]], 'viewer')).status).toBe(403);
  });

  it.each<[string, 413 | 415 | 400, Part[], string]>([
    [
      'a second picture above 10 MB',
      413,
      [
        ['images', aPicture()],
        ['images', aPicture(10 * MEGABYTE + 1)],
      ],
      'Image 2 is too large. Maximum size is 10MB.',
    ],
    ['what only says that it is a picture', 415, [['images', NOT_A_PICTURE]], `${PHOTO_TYPES}, image/svg+xml`],
    ['an animation', 415, [['images', anAnimation(), 'a.png']], `${PHOTO_TYPES}, image/svg+xml`],
    ['eleven pictures', 400, Array.from({ length: 11 }, (): Part => ['images', aPicture()]), 'than 10 files'],
    ['a picture in a field that takes none', 400, [['title', aPicture()]], "Unknown field 'title'"],
  ])('AFILE-1 reject %s with a project, and store nothing', async (_case, status, files, message) => {
    const [filesBefore, projectsBefore] = [await fileCount(), await content.stored('projects')];
    const refused = await newProject('Never stored', ...files);
    expect(refused.status).toBe(status);
    expect(refused.body.errors?.[0]?.message).toContain(message);
    expect([await fileCount(), await content.stored('projects')]).toEqual([filesBefore, projectsBefore]);
  });

  it.each<[string, string, Part[], string]>([
    [
      '/services',
      'a picture above 5 MB',
      [['featured_image', aPicture(5 * MEGABYTE + 1)]],
      'File is larger than 5242880 bytes',
    ],
    ['/services', 'a drawing', [['featured_image', aDrawing()]], `File type must be ${PHOTO_TYPES}, image/gif`],
    ['/team', 'an animation', [['photo', anAnimation()]], `File type must be ${PHOTO_TYPES}`],
    [
      '/team',
      'two photos',
      [
        ['photo', aPicture()],
        ['photo', aPicture()],
      ],
      'Cannot upload more than 1 files',
    ],
    [
      '/blog',
      'a picture above 5 MB',
      [['featuredImage', aPicture(5 * MEGABYTE + 1)]],
      'File is larger than 5242880 bytes',
    ],
  ])('AFILE-1 are rejected at %s: %s', async (path, _case, files, message) => {
    const before = await fileCount();
    const draft = { '/services': aService(), '/team': aMember(), '/blog': aPost() }[path] ?? {};
    const refused = await content.send('POST', path, [...getParts(draft), ...files]);
    expect(refused.body.errors?.map((issue) => issue.message)).toEqual([message]);
    expect(await fileCount()).toBe(before);
  });

  it('APRJ-2 store no file if fields are invalid', async () => {
    const before = await fileCount();
    const { body } = await newProject('ab', ['images', aPicture()]);
    expect(body.errors).toEqual([expect.objectContaining({ message: 'Title must be at least 3 characters' })]);
    expect(await fileCount()).toBe(before);
  });

  it('APRJ-2 delete files if the project cannot be saved', async () => {
    const { slug } = await content.create('/projects', aProject({ title: 'Here first' }));
    const before = await fileCount();
    const clash = await content.send('POST', '/projects', [...getParts(aProject({ slug })), ['images', aPicture()]]);
    expect(clash.body.errors).toEqual([expect.objectContaining({ field: 'slug', message: 'Slug is already in use' })]);
    const gone = await content.send('PUT', '/projects/not-there', [['images', aPicture()]]);
    expect(gone.status).toBe(404);
    const ten = Array.from({ length: 10 }, (_none, index) => `/media/projects/${index}.png`);
    const eleventh = await content.send('PUT', `/projects/${slug}`, [
      ['images', JSON.stringify(ten)],
      ['images', aPicture()],
    ]);
    expect(eleventh.body.errors?.[0]?.message).toBe('Cannot upload more than 10 files');
    expect(await fileCount()).toBe(before);
  });

  it('APRJ-2 report that an upload failed while the media service is down, and create no item', async () => {
    await media.kill();
    const before = await content.stored('projects');
    const failed = await newProject('Nowhere to keep it', ['images', aPicture()]);
    expect(failed).toMatchObject({ status: 503, body: { message: 'Upload failed. Please try again.' } });
    expect(await content.stored('projects')).toBe(before);
    expect((await newProject('Without pictures')).status).toBe(201);
  });
});
