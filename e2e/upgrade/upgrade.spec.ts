import { join } from 'node:path';
import { freePort } from '@atelier/test-kit/free-port';
import { expect, test } from '@playwright/test';
import { startInstance, temporaryFolder } from '../lifecycle/instances.ts';
import { ADMINISTRATOR } from '../platform/administrator.ts';
import { type Platform, startPlatform } from '../platform/platform.ts';
import { type AnswerBody, type Api, getToken, staffApi } from '../platform/staff-api.ts';
import { checkOutEarlierRelease, startContentBeside } from './earlier-release.ts';

const SETTINGS = {
  ATELIER_ADMIN_EMAIL: ADMINISTRATOR.email,
  ATELIER_ADMIN_PASSWORD: ADMINISTRATOR.password,
  ATELIER_PROCESSES: 'split',
};
const LISTS = ['services', 'projects', 'team', 'blog'];

const aPost = (title: string) => ({
  title,
  excerpt: 'Written around an upgrade.',
  content: `<p>${'Words that survive an upgrade. '.repeat(8)}</p>`,
  category: 'news',
  tags: ['DevOps'],
  status: 'published',
});

const getId = ({ data }: AnswerBody): string => (data as { id: string }).id;

test.describe
  .serial('an upgrade from the last release to the current code', () => {
    let place: ReturnType<typeof temporaryFolder>;
    let earlier: string;
    let dataDir: string;
    let platform: Platform | undefined;
    let staff: Api;
    let totals: number[];

    test.beforeAll(() => {
      place = temporaryFolder();
      earlier = join(place.path, 'earlier');
      dataDir = join(place.path, 'data');
    });
    test.afterAll(async () => {
      await platform?.stop();
      place.remove();
    });

    const getTotals = (url: string) =>
      Promise.all(
        LISTS.map(async (list) => ((await (await fetch(`${url}/api/${list}`)).json()) as { total: number }).total),
      );
    const getText = async (path: string) => (await fetch(`${platform?.url}${path}`)).text();

    test('PLT-3 starts on the data of the last release, and loses nothing', async () => {
      const commit = checkOutEarlierRelease(earlier);
      test.info().annotations.push({ type: 'the last release', description: commit });
      platform = await startPlatform(
        dataDir,
        { ...SETTINGS, PORT: String(await freePort()), RATE_LIMITS: 'off' },
        { root: earlier },
      );
      staff = staffApi(platform.url);
      expect(await staff('POST', '/blog', aPost('Before the upgrade'))).toMatchObject({ status: 201 });
      const message = {
        name: 'Ada Byron',
        email: 'ada@example.com',
        subject: 'Web Development',
        serviceType: 'web-development',
        message: 'Is this message kept safely when you upgrade?',
      };
      const sent = await staff('POST', '/contact', message);
      expect([sent.status, sent.body.errors]).toEqual([201, undefined]);
      totals = await getTotals(platform.url);
      await platform.stop();

      platform = await startInstance(dataDir, SETTINGS);
      staff = staffApi(platform.url);
      expect(await getTotals(platform.url)).toEqual(totals);
      expect(await getText('/blog/before-the-upgrade')).toContain('Words that survive an upgrade.');
      const { body } = await staff('GET', '/contact');
      expect(JSON.stringify(body.data)).toContain('Is this message kept safely when you upgrade?');
      expect(await staff('POST', '/blog', aPost('After the upgrade'))).toMatchObject({ status: 201 });
    });

    test('PLT-3 PLT-4 runs the last release’s content service beside the current one, on the same data and events', async () => {
      if (platform === undefined) throw new Error('The platform did not start.');
      const beside = await startContentBeside(dataDir, earlier);
      try {
        const token = await getToken(platform.url);
        const earlierStaff = (method: string, path: string, body?: unknown) =>
          fetch(`${beside.url}${path}`, {
            method,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          });
        const titles = ['One from each side', 'Two from each side', 'Three from each side'];
        for (const title of titles) {
          expect((await earlierStaff('POST', '/blog', aPost(`${title}, earlier`))).status).toBe(201);
          expect((await staff('POST', '/blog', aPost(`${title}, today`))).status).toBe(201);
        }
        const written = await staff('POST', '/blog', aPost('Changed by both'));
        const id = getId(written.body);
        expect((await earlierStaff('PUT', `/blog/${id}`, { excerpt: 'Changed by the earlier one.' })).status).toBe(200);
        expect((await staff('PUT', `/blog/${id}`, { title: 'Changed by both sides' })).status).toBe(200);
        const { excerpt, title } = (
          (await (await earlierStaff('GET', `/blog/${id}`)).json()) as { data: { excerpt: string; title: string } }
        ).data;
        expect([excerpt, title]).toEqual(['Changed by the earlier one.', 'Changed by both sides']);

        for (const found of titles.flatMap((one) => [`${one}, earlier`, `${one}, today`])) {
          const path = `/blog/${found.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
          await expect.poll(() => getText('/sitemaps/posts.xml')).toContain(path);
          await expect.poll(() => getText(`/api/search?q=${encodeURIComponent(found)}`)).toContain(found);
        }
        const { body } = await staff('GET', '/events/dead-letters');
        expect(body.data).toEqual([]);
      } finally {
        beside.stop();
      }
    });

    test('PLT-3 can be reverted: the last release starts on the data of the current code', async () => {
      await platform?.stop();
      platform = await startPlatform(
        dataDir,
        { ...SETTINGS, PORT: String(await freePort()), RATE_LIMITS: 'off' },
        { root: earlier },
      );
      staff = staffApi(platform.url);
      expect(await getText('/blog/after-the-upgrade')).toContain('Words that survive an upgrade.');
      expect(await staff('POST', '/blog', aPost('After going back'))).toMatchObject({ status: 201 });
    });
  });
