import { randomBytes } from 'node:crypto';
import {
  changeRecorded,
  DEFAULT_STAFF_SETTINGS,
  DEFAULT_STUDIO,
  type EventData,
  fileDescribed,
  fileReplaced,
  type MediaFileDetails,
  postUpdated,
  studioUpdated,
} from '@atelier/contracts';
import { ObjectStorage } from '@atelier/service-kit';
import { anEvent, eventually, publishEvent, publishedEvents, STORAGE_KINDS } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { anImage, type Media, startMedia } from '../../test/media-under-test.js';
import { aNoisyPicture, aPicture } from '../../test/pictures.js';
import { Collector } from '../collection/collector.js';
import { StudioConsumer } from '../references/studio.consumer.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const aPost = (title: string, addresses: string[], version = 1): EventData<typeof postUpdated> => {
  // A unique ID, because events of concurrent tests arrive here too.
  const id = randomBytes(12).toString('hex');
  return {
    id,
    slug: `post-${id}`,
    title,
    excerpt: 'In short.',
    text: '',
    category: 'development',
    tags: [],
    author: null,
    featuredImage: addresses[0] ?? null,
    media: addresses,
    status: 'published',
    publishDate: null,
    updatedAt: new Date().toISOString(),
    version,
  };
};

describe.each(STORAGE_KINDS)('media library on %s storage', (kind) => {
  let media: Media;

  beforeAll(async () => {
    media = await startMedia(kind);
  });
  afterAll(() => media.stop());

  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    as = 'editor',
  ) => {
    const token = as === 'visitor' ? {} : await media.keys.headersFor(as as 'editor');
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${media.url}${path}`, {
      method,
      headers: { ...token, ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    return {
      status: response.status,
      body: (await response.json()) as { message: string; data: never; total: number },
    };
  };
  const stored = async (name: string, image = anImage(), folder = 'library'): Promise<string> => {
    const { files } = await media.upload([
      ['folder', folder],
      ['file', image, name],
    ]);
    return files[0]?.id ?? '';
  };
  const details = async (id: string) => (await ask('GET', `/media-files/${id}`)).body.data as MediaFileDetails;
  const names = async (query: string) => {
    const { body } = await ask('GET', `/media-files?${query}`);
    return (body.data as { name: string }[]).map(({ name }) => name);
  };
  const shownBy = async (title: string, url: string) => {
    await publishEvent(anEvent(postUpdated, aPost(title, [url])));
  };
  const filterByUse = (id: string, uses: number) => eventually(async () => expect((await details(id)).uses).toBe(uses));

  it('lists uploads by name, with the uploader', async () => {
    const id = await stored('Harbour at dawn.png');
    expect(await details(id)).toMatchObject({
      name: 'Harbour at dawn.png',
      folder: 'library',
      alt: '',
      tags: [],
      focalPoint: null,
      uses: 0,
      usedIn: [],
      version: 1,
      width: 8,
      uploadedBy: expect.any(String),
      uploadedAt: expect.any(String),
    });
    expect(await names('search=harb')).toEqual(['Harbour at dawn.png']);
    expect(await names('search=nothing-like-it')).toEqual([]);
  });

  it('stores name, alternative text, tags, and focal point, and publishes them', async () => {
    const id = await stored('a.png');
    const focalPoint = { x: 0.25, y: 0.75 };
    const patch = { name: 'The loom', alt: 'A loom in morning light', tags: ['Studio', 'studio', 'Loom'], focalPoint };
    const changed = await ask('PATCH', `/media-files/${id}`, patch, { 'if-match': '"1"' });
    expect(changed.status).toBe(200);
    const expected = { ...patch, tags: ['Studio', 'Loom'], version: 2 };
    expect(changed.body.data).toMatchObject(expected);
    expect(await names('tag=Loom')).toEqual(['The loom']);
    expect(await names('search=morning')).toEqual(['The loom']);
    const tags = (await ask('GET', '/media-files/tags')).body.data;
    expect(tags).toEqual(expect.arrayContaining([{ tag: 'Loom', count: 1 }]));
    const { path } = await details(id);
    await eventually(async () => {
      const [event] = await publishedEvents(fileDescribed.type, path);
      expect(event?.data).toMatchObject({ id, ...expected });
    });
  });

  it('ABLG-4 answers 409 to a change based on an earlier version, and names the current version', async () => {
    const id = await stored('raced.png');
    await ask('PATCH', `/media-files/${id}`, { alt: 'First' }, { 'if-match': '"1"' });
    const late = await ask('PATCH', `/media-files/${id}`, { alt: 'Second' }, { 'if-match': '"1"' });
    expect(late.status).toBe(409);
    expect(late.body.data).toMatchObject({ version: 2 });
    expect((await details(id)).alt).toBe('First');
  });

  it.each([
    [{ focalPoint: { x: 1.2, y: 0 } }, 'focalPoint.x', 'Focal point x must be from 0 to 1'],
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ alt: 'a'.repeat(301) }, 'alt', 'Alternative text must be at most 300 characters'],
    [{ tags: [''] }, 'tags.0', 'Tag must not be empty'],
  ])('rejects %j and names the field', async (patch, field, message) => {
    const id = await stored('refused.png');
    const refused = await ask('PATCH', `/media-files/${id}`, patch);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ field, message }] });
  });

  it('shows which items use a file, and filters used and unused files', async () => {
    const [shown, unused] = [await stored('shown one.png'), await stored('unused one.png')];
    await shownBy('How we built it', (await details(shown)).url);
    await filterByUse(shown, 1);
    expect((await details(shown)).usedIn).toEqual([
      expect.objectContaining({
        kind: 'post',
        title: 'How we built it',
        path: expect.stringMatching(/^\/blog\/post-/),
      }),
    ]);
    expect(await names('search=one&used=yes')).toEqual(['shown one.png']);
    expect(await names('search=one&used=no')).toEqual(['unused one.png']);
    expect((await details(unused)).uses).toBe(0);
  });

  it('deletes no file that an item shows, unless forced', async () => {
    const id = await stored('in use.png');
    const { url } = await details(id);
    await shownBy('Cover story', url);
    await filterByUse(id, 1);
    const refused = await ask('DELETE', `/media-files/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      message: 'This file is shown by “Cover story”.',
      data: { usedIn: [{ kind: 'post', title: 'Cover story' }] },
    });
    expect((await ask('DELETE', `/media-files/${id}?force=true`)).status).toBe(200);
    expect((await media.read(url)).status).toBe(200);
  });

  it('keeps files in the trash for a month, from where they can be restored unchanged', async () => {
    const id = await stored('trashed.png');
    const { url } = await details(id);
    expect((await ask('DELETE', `/media-files/${id}`)).status).toBe(200);
    expect(await names('search=trashed')).toEqual([]);
    expect(await names('search=trashed&trashed=true')).toEqual(['trashed.png']);
    expect((await media.read(url)).status).toBe(200);
    expect((await ask('PATCH', `/media-files/${id}`, { alt: 'Late' })).status).toBe(404);
    expect((await ask('POST', `/media-files/${id}/restore`)).status).toBe(200);
    expect((await media.read(url)).status).toBe(200);
    expect(await names('search=trashed')).toEqual(['trashed.png']);
    expect((await ask('POST', `/media-files/${id}/restore`)).status).toBe(404);
  });

  it('empties the trash after thirty days, and keeps library files indefinitely', async () => {
    const [kept, gone] = [await stored('kept.png'), await stored('gone.png')];
    await ask('DELETE', `/media-files/${gone}`);
    const collector = media.service.application.get(Collector);
    await collector.collect(new Date(Date.now() + 29 * DAY_MS));
    expect((await details(gone)).trashedAt).not.toBeNull();
    await collector.collect(new Date(Date.now() + 31 * DAY_MS));
    expect((await ask('GET', `/media-files/${gone}`)).status).toBe(404);
    expect((await ask('GET', `/media-files/${kept}`)).status).toBe(200);
    expect((await media.objects()).some((object) => object.includes(gone))).toBe(false);
  });

  it('keeps files that staff described, even in a folder of unused files', async () => {
    const id = await stored('described.png', anImage(), 'temp');
    await ask('PATCH', `/media-files/${id}`, { tags: ['Keep'] });
    await media.service.application.get(Collector).collect(new Date(Date.now() + 400 * DAY_MS));
    expect((await ask('GET', `/media-files/${id}`)).status).toBe(200);
  });

  it('AFILE-1 ASET-1 keeps the share picture while the settings use it', async () => {
    const [first, second] = [await stored('share one.png'), await stored('share two.png')];
    const follow = (version: number, shareImage: string) =>
      // Passed directly to the service: on the broker, services of other tests would follow it too.
      media.service.application.get(StudioConsumer).onStudioUpdated(
        anEvent(studioUpdated, {
          ...DEFAULT_STUDIO,
          ...DEFAULT_STAFF_SETTINGS,
          navigation: [],
          seo: { ...DEFAULT_STUDIO.seo, shareImage },
          version,
          updatedAt: new Date().toISOString(),
        }),
      );
    const use = { kind: 'studio', id: 'studio', title: 'Studio settings', path: '/' };
    await follow(2, (await details(first)).url);
    expect(await details(first)).toMatchObject({ uses: 1, usedIn: [use] });
    expect(await ask('DELETE', `/media-files/${first}`)).toMatchObject({
      status: 409,
      body: { message: 'This file is shown by “Studio settings”.', data: { usedIn: [use] } },
    });
    await follow(3, (await details(second)).url);
    await follow(1, (await details(first)).url);
    expect((await details(second)).uses).toBe(1);
    expect(await details(first)).toMatchObject({ uses: 0, usedIn: [] });
    expect((await ask('DELETE', `/media-files/${first}`)).status).toBe(200);
    await follow(4, '');
  });

  it('AFILE-1 replaces a picture at all its addresses, keeps its uses, and publishes the change', async () => {
    const id = await stored('before.png', await aPicture(700, 300).png().toBuffer());
    const before = await details(id);
    await shownBy('Shows the previous one', before.url);
    await filterByUse(id, 1);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(anImage('webp'))]), 'after.webp');
    const replaced = await ask('POST', `/media-files/${id}/replace`, form);
    expect(replaced.status).toBe(200);
    const after = await details(id);
    const bytes = (await media.storage.stat(`media/${after.path}`))?.bytes;
    expect(after).toMatchObject({ contentType: 'image/webp', bytes, width: 8, uses: 1, name: 'before.png' });
    expect(after.url).not.toBe(before.url);
    // A version of the old picture that was in progress is removed when it is done.
    for (const address of [after.url, before.url, before.url.replace('.png', '-640.webp')])
      await eventually(async () => {
        const read = await media.read(address);
        expect(read.headers.get('content-length')).toBe(String(bytes));
      });
    // Visitors get files directly from the storage, so the new one must be under the former path too.
    expect((await media.storage.stat(`media/${before.path}`))?.bytes).toBe(bytes);
    await media.service.application.get(Collector).collect(new Date(Date.now() + 400 * DAY_MS));
    expect((await media.read(before.url)).status).toBe(200);
    await shownBy('Shows the new one', after.url);
    await filterByUse(id, 2);
    await eventually(async () => {
      const [event] = await publishedEvents(fileReplaced.type, after.path);
      expect(event?.data).toMatchObject({ id, path: after.path, earlierPath: before.path });
      const audited = await publishedEvents(changeRecorded.type, id);
      expect(audited.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({ action: 'replaced', actor: expect.objectContaining({ kind: 'staff' }) }),
      );
    });
  });

  it('PLT-5 replaces a picture at its earlier address although the storage fails right after the change', async () => {
    const id = await stored('interrupted.png', await aPicture(700, 300).png().toBuffer());
    const before = await details(id);
    const storage = media.service.application.get(ObjectStorage);
    const put = storage.put.bind(storage);
    let failures = 1;
    const broken = jest.spyOn(storage, 'put').mockImplementation(async (...written) => {
      if (written[0] === `media/${before.path}` && failures-- > 0) throw new Error('The storage is away.');
      return put(...written);
    });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(anImage('webp'))]), 'after.webp');
    await ask('POST', `/media-files/${id}/replace`, form);
    const { path, bytes } = await details(id);
    expect(path).not.toBe(before.path);
    await eventually(async () => expect((await media.storage.stat(`media/${before.path}`))?.bytes).toBe(bytes));
    broken.mockRestore();
  });

  it('AFILE-1 rejects a replacement that is not a picture', async () => {
    const id = await stored('stays.png');
    const form = new FormData();
    form.append('file', new Blob(['<script>1</script>']), 'a.png');
    expect((await ask('POST', `/media-files/${id}/replace`, form)).status).toBe(415);
    expect((await details(id)).contentType).toBe('image/png');
  });

  it('sorts by size and counts the files', async () => {
    await stored('small sized.png', anImage());
    await stored('large sized.png', await aNoisyPicture(100));
    expect(await names('search=sized&sort=largest')).toEqual(['large sized.png', 'small sized.png']);
    expect(await names('search=sized&sort=name')).toEqual(['large sized.png', 'small sized.png']);
    expect(await names('search=sized&limit=1&page=2&sort=largest')).toEqual(['small sized.png']);
    const { data } = (await ask('GET', '/media-files/stats')).body as { data: Record<string, number> };
    expect(data.total).toBe((data.used ?? 0) + (data.unused ?? 0));
  });

  it.each([
    ['GET', '/media-files'],
    ['GET', '/media-files/stats'],
    ['GET', '/media-files/tags'],
    ['GET', '/media-files/abc'],
    ['PATCH', '/media-files/abc'],
    ['POST', '/media-files/abc/replace'],
    ['POST', '/media-files/abc/restore'],
    ['DELETE', '/media-files/abc'],
  ])('denies %s %s to visitors and to staff without permission for media', async (method, path) => {
    expect((await ask(method, path, undefined, {}, 'visitor')).status).toBe(401);
    expect((await ask(method, path, undefined, {}, 'viewer')).status).toBe(403);
  });

  it('lets an author describe files, but not delete them', async () => {
    const id = await stored('by an author.png');
    expect((await ask('PATCH', `/media-files/${id}`, { alt: 'Theirs' }, {}, 'author')).status).toBe(200);
    expect((await ask('DELETE', `/media-files/${id}`, undefined, {}, 'author')).status).toBe(403);
  });
});
