import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltRemote, readBuiltRemote } from '@atelier/release-kit/built-remote';
import { publishRemote } from '@atelier/release-kit/publish-remote';
import { ReleaseClient } from '@atelier/release-kit/release-client';
import { DirectoryStorage } from '@atelier/service-kit/storage/directory-storage';
import { type Browser, expect, test } from '@playwright/test';
import * as broken from '../platform/broken-builds.ts';
import { changedBuild } from '../platform/changed-build.ts';
import { makeMovesOlder } from '../platform/older-moves.ts';
import { readState } from '../platform/platform.ts';
import { getFamilyMb } from '../platform/processes.ts';
import { requireDataDir, workerPlatform } from '../platform/worker-platform.ts';
import { table, writeFigures } from './figures.ts';
import { REQUESTS_PER_SECOND, type Row, toCells, underLoad } from './visits.ts';

const REMOTE = 'mfe-public';
const LIVE_WITHIN_MS = 5000;
const ROLLED_BACK_WITHIN_MS = 1000;
const WITHDRAWN_WITHIN_MS = 60_000;
const CANARY_PERCENT = 20;
const CANARY_VISITORS = 2000;
/** Four standard deviations: one run in 16,000 fails by chance. */
const CANARY_SLACK = 4 * Math.sqrt((CANARY_VISITORS * CANARY_PERCENT * (100 - CANARY_PERCENT)) / 10_000);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const keepText = (_file: string, text: string): string => text;

/** Memory of the server of the pages, with the processes that render them. */
const describeMemory = (): string => {
  const sizes = getFamilyMb(readState(requireDataDir()).processes.front ?? 0);
  return `${sizes.reduce((total, mb) => total + mb, 0).toFixed(0)} MB in ${sizes.length} processes`;
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

    const getText = async (path: string) => (await fetch(`${url}${path}`)).text();
    const getHome = () => getText('/');
    const isShown = async (build?: BuiltRemote) => (await getHome()).includes(`/${build?.manifest.version}/`);
    const storage = () => new DirectoryStorage(join(requireDataDir(), 'storage'));
    const getLive = async () => (await client.liveSet()).remotes[REMOTE]?.live.version ?? '';
    const makeBuild = (change: Parameters<typeof changedBuild>[2]) => {
      releases += 1;
      return readBuiltRemote(changedBuild(REMOTE, `50.${releases}.0`, change));
    };
    const upload = (build: BuiltRemote, channel?: 'live') =>
      publishRemote(client, build, { channel, tell: () => undefined });
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
      const build = makeBuild(words);
      await record('a good version is uploaded and goes live', async () => {
        const startedAt = performance.now();
        await upload(build, 'live');
        await until(async () => (await getHome()).includes('Show us what'), LIVE_WITHIN_MS);
        return {
          shown: 'the previous version, then the new one',
          seconds: toSeconds(performance.now() - startedAt),
        };
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
        const build = makeBuild(change);
        await record(done, async () => {
          await upload(build, 'live');
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
        const build = makeBuild(change);
        await record(done, async () => {
          await upload(build, 'live');
          await until(() => isShown(build), LIVE_WITHIN_MS);
          const seen = await look(browser);
          expect(seen.version).toBe(before);
          await client.rollback(REMOTE);
          return { shown: 'readable at once, then the previous version', seconds: toSeconds(seen.afterMs) };
        });
      });

    test('PLT-3 two bad versions in a row: the visitor gets the last proven version, in the same page', async ({
      browser,
    }) => {
      const proven = await getLive();
      await makeMovesOlder(readState(requireDataDir()), REMOTE);
      const builds = [makeBuild(broken.throwsInBrowser), makeBuild(broken.throwsInBrowser)];
      await record('two versions in a row whose entry throws', async () => {
        for (const build of builds) await upload(build, 'live');
        await until(() => isShown(builds[1]), LIVE_WITHIN_MS);
        const seen = await look(browser);
        expect(seen.version).toBe(proven);
        await client.promote(REMOTE, proven);
        return { shown: 'readable at once, then the last proven version', seconds: toSeconds(seen.afterMs) };
      });
    });

    const IN_STORAGE = [
      ['altered in', (file: string) => storage().put(file, Buffer.from('alert(1)'), 'text/javascript')],
      ['missing from', (file: string) => storage().remove(file)],
    ] as const;
    for (const [done, damage] of IN_STORAGE)
      test(`PLT-3 a page chunk is ${done} the storage: the visitor gets the previous version`, async ({ browser }) => {
        const before = await getLive();
        const build = makeBuild(keepText);
        const chunk = build.files.find(({ path }) => /^page-home\..*\.js$/.test(path))?.path ?? '';
        await record(`a page chunk is ${done} the storage`, async () => {
          await upload(build);
          await damage(`remotes/${REMOTE}/${build.manifest.version}/${chunk}`);
          await client.promote(REMOTE, build.manifest.version);
          await until(() => isShown(build), LIVE_WITHIN_MS);
          const seen = await look(browser);
          expect(seen.version).toBe(before);
          await client.rollback(REMOTE);
          return { shown: 'readable at once, then the previous version', seconds: toSeconds(seen.afterMs) };
        });
      });

    test('PLT-3 a version for a newer platform is refused', async () => {
      const before = await getLive();
      const folder = changedBuild(REMOTE, '50.99.0', keepText);
      const manifest = join(folder, 'remote.json');
      writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), platform: 99 }));
      await record('a version needs platform 99', async () => {
        const startedAt = performance.now();
        await expect(upload(readBuiltRemote(folder), 'live')).rejects.toThrow('update Atelier first');
        expect(await getLive()).toBe(before);
        const seconds = toSeconds(performance.now() - startedAt);
        return { shown: 'the previous version; the new one is refused', seconds };
      });
    });

    test('PLT-2 ten versions go live one after the other, and visitors get each of them', async () => {
      test.slow();
      const before = await getLive();
      const builds = Array.from({ length: 10 }, () => makeBuild(keepText));
      await record('ten versions go live, one after the other', async () => {
        const [startedAt, memoryBefore] = [performance.now(), describeMemory()];
        const firstPages: number[] = [];
        for (const build of builds) {
          await upload(build, 'live');
          await until(async () => {
            const askedAt = performance.now();
            // The cache has no page at this address.
            const isFirst = (await getText(`/contact?${askedAt}`)).includes(`/${build.manifest.version}/`);
            if (isFirst) firstPages.push(performance.now() - askedAt);
            return isFirst;
          }, LIVE_WITHIN_MS);
        }
        const [fastest = 0, slowest = 0] = [Math.min(...firstPages), Math.max(...firstPages)];
        const seconds = toSeconds(performance.now() - startedAt);
        const pages = `the first page of each in ${fastest.toFixed(0)} to ${slowest.toFixed(0)} ms`;
        const memory = `the server grew from ${memoryBefore} to ${describeMemory()}`;
        await client.promote(REMOTE, before);
        return { shown: `${pages}; ${memory}`, seconds };
      });
    });

    test('PLT-2 a 20 % canary reaches a share of the visitors within binomial bounds', async () => {
      const build = makeBuild(keepText);
      const { version } = build.manifest;
      await upload(build);
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
        'Visits go on while a version is uploaded and registered, and the time of the first row includes both.',
      ];
      const headings = ['Done', 'Visits', 'Failed', 'Slowest in ms', 'What visitors saw', 'Seconds'];
      writeFigures('releases-measured', introduction, table(headings, rows.map(toCells)));
      expect(rows).toHaveLength(15);
    });
  });
