import { channelMoved, versionBlocked } from '@atelier/contracts';
import { anEvent, eventually } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPlaceForSeo, type PlaceForSeo } from '../../test/seo-under-test.js';
import { start } from '../index.js';
import { RemotesConsumer } from './remotes.consumer.js';

describe('pages of remotes', () => {
  let place: PlaceForSeo;
  let service: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    place = await aPlaceForSeo();
    service = await start(place.env);
  });
  afterAll(async () => {
    await service?.stop();
    await place?.leave();
  });

  /** Passed directly to the service: on the broker, services of other tests would follow it too. */
  const release = (revision: number, sitemap: string[]) => {
    const move = { remote: 'mfe-portal', channel: 'live', version: `1.${revision}.0`, previousVersion: null };
    return service.application
      .get(RemotesConsumer)
      .onChannelMoved(anEvent(channelMoved, { ...move, revision, sitemap }));
  };
  const sitemap = async () => (await fetch(`${service.url}/sitemaps/pages.xml`)).text();

  it('SEO-2 appear in the sitemap as the live version declares them, and an older event changes nothing', async () => {
    await release(2, ['/portal', '/portal/prices']);
    await eventually(async () => expect(await sitemap()).toContain('/portal/prices</loc>'));
    await release(1, []);
    await release(3, ['/portal']);
    await eventually(async () => expect(await sitemap()).not.toContain('/portal/prices</loc>'));
    expect(await sitemap()).toContain('/portal</loc>');
  });

  it('SEO-2 PLT-3 leave the sitemap with the only version of their remote', async () => {
    await release(4, ['/portal']);
    await eventually(async () => expect(await sitemap()).toContain('/portal</loc>'));
    const block = (revision: number, isRetired: boolean) => {
      const version = { remote: 'mfe-portal', version: '1.4.0', reason: 'Orders are sent twice' };
      return service.application
        .get(RemotesConsumer)
        .onVersionBlocked(anEvent(versionBlocked, { ...version, revision, isRetired }));
    };
    await block(3, true);
    await block(5, false);
    expect(await sitemap()).toContain('/portal</loc>');
    await block(6, true);
    await eventually(async () => expect(await sitemap()).not.toContain('/portal</loc>'));
  });
});
