import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltRemote } from '@atelier/release-kit/built-remote';
import { publishRemote } from '@atelier/release-kit/publish-remote';
import { ReleaseClient } from '@atelier/release-kit/release-client';
import { DirectoryStorage } from '@atelier/service-kit/storage/directory-storage';
import { type Browser, expect, test } from '@playwright/test';
import { percentile } from '../hostile/load.ts';
import { type Sent, send } from '../hostile/send.ts';
import * as broken from '../platform/broken-builds.ts';
import { changedBuild } from '../platform/changed-build.ts';
import { repositoryRoot } from '../platform/platform.ts';
import { requireDataDir, workerPlatform } from '../platform/worker-platform.ts';
import { table, writeFigures } from './figures.ts';

const REMOTE = 'mfe-public';
const REQUESTS_PER_SECOND = 50;
const LIVE_WITHIN_MS = 5000;
const ROLLED_BACK_WITHIN_MS = 1000;
const WITHDRAWN_WITHIN_MS = 60_000;
const CANARY_PERCENT = 20;
const CANARY_VISITORS = 2000;
/** Four standard deviations: one run in 16,000 fails by chance. */
const CANARY_SLACK = 4 * Math.sqrt((CANARY_VISITORS * CANARY_PERCENT * (100 - CANARY_PERCENT)) / 10_000);
/** Home page and list from the cache, and pages that are rendered each time. */
const PATHS = ['/', '/blog', '/contact?', '/services?'];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Visitors at a steady rate until `work` is done. */
const underLoad = async <Result>(url: string, work: () => Promise<Result>) => {
  const sent: Promise<Sent>[] = [];
  const visit = () => {
    const path = PATHS[sent.length % PATHS.length] ?? '/';
    sent.push(send(`${url}${path}${path.endsWith('?') ? sent.length : ''}`));
  };
  const timer = setInterval(visit, 1000 / REQUESTS_PER_SECOND);
  try {
    return { result: await work(), visits: sent };
  } finally {
    clearInterval(timer);
  }
};

interface Row {
  done: string;
  visits: readonly Sent[];
  shown: string;
  seconds: string;
}

const toCells = ({ done, visits, shown, seconds }: Row) => {
  const failed = visits.filter(({ status }) => status !== 200).length;
  return [done, visits.length, failed, percentile(visits, 1).toFixed(0), shown, seconds];
};

const toSeconds = (ms: number): string => (ms / 1000).toFixed(1);

