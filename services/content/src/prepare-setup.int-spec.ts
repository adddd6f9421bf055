import { type CuttableServer, demanded, startCuttableServer } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../test/content-under-test.js';
import { prepareSetup } from './prepare-setup.js';

describe('start without sample content', () => {
  let broker: CuttableServer;
  let content: ContentUnderTest;

  beforeAll(async () => {
    broker = await startCuttableServer(demanded('TEST_NATS_URL'));
    content = await startContent(async () => ({ NATS_URL: broker.url }));
    // Runs without a broker once staff can sign in: otherwise services of other tests would follow these settings.
    expect((await content.call('GET', '/studio/settings', { as: 'super_admin' })).status).toBe(200);
    broker.cut();
  });
  afterAll(async () => {
    await content.stop();
    await broker.stop();
  });

  const getFacts = async () => (await content.call('GET', '/studio')).body.data;

  it('PLT-7 is remembered, and shows no sample facts about the studio', async () => {
    expect(await prepareSetup(content.env, { isBlank: false })).toBe('sample');
    expect(await getFacts()).toMatchObject({ hasSampleTexts: true });
    expect(await prepareSetup(content.env, { isBlank: true })).toBe('due');
    expect(await prepareSetup(content.env, { isBlank: false })).toBe('due');
    expect(await getFacts()).toMatchObject({
      hasSampleTexts: false,
      details: { name: 'Your Studio', phone: '', addressLines: [] },
      figures: { projects: 0, members: 0, years: 0, satisfactionPercent: 0, support: '0' },
      seo: { isIndexed: false },
    });
  });

  it('PLT-7 can be set up only by staff with permission to change settings', async () => {
    const body = { details: { name: 'Stone & Sons' }, setup: 'done' };
    expect((await content.call('PUT', '/studio/settings', { body })).status).toBe(401);
    expect((await content.call('PUT', '/studio/settings', { as: 'editor', body })).status).toBe(403);
    expect((await content.call('PUT', '/studio/settings', { as: 'super_admin', body })).status).toBe(200);
    expect(await prepareSetup(content.env, { isBlank: true })).toBe('done');
    expect(await getFacts()).toMatchObject({ hasSampleTexts: false, details: { name: 'Stone & Sons' } });
  });
});
