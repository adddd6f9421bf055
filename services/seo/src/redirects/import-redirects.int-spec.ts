import { serviceClient } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPlaceForSeo, type PlaceForSeo } from '../../test/seo-under-test.js';
import { start } from '../index.js';
import { importRedirects } from './import-redirects.js';

const WANTED = [
  { from: '/archives/5', to: '/blog/five' },
  { from: '/taken', to: '/blog/six' },
  { from: '/admin/old', to: '/blog/seven' },
];

describe('imported redirects', () => {
  let place: PlaceForSeo;
  let service: Awaited<ReturnType<typeof start>>;
  let call: ReturnType<typeof serviceClient>;

  beforeAll(async () => {
    place = await aPlaceForSeo();
    service = await start(place.env);
    call = serviceClient(service.url, place.keys);
    await call('PUT', '/seo/redirects', { as: 'super_admin', body: { from: '/taken', to: '/about' } });
  });
  afterAll(async () => {
    await service?.stop();
    await place?.leave();
  });

  const bring = (isDryRun: boolean) => importRedirects(place.env, WANTED, { isDryRun });
  const list = async () => {
    const { data } = (await call('GET', '/seo/redirects', { as: 'super_admin' })).body;
    return (data as unknown as { from: string; to: string }[]).map(({ from, to }) => `${from} ${to}`);
  };

  it('ASET-2 are counted in a dry run, which adds none', async () => {
    expect(await bring(true)).toMatchObject({ created: 1 });
    expect(await list()).toEqual(['/taken /about']);
  });

  it('ASET-2 are added once, replace none, and name the rule that one breaks', async () => {
    expect(await bring(false)).toEqual({
      created: 1,
      refusals: [{ from: '/admin/old', message: 'Paths below /api and /admin cannot be redirected' }],
    });
    expect(await bring(false)).toMatchObject({ created: 0 });
    expect(await list()).toEqual(['/archives/5 /blog/five', '/taken /about']);
  });
});