test.describe
  .serial('releases under visitor load', () => {
    let url: string;
    let key: string;
    let client: ReleaseClient;
    let releases = 0;
    const rows: Row[] = [];

    test.beforeAll(() => {
      ({ url } = workerPlatform());
      key = readFileSync(join(requireDataDir(), 'secrets/release-key'), 'utf8').trim();
      client = new ReleaseClient(`${url}/api/releases`, { 'x-api-key': key });
    });

    const getHome = async () => (await fetch(url)).text();
    const getLive = async () => (await client.liveSet()).remotes[REMOTE]?.live.version ?? '';
    const publish = async (change: Parameters<typeof changedBuild>[2], channel?: 'live') => {
      releases += 1;
      const version = `50.${releases}.0`;
      const build = readBuiltRemote(changedBuild(REMOTE, version, change));
      await publishRemote(client, build, { channel, tell: () => undefined });
      return version;
    };
    const until = async (condition: () => Promise<boolean>, withinMs: number): Promise<number> => {
      const startedAt = performance.now();
      while (!(await condition())) {
        expect(performance.now() - startedAt).toBeLessThan(withinMs);
        await pause(20);
      }
      return performance.now() - startedAt;
    };
    const record = async (done: string, work: () => Promise<Pick<Row, 'shown' | 'seconds'>>) => {
      const { result, visits } = await underLoad(url, work);
      const row = { done, visits: await Promise.all(visits), ...result };
      rows.push(row);
      expect(row.visits.filter(({ status }) => status !== 200)).toEqual([]);
    };
    /** What a visitor sees who opens the home page now. */
    const look = async (browser: Browser): Promise<{ version: string; afterMs: number }> => {
      const page = await browser.newPage();
      try {
        const startedAt = performance.now();
        await page.goto(url, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.locator('html[data-ready]').waitFor();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Digital/);
        await expect(page.getByText('Something went wrong')).toBeHidden();
        // The button works only if a version has taken over the page.
        const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        const entries = scripts.flatMap((name) => /mfe-public\/([^/]+)\/app\./.exec(name)?.[1] ?? []);
        return { version: entries.at(-1) ?? '', afterMs: performance.now() - startedAt };
      } finally {
        await page.close();
      }
    };

    test('PLT-2 a version goes live within 5 s and rolls back within 1 s, without a failed request', async () => {
      const words = (file: string, text: string) =>
        file.endsWith('js') ? text.replaceAll('Tell us what', 'Show us what') : text;
      const version = await publish(words);
      await record('a good version goes live', async () => {
        await client.promote(REMOTE, version);
        const ms = await until(async () => (await getHome()).includes('Show us what'), LIVE_WITHIN_MS);
        return { shown: 'the previous version, then the new one', seconds: toSeconds(ms) };
      });
      await record('it is rolled back', async () => {
        await client.rollback(REMOTE);
        const ms = await until(async () => (await getHome()).includes('Tell us what'), ROLLED_BACK_WITHIN_MS);
        return { shown: 'the previous version', seconds: toSeconds(ms) };
      });
    });

    const ON_THE_SERVER = [
      ['a server bundle throws on import', broken.throwsOnServerImport],
      ['a server bundle throws from a timer', broken.throwsFromTimer],
      ['a server bundle computes forever', broken.blocksTheServer],
      ['a server bundle never answers', broken.neverAnswersOnServer],
    ] as const;
    for (const [done, change] of ON_THE_SERVER)
      test(`PLT-3 ${done}: visitors notice nothing, and the version is withdrawn`, async ({ browser }) => {
        const before = await getLive();
        const version = await publish(change);
        await record(done, async () => {
          await client.promote(REMOTE, version);
          const ms = await until(async () => (await getLive()) === before, WITHDRAWN_WITHIN_MS);
          expect((await look(browser)).version).toBe(before);
          return { shown: 'the previous version', seconds: toSeconds(ms) };
        });
      });

    const IN_THE_BROWSER = [
      ['the entry throws', broken.throwsInBrowser],
      ['the entry hangs', broken.hangsInBrowser],
      ['the app throws at its first render', broken.throwsAtFirstRender],
    ] as const;
    for (const [done, change] of IN_THE_BROWSER)
      test(`PLT-3 ${done} in the browser: the visitor gets the previous version, in the same page`, async ({
        browser,
      }) => {
        const before = await getLive();
        const version = await publish(change);
        await record(done, async () => {
          await client.promote(REMOTE, version);
          await until(async () => (await getHome()).includes(`/${version}/`), LIVE_WITHIN_MS);
          const seen = await look(browser);
          expect(seen.version).toBe(before);
          await client.rollback(REMOTE);
          return { shown: 'readable at once, then the previous version', seconds: toSeconds(seen.afterMs) };
        });
      });

    test('PLT-3 a chunk altered in storage is not served, and the visitor gets the previous version', async ({
      browser,
    }) => {
      const before = await getLive();
      const version = await publish((_file, text) => text);
      const { files } = readBuiltRemote(join(repositoryRoot, REMOTE, 'dist'));
      const chunk = files.find(({ path }) => /^page-home\..*\.js$/.test(path))?.path ?? '';
      const storage = new DirectoryStorage(join(requireDataDir(), 'storage'));
      await storage.put(`remotes/${REMOTE}/${version}/${chunk}`, Buffer.from('alert(1)'), 'text/javascript');
      await record('a page chunk is altered in the storage', async () => {
        await client.promote(REMOTE, version);
        await until(async () => (await getHome()).includes(`/${version}/`), LIVE_WITHIN_MS);
        const seen = await look(browser);
        expect(seen.version).toBe(before);
        await client.rollback(REMOTE);
        return { shown: 'readable at once, then the previous version', seconds: toSeconds(seen.afterMs) };
      });
    });

    test('PLT-2 a 20 % canary reaches a share of the visitors within binomial bounds', async () => {
      const version = await publish((_file, text) => text);
      await record('a canary of 20 % starts', async () => {
        const answer = await fetch(`${url}/api/releases/${REMOTE}/canary`, {
          method: 'PUT',
          headers: { 'x-api-key': key, 'content-type': 'application/json' },
          body: JSON.stringify({ version, percent: CANARY_PERCENT }),
        });
        expect(await answer.json()).toMatchObject({ success: true });
        const ms = await until(
          async () => (await fetch(url)).headers.get('set-cookie')?.includes('atelier-bucket') ?? false,
          LIVE_WITHIN_MS,
        );
        let shown = 0;
        for (let visitor = 0; visitor < CANARY_VISITORS; visitor += 1)
          if ((await getHome()).includes(`/${version}/`)) shown += 1;
        expect(Math.abs(shown - (CANARY_VISITORS * CANARY_PERCENT) / 100)).toBeLessThan(CANARY_SLACK);
        return { shown: `the canary to ${shown} of ${CANARY_VISITORS} visitors`, seconds: toSeconds(ms) };
      });
    });

    test('the measurements are written to the report', () => {
      const introduction = [
        '# Releases, measured',
        '',
        `${REQUESTS_PER_SECOND} visits per second to cached and rendered pages, while versions of ${REMOTE} were published, broken, and`,
        'withdrawn. Written by `e2e/speed/releases.spec.ts`, which `npm run speed` runs.',
        '',
        'Seconds are counted until the right version was live again, or, for faults in the browser, until a visitor could use the page.',
      ];
      const headings = ['Done', 'Visits', 'Failed', 'Slowest in ms', 'What visitors saw', 'Seconds'];
      writeFigures('releases-measured', introduction, table(headings, rows.map(toCells)));
      expect(rows).toHaveLength(11);
    });
  });
