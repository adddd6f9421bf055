import { aPost } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContentAlone } from '../../test/content-under-test.js';

describe('archives of the blog', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContentAlone();
  });
  afterAll(() => content.stop());

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const create = (fields: Parameters<typeof aPost>[0]) => content.create('/blog', aPost(fields));
  const moveTo = (timeZone: string) => call('PUT', '/studio/settings', { as: 'super_admin', body: { timeZone } });
  const archives = async (shown = 2019) =>
    ((await call('GET', '/blog/archives')).body.archives as { year: number }[]).filter(({ year }) => year === shown);

  it('API-BLOG group public posts by month in the studio’s time zone, latest first', async () => {
    await create({ publishDate: '2019-03-01T04:59:59.000Z' });
    await create({ publishDate: '2019-03-01T05:00:00.000Z' });
    const { id } = await create({ publishDate: '2019-04-01T03:59:59.000Z' });
    expect(await archives()).toEqual([
      { year: 2019, month: 3, label: 'March 2019', count: 2 },
      { year: 2019, month: 2, label: 'February 2019', count: 1 },
    ]);
    await call('PATCH', `/blog/${id}/status`, { as: 'editor', body: { status: 'archived' } });
    expect((await archives())[0]).toMatchObject({ month: 3, count: 1 });
  });

  it('API-BLOG move posts between months when the time zone changes, to any that Node knows', async () => {
    await create({ publishDate: '2017-02-28T18:14:59.000Z' });
    const { id } = await create({ publishDate: '2017-02-28T18:15:00.000Z' });
    await moveTo('Asia/Kathmandu');
    expect(await archives(2017)).toMatchObject([
      { month: 3, count: 1 },
      { month: 2, count: 1 },
    ]);
    await moveTo('America/Coyhaique');
    expect(await archives(2017)).toMatchObject([{ month: 2, count: 2 }]);
    await call('DELETE', `/blog/${id}`, { as: 'editor' });
    expect(await archives(2017)).toMatchObject([{ month: 2, count: 1 }]);
  });
});
