import { join } from 'node:path';
import { freePort } from '@atelier/test-kit/free-port';
import { expect, test } from '@playwright/test';
import type { ServiceName } from '../../deploy/embedded/unit-environments.ts';
import { startInstance, temporaryFolder } from '../lifecycle/instances.ts';
import { ADMINISTRATOR } from '../platform/administrator.ts';
import { mailsTo } from '../platform/mail-store.ts';
import { type Platform, startPlatform } from '../platform/platform.ts';
import { type AnswerBody, type Api, apiWith, getToken, staffApi } from '../platform/staff-api.ts';
import { buildEarlierRelease, startFrontsBeside, startServicesBeside } from './earlier-release.ts';
import { aMessage, aPost, PIXEL } from './samples.ts';

const SETTINGS = {
  ATELIER_ADMIN_EMAIL: ADMINISTRATOR.email,
  ATELIER_ADMIN_PASSWORD: ADMINISTRATOR.password,
  ATELIER_PROCESSES: 'split',
};
const LISTS = ['services', 'projects', 'team', 'blog'];

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
      const commit = await buildEarlierRelease(earlier);
      test.info().annotations.push({ type: 'the last release', description: commit });
      platform = await startPlatform(
        dataDir,
        { ...SETTINGS, PORT: String(await freePort()), RATE_LIMITS: 'off' },
        { root: earlier },
      );
      staff = staffApi(platform.url);
      expect(await staff('POST', '/blog', aPost('Before the upgrade'))).toMatchObject({ status: 201 });
      const sent = await staff('POST', '/contact', aMessage('ada@example.com'));
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

    test.describe('every unit of the last release beside the current one, on the same data and events', () => {
      let beside: Awaited<ReturnType<typeof startServicesBeside>>;
      let earlierStaff: (service: ServiceName, method: string, path: string, body?: unknown) => Promise<AnswerBody>;

      test.beforeAll(async () => {
        if (platform === undefined) throw new Error('The platform did not start.');
        beside = await startServicesBeside(dataDir, earlier);
        const token = await getToken(platform.url);
        earlierStaff = async (service, method, path, body) => {
          const json: Record<string, string> =
            body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' };
          const response = await fetch(`${beside.urls[service]}${path}`, {
            method,
            headers: { authorization: `Bearer ${token}`, ...json },
            body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
          });
          const answer = await response.text();
          expect(response.status, `${method} ${path}: ${answer}`).toBeLessThan(300);
          return JSON.parse(answer) as AnswerBody;
        };
      });
      test.afterAll(() => beside?.stop());

      test('PLT-3 PLT-4 both write content, and search, sitemap, and analytics count each post once', async () => {
        const getPublications = async () =>
          ((await staff('GET', '/analytics')).body.data as { totals: { publications: number } }).totals.publications;
        const before = await getPublications();
        const titles = ['One from each side', 'Two from each side', 'Three from each side'];
        for (const title of titles) {
          await earlierStaff('content', 'POST', '/blog', aPost(`${title}, earlier`));
          expect((await staff('POST', '/blog', aPost(`${title}, today`))).status).toBe(201);
        }
        for (const found of titles.flatMap((one) => [`${one}, earlier`, `${one}, today`])) {
          const path = `/blog/${found.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
          const search = `/search?q=${encodeURIComponent(found)}`;
          for (const sitemap of [`${platform?.url}`, beside.urls.seo])
            await expect.poll(async () => (await fetch(`${sitemap}/sitemaps/posts.xml`)).text()).toContain(path);
          await expect.poll(() => getText(`/api${search}`)).toContain(found);
          await expect.poll(async () => (await fetch(`${beside.urls.search}${search}`)).text()).toContain(found);
        }
        await expect.poll(getPublications).toBe(before + 2 * titles.length);
        const report = await earlierStaff('analytics', 'GET', '/analytics');
        expect((report.data as { totals: { publications: number } }).totals.publications).toBe(
          before + 2 * titles.length,
        );
      });

      test('PLT-3 both change one post, and neither loses what the other changed', async () => {
        const id = getId((await staff('POST', '/blog', aPost('Changed by both'))).body);
        await earlierStaff('content', 'PUT', `/blog/${id}`, { excerpt: 'Changed by the earlier one.' });
        expect((await staff('PUT', `/blog/${id}`, { title: 'Changed by both sides' })).status).toBe(200);
        const { data } = await earlierStaff('content', 'GET', `/blog/${id}`);
        expect(data).toMatchObject({ excerpt: 'Changed by the earlier one.', title: 'Changed by both sides' });
      });

      test('PLT-3 PLT-5 both accept messages, and each visitor gets one mail', async () => {
        const addresses = ['earlier@example.com', 'today@example.com'] as const;
        await earlierStaff('contacts', 'POST', '/contact', aMessage(addresses[0]));
        expect((await staff('POST', '/contact', aMessage(addresses[1]))).status).toBe(201);
        for (const address of addresses) {
          await expect.poll(() => mailsTo(dataDir, address).length).toBe(1);
          const path = `/contact?search=${address}`;
          expect((await staff('GET', path)).body.data).toHaveLength(1);
          expect((await earlierStaff('contacts', 'GET', path)).data).toHaveLength(1);
        }
        // Time for a second mail, which must not come.
        await new Promise((resolve) => setTimeout(resolve, 3000));
        expect(addresses.map((address) => mailsTo(dataDir, address).length)).toEqual([1, 1]);
      });

      test('PLT-3 both sign staff in, and accept each other’s sessions', async () => {
        const login = await fetch(`${beside.urls.auth}/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(ADMINISTRATOR),
        });
        const { data } = (await login.json()) as { data: { token: string } };
        expect((await apiWith(`${platform?.url}`, async () => data.token)('GET', '/auth/me')).status).toBe(200);
        expect((await earlierStaff('auth', 'GET', '/auth/me')).data).toMatchObject({
          admin: { email: ADMINISTRATOR.email },
        });
      });

      test('PLT-3 both store files and know releases that the other sees', async () => {
        const form = new FormData();
        form.append('file', new Blob([PIXEL], { type: 'image/png' }), 'from-the-earlier-one.png');
        const { url } = (await earlierStaff('media', 'POST', '/media-files', form)).data as { url: string };
        expect((await fetch(`${platform?.url}${url}`)).status).toBe(200);
        const { data: releases } = await earlierStaff('releases', 'GET', '/releases/live');
        expect((await staff('GET', '/releases/live')).body.data).toEqual(releases);
      });

      test.describe('gateways and shells, each with neighbors of the other release', () => {
        let fronts: Awaited<ReturnType<typeof startFrontsBeside>>;

        test.beforeAll(async () => {
          fronts = await startFrontsBeside(dataDir, earlier, beside.urls);
        });
        test.afterAll(() => fronts?.stop());

        test('PLT-3 each gateway reaches the services of the other release, for visitors and staff', async () => {
          for (const [index, url] of fronts.gateways.entries()) {
            const { services } = (await (await fetch(`${url}/api/health`)).json()) as {
              services: Record<string, { status: string }>;
            };
            expect(beside.released.filter((name) => services[name]?.status !== 'ok')).toEqual([]);
            const there = staffApi(url);
            expect((await there('POST', '/blog', aPost(`Written through gateway ${index}`))).status).toBe(201);
            expect((await there('POST', '/contact', aMessage(`gateway-${index}@example.com`))).status).toBe(201);
            await expect.poll(() => mailsTo(dataDir, `gateway-${index}@example.com`).length).toBe(1);
          }
        });

        test('PLT-3 AUTH-5 each gateway accepts a session of the other, until it ends', async () => {
          const [one = '', other = ''] = fronts.gateways;
          for (const [here = '', there = ''] of [
            [one, other],
            [other, one],
          ]) {
            const token = await getToken(here);
            const ask = (url: string, method: string, path: string) =>
              apiWith(url, async () => token)(method, path).then(({ status }) => status);
            expect(await ask(there, 'GET', '/auth/me')).toBe(200);
            expect(await ask(there, 'POST', '/auth/logout')).toBe(200);
            await expect.poll(() => ask(here, 'GET', '/blog?status=all')).toBe(401);
          }
        });

        test('PLT-3 PLT-4 each gateway and shell serves from its cache until it hears of a change', async () => {
          const id = getId((await staff('POST', '/blog', aPost('Followed by both'))).body);
          const addresses = [
            ...fronts.gateways.map((url) => `${url}/api/blog/slug/followed-by-both`),
            ...fronts.shells.map((url) => `${url}/blog/followed-by-both`),
          ];
          const read = async (address: string) => (await fetch(address)).text();
          const isHit = async (address: string) => (await fetch(address)).headers.get('x-cache') === 'hit';
          for (const address of addresses) await expect.poll(() => isHit(address), { message: address }).toBe(true);
          const writeEarlier: Api = async (...call) => ({ status: 200, body: await earlierStaff('content', ...call) });
          for (const [change, write] of [staff, writeEarlier].entries()) {
            const excerpt = `Change ${change} of an upgrade.`;
            expect((await write('PUT', `/blog/${id}`, { excerpt })).status).toBe(200);
            for (const address of addresses)
              await expect.poll(() => read(address), { message: address }).toContain(excerpt);
          }
        });

        test('PLT-3 each shell serves the files of its pages, and the sitemap', async () => {
          for (const url of fronts.shells) {
            const html = await (await fetch(url)).text();
            const files = html.match(/\/(?:remotes|shell)\/[^"' ]+\.js/g) ?? [];
            expect(files.length).toBeGreaterThan(1);
            for (const file of [...files, '/sitemaps/posts.xml'])
              expect([file, (await fetch(`${url}${file}`)).status]).toEqual([file, 200]);
          }
        });
      });

      test('PLT-4 no event fails on either side', async () => {
        expect((await staff('GET', '/events/dead-letters')).body.data).toEqual([]);
      });
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
