import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContentAlone } from '../test/content-under-test.js';
import { prepareSetup } from './prepare-setup.js';

describe('start without sample content', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContentAlone();
  });
  afterAll(() => content.stop());

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
