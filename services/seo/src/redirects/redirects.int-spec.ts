import { inspectDatabase, serviceClient } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPlaceForSeo, type PlaceForSeo } from '../../test/seo-under-test.js';
import { start } from '../index.js';
import { MAX_MISSING } from './redirects.service.js';

describe('redirects over HTTP', () => {
  let place: PlaceForSeo;
  let service: Awaited<ReturnType<typeof start>>;
  let call: ReturnType<typeof serviceClient>;

  beforeAll(async () => {
    place = await aPlaceForSeo();
    service = await start(place.env);
    call = serviceClient(service.url, place.keys);
  });
  afterAll(async () => {
    await service?.stop();
    await place?.leave();
  });

  const save = (from: string, to: string) => call('PUT', '/seo/redirects', { as: 'super_admin', body: { from, to } });
  const follow = async (path: string) =>
    ((await call('POST', '/seo/redirects/follow', { body: { path } })).body.data as { to: string | null }).to;
  const listed = async (query = '') => (await call('GET', `/seo/redirects${query}`, { as: 'super_admin' })).body;
  const missing = async () =>
    (await call('GET', '/seo/missing', { as: 'super_admin' })).body.data as unknown as { path: string; hits: number }[];

  it('ASET-2 redirect from a path to another address, and count their uses', async () => {
    const { status, body } = await save('/old-office/', '/about?from=office');
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ from: '/old-office', to: '/about?from=office', hits: 0, lastHitAt: null }),
    ]);
    expect([await follow('/old-office'), await follow('/old-office/?a=1'), await follow('/nowhere')]).toEqual([
      '/about?from=office',
      '/about?from=office',
      null,
    ]);
    expect((await listed('?search=%00')).data).toEqual([]);
    expect((await listed('?search=office')).data).toEqual([
      expect.objectContaining({ from: '/old-office', hits: 2, lastHitAt: expect.any(String) }),
    ]);
  });

  it('ASET-2 lead to a path of this site, however it is written', async () => {
    await save('/written', '/.//[far.example');
    expect(await follow('/written')).toBe('/[far.example');
  });

  it('ASET-2 lead from a path with accents, however it is encoded', async () => {
    // Browsers encode what is typed in capitals, and WordPress exports small letters.
    await save('/\u00FCber-uns', '/about');
    await save('/caf%c3%a9', '/contact');
    const paths = ['/%C3%BCber-uns', '/%c3%bcber-uns', '/caf%C3%A9', '/caf%c3%a9', '/caf\u00E9'];
    expect(await Promise.all(paths.map(follow))).toEqual(['/about', '/about', '/contact', '/contact', '/contact']);
    const body = { from: '/caf%C3%A9', to: '/work', mustBeNew: true };
    expect((await call('PUT', '/seo/redirects', { as: 'super_admin', body })).status).toBe(409);
    const { body: itself } = await save('/th%C3%A9', '/th%c3%a9/');
    expect(itself.errors).toEqual([expect.objectContaining({ message: 'Target must differ from the path' })]);
  });

  it('ASET-2 lead nowhere if two people closed a circle at once', async () => {
    const added = { hits: 0, createdAt: new Date() };
    await inspectDatabase(place.env.MONGODB_DATABASE, (database) =>
      database.collection('redirects').insertMany([
        { from: '/circle', to: 'http://studio.test/circle/back', ...added },
        { from: '/circle/back', to: '/circle?a=1', ...added },
      ]),
    );
    expect([await follow('/circle'), await follow('/circle/back')]).toEqual([null, null]);
  });

  it('ASET-2 are replaced by a redirect of the same path, and deleted', async () => {
    await save('/twice', '/one');
    const { data } = (await save('/twice', 'https://elsewhere.example/two')).body as unknown as {
      data: { id: string };
    };
    expect(await follow('/twice')).toBe('https://elsewhere.example/two');
    expect((await call('DELETE', `/seo/redirects/${data.id}`, { as: 'super_admin' })).status).toBe(200);
    expect(await follow('/twice')).toBeNull();
    expect((await call('DELETE', `/seo/redirects/${data.id}`, { as: 'super_admin' })).status).toBe(404);
  });

  it('ASET-2 are not deleted if they were changed since they were read', async () => {
    const { data } = (await save('/changed', '/one')).body as unknown as { data: { id: string } };
    await save('/changed', '/two');
    const remove = (to: string) => call('DELETE', `/seo/redirects/${data.id}?to=${to}`, { as: 'super_admin' });
    const refused = await remove('/one');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      '/changed was changed in the meantime: it leads to /two',
    ]);
    expect(await follow('/changed')).toBe('/two');
    expect((await remove('/two')).status).toBe(200);
    expect(await follow('/changed')).toBeNull();
  });

  it('ASET-2 are not replaced by a redirect that must be new', async () => {
    await save('/once', '/one');
    const body = { from: '/once', to: '/two', mustBeNew: true };
    const answer = await call('PUT', '/seo/redirects', { as: 'super_admin', body });
    expect([answer.status, answer.body.message]).toEqual([409, '/once already leads to /one']);
    expect(await follow('/once')).toBe('/one');
    const fresh = { ...body, from: '/first' };
    expect((await call('PUT', '/seo/redirects', { as: 'super_admin', body: fresh })).status).toBe(200);
    expect(await follow('/first')).toBe('/two');
  });

  it('ASET-2 that were deleted or changed meanwhile are not replaced', async () => {
    const replace = async (from: string, to: string, replaces: string) => {
      const body = { from, to, replaces };
      const answer = await call('PUT', '/seo/redirects', { as: 'super_admin', body });
      return [answer.status, answer.body.message, await follow(from)];
    };
    expect(await replace('/deleted', '/two', '/one')).toEqual([
      409,
      'The redirect of /deleted was deleted in the meantime',
      null,
    ]);
    await save('/edited', '/one');
    await save('/edited', '/hers');
    expect(await replace('/edited', '/mine', '/one')).toEqual([
      409,
      '/edited was changed in the meantime: it leads to /hers',
      '/hers',
    ]);
    expect(await replace('/edited', '/hers', '/one')).toEqual([200, 'Redirect saved successfully', '/hers']);
    expect(await replace('/edited', '/mine', '/hers')).toEqual([200, 'Redirect saved successfully', '/mine']);
  });

  it('ASET-2 list missing paths that were requested, until a redirect exists', async () => {
    await follow('/vanished');
    await follow('/vanished');
    expect(await missing()).toContainEqual(expect.objectContaining({ path: '/vanished', hits: 2 }));
    await save('/vanished', '/work');
    expect((await missing()).map(({ path }) => path)).not.toContain('/vanished');
  });

  it('ASET-2 keep a limited number of missing paths, the latest ones', async () => {
    for (let count = 0; count < MAX_MISSING + 5; count += 1) await follow(`/flood/${count}`);
    const paths = (await missing()).map(({ path }) => path);
    expect([paths.length, paths[0]]).toEqual([100, `/flood/${MAX_MISSING + 4}`]);
  });

  it.each([
    ['/', '/about', 'from', 'The home page cannot be redirected'],
    ['/admin/blog', '/about', 'from', 'Paths below /api and /admin cannot be redirected'],
    ['no-path', '/about', 'from', 'Path must start with one /'],
    ['/\\[', '/about', 'from', 'Path is invalid'],
    ['/same', '/same/', 'to', 'Target must differ from the path'],
    ['/same', '/same/?a=1#b', 'to', 'Target must differ from the path'],
    ['/same', 'http://studio.test/same/?a=1', 'to', 'Target must differ from the path'],
    ['/loop', 'http://studio.test/old-office/', 'to', 'Target is redirected itself: use the address that it leads to'],
    ['/same', 'https://studio.test/same', 'to', 'Target must differ from the path'],
    ['/loop', 'https://studio.test/old-office', 'to', 'Target is redirected itself: use the address that it leads to'],
    ['/far', '//far.example', 'to', 'Target must be a path on this site or a full address'],
    ['/script', 'javascript:alert(1)', 'to', 'Target must be a path on this site or a full address'],
    ['/same', '/same?from=itself', 'to', 'Target must differ from the path'],
    ['/same', 'http://studio.test/same/', 'to', 'Target must differ from the path'],
    ['/loop', 'http://studio.test/old-office', 'to', 'Target is redirected itself: use the address that it leads to'],
    ['/loop', '/old-office', 'to', 'Target is redirected itself: use the address that it leads to'],
  ])('ASET-2 are rejected from %s to %s', async (from, to, field, message) => {
    const { status, body } = await save(from, to);
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, message })]]);
  });

  it('ASET-2 lead from no path that cannot be read', async () => {
    const { status, body } = await call('POST', '/seo/redirects/follow', { body: { path: '/\\[' } });
    expect([status, body.errors]).toEqual([400, [{ field: 'path', message: 'Path is invalid' }]]);
  });

  it('require permission for settings', async () => {
    const body = { from: '/a', to: '/b' };
    expect((await call('PUT', '/seo/redirects', { body })).status).toBe(401);
    expect((await call('PUT', '/seo/redirects', { as: 'editor', body })).status).toBe(403);
    expect((await call('GET', '/seo/missing', { as: 'editor' })).status).toBe(403);
  });
});
