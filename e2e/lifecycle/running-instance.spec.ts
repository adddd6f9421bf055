import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalyticsReport } from '@atelier/contracts/analytics/http';
import { aMessage } from '@atelier/test-kit/builders';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { repositoryRoot } from '../../deploy/embedded/paths.ts';
import { SERVICES } from '../../deploy/embedded/unit-environments.ts';
import { aGhostExport, aGhostPost, aWxrExport, aWxrItem } from '../../packages/content-import/test/exports.ts';
import { atelier, type Platform } from '../platform/platform.ts';
import { getUnits, scrape } from '../platform/scrape.ts';
import { startSpanReceiver } from '../platform/span-receiver.ts';
import { type Api, staffApi } from '../platform/staff-api.ts';
import { failingStart, startInstance, temporaryFolder } from './instances.ts';

const LOGIN = /^ {2}Login {3}(\S+), password (\S+) \(shown only this once\)$/gm;
const EMAIL = 'admin@atelier.local';

/** A public project in the import format. */
const aProject = (title: string) => ({
  title,
  description: 'Brought along from somewhere else.',
  category: 'web_application',
  status: 'completed',
  key_features: ['Came in a file'],
  tech_stack: ['TypeScript'],
});

const OLD_POST = aWxrItem({
  content: `<!-- wp:paragraph --><p>${'Glue holds when the wood is dry. '.repeat(5)}</p><!-- /wp:paragraph -->
<figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/2024/03/glue-300x200.png" alt="Glue"></figure>
<script>alert(1)</script>`,
});
const OLD_ARCHIVED = aWxrItem({
  id: 10,
  title: 'Kept in the archives',
  name: 'kept-in-the-archives',
  link: 'https://old.example/archives/10',
});
/** Refused, because the API answers at the address of its slug. */
const OLD_STATISTICS = aWxrItem({
  id: 11,
  title: 'Statistics of the year',
  name: 'stats',
  link: 'https://old.example/archives/11',
});
const OLD_DRAFT = aWxrItem({ id: 8, title: 'Not yet finished', name: 'not-yet', status: 'draft' });

/** Posts of about 96 KB each, which together exceed 20 MB. */
const LARGE_EXPORT = { posts: 225, paragraphs: 96 };

let published = 0;

/** Publishes a post and returns its path. */
const publish = async (staff: Api): Promise<string> => {
  published += 1;
  const { status } = await staff('POST', '/blog', {
    title: `Kept number ${published}`,
    excerpt: 'Written down before something ends.',
    content: `<p>${'Words that are worth keeping. '.repeat(8)}</p>`,
    category: 'news',
    tags: ['DevOps'],
    status: 'published',
  });
  expect(status).toBe(201);
  return `/blog/kept-number-${published}`;
};

const getPublications = async (staff: Api): Promise<number> =>
  ((await staff('GET', '/analytics')).body as unknown as AnalyticsReport).data.totals.publications;

const getStatus = async ({ url }: Platform, path: string): Promise<number> => (await fetch(`${url}${path}`)).status;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The process IDs of an instance, including its launcher and bootstrap. */
const getPids = (platform: Platform): number[] => {
  const { launcherPid, processes } = platform.state();
  return [platform.process.pid ?? 0, launcherPid, ...Object.values(processes)];
};

const run = async (args: readonly string[], dataDir: string) => {
  const { ended, output } = atelier(args, { ATELIER_DATA_DIR: dataDir, MONGODB_URL: '', NATS_URL: '' });
  return { code: await ended, output: output() };
};

/** The number of visible items of each kind. */
const publicTotals = async ({ url }: Platform): Promise<number[]> => {
  const getTotal = async (path: string) =>
    ((await (await fetch(`${url}/api/${path}`)).json()) as { total: number }).total;
  return Promise.all(['services', 'projects', 'team', 'blog'].map(getTotal));
};

/** Runs `npm run admin -- reset-password`; returns the new password. */
const resetPassword = async (dataDir: string, email = EMAIL): Promise<string> => {
  const { code, output } = await run(['admin', 'reset-password', email], dataDir);
  const [, password] = /^The new password of \S+ is (\S+)$/m.exec(output) ?? [];
  if (code !== 0 || password === undefined) throw new Error(output);
  return password;
};

const findLastLine = (output: string): string | undefined => output.trimEnd().split('\n').at(-1);

const REMOTE = 'mfe-public';

const getLiveVersion = async (dataDir: string): Promise<string> => {
  const { output } = await run(['release', 'list', '--json'], dataDir);
  const listed: { remote: string; versions: { version: string; live: boolean }[] }[] = JSON.parse(
    findLastLine(output) ?? '',
  );
  const versions = listed.find(({ remote }) => remote === REMOTE)?.versions ?? [];
  return versions.find(({ live }) => live)?.version ?? '';
};

/** The last build of the public site under another version. */
const copyBuild = (folder: string, version: string): string => {
  const copy = join(folder, version);
  cpSync(join(repositoryRoot, REMOTE, 'dist'), copy, { recursive: true });
  const manifest = join(copy, 'remote.json');
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version }));
  return copy;
};

test.describe
  .serial('an instance from its first start to its second', () => {
    let folder: ReturnType<typeof temporaryFolder>;
    let dataDir: string;
    let platform: Platform;
    let staff: Api;
    let spans: Awaited<ReturnType<typeof startSpanReceiver>>;
    let password: string;

    // Not at module level, because the file is loaded once more than the tests run.
    test.beforeAll(async () => {
      folder = temporaryFolder();
      dataDir = join(folder.path, 'data');
      spans = await startSpanReceiver();
    });
    test.afterAll(async () => {
      await platform?.stop();
      spans.stop();
      folder.remove();
    });

    test('PLT-7 the first start prints the generated password once and ends with the address of the platform', async () => {
      const exporting = { OTEL_EXPORTER_OTLP_ENDPOINT: spans.url, OTEL_BSP_SCHEDULE_DELAY: '200' };
      platform = await startInstance(dataDir, exporting);
      const logins = [...platform.output().matchAll(LOGIN)];
      expect(logins).toHaveLength(1);
      expect(logins[0]?.[1]).toBe(EMAIL);
      password = logins[0]?.[2] ?? '';
      expect(platform.output().split(password)).toHaveLength(2);
      expect(findLastLine(platform.output())).toBe(
        `Atelier is ready at http://localhost:${new URL(platform.url).port}`,
      );
      staff = staffApi(platform.url, { email: EMAIL, password });
      expect((await staff('GET', '/contact?limit=1')).status).toBe(200);
      expect(await (await fetch(`${platform.url}/blog`)).text()).toContain('<article');
    });

    test('PLT-8 operators can read metrics of every unit, and visitors none', async () => {
      const texts = await scrape(dataDir);
      expect(getUnits(texts)).toEqual(['gateway', 'shell', ...SERVICES].sort());
      const all = texts.join('\n');
      expect(all).toContain('atelier_outbox_oldest_seconds{service="content"} 0');
      expect(all).toMatch(/atelier_consumer_pending\{consumer="search",service="search"\} \d/);
      expect(all).toMatch(/atelier_release_live\{.*remote="mfe-public".*\} 1/);
      for (const path of ['/metrics', '/api/metrics'])
        expect(await (await fetch(platform.url + path)).text()).not.toContain('atelier_http_request');
    });

    test('PLT-8 one trace covers a message and its mail, and one a published post, the sitemap, and the search', async () => {
      const message = aMessage({ name: 'Grace Hopper', email: 'grace@traced.example' });
      const { status } = await fetch(`${platform.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      });
      expect(status).toBe(201);
      await publish(staff);
      await expect
        .poll(() => spans.findTrace('POST /contact').map(({ unit, name }) => `${unit}: ${name}`))
        .toEqual(
          expect.arrayContaining([
            'gateway: POST /contact',
            'contacts: POST /contact',
            'contacts: commitTransaction',
            'contacts: publish atelier.contacts.submission.received.v1',
            'analytics: process atelier.contacts.submission.received.v1',
            'contacts: send mail',
          ]),
        );
      await expect
        .poll(() => spans.findTrace('POST /blog').map(({ unit, name }) => `${unit}: ${name}`))
        .toEqual(
          expect.arrayContaining([
            'gateway: POST /blog',
            'content: publish atelier.content.post.published.v1',
            'seo: process atelier.content.post.published.v1',
            'search: process atelier.content.post.published.v1',
          ]),
        );
      const getOrphans = (root: string) => {
        const trace = spans.findTrace(root);
        const ids = new Set(trace.map(({ spanId }) => spanId));
        return trace
          .filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))
          .map(({ unit, name }) => `${unit}: ${name}`);
      };
      // A span ends, and is exported, after those below it.
      for (const root of ['POST /contact', 'POST /blog'])
        await expect.poll(() => getOrphans(root)).toEqual([`gateway: ${root}`]);
      for (const secret of [message.email, message.name, password]) expect(spans.text()).not.toContain(secret);
    });

    test('PLT-7 a second start on the same data directory fails and names the process that holds it', async () => {
      const { code, output } = await failingStart({ ATELIER_DATA_DIR: dataDir });
      expect(code).toBe(1);
      expect(output).toContain(`Atelier already runs on ${dataDir} (process ${platform.state().launcherPid}).`);
      expect(output).toContain('set ATELIER_DATA_DIR and PORT to start a second instance beside it');
      expect(await getStatus(platform, '/')).toBe(200);
    });

    test('PLT-5 the server passwords appear in no state, log, or configuration file', () => {
      const { mongodbUrl, natsUrl } = platform.state();
      const key = readFileSync(join(dataDir, 'secrets/servers-key'), 'utf8').trim();
      const secrets = [key, ...[mongodbUrl, natsUrl].map((url) => new URL(url).password)];
      const logs = readdirSync(join(dataDir, 'logs')).map((name) => join('logs', name));
      for (const file of ['run/state.json', 'nats/nats.conf', ...logs]) {
        const text = readFileSync(join(dataDir, file), 'utf8');
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      }
    });

    test('PLT-5 other users of the machine cannot read the data', () => {
      const readableByOthers = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
        const folder = name.split('/', 1)[0] ?? '';
        const isPrivate = !name.includes('/') || ['secrets', 'logs', 'mail'].includes(folder);
        return isPrivate && (statSync(join(dataDir, name)).mode & 0o077) !== 0;
      });
      expect(readableByOthers).toEqual([]);
      expect(readdirSync(join(dataDir, 'secrets'))).not.toEqual([]);
    });

    test('PLT-7 two instances run side by side, each with its own data, and one survives the end of the other', async () => {
      const other = await startInstance(join(folder.path, 'other'));
      try {
        const path = await publish(staff);
        expect(await getStatus(platform, path)).toBe(200);
        expect(await getStatus(other, path)).toBe(404);
        expect(await getStatus(other, '/')).toBe(200);
        expect(getPids(other).filter((pid) => getPids(platform).includes(pid))).toEqual([]);
      } finally {
        expect(await other.stop()).toBe(0);
      }
      expect(await getStatus(platform, '/')).toBe(200);
    });

    for (const name of ['services', 'mongod', 'nats-server', 'front'])
      test(`PLT-5 ${name} restarts after it is killed right after a publication, and post and count are correct`, async () => {
        const countBefore = await getPublications(staff);
        const killedPid = platform.state().processes[name] ?? 0;
        const saidBefore = platform.output().length;
        expect(killedPid).toBeGreaterThan(0);
        const path = await publish(staff);
        process.kill(killedPid, 'SIGKILL');
        await expect
          .poll(() => platform.output().slice(saidBefore))
          .toMatch(new RegExp(`^\\S+Z ${name} was ended by SIGKILL; starting it again in [\\d.]+ s$`, 'm'));
        await expect(async () => {
          expect(platform.state().processes[name] ?? killedPid).not.toBe(killedPid);
          expect(await getStatus(platform, path)).toBe(200);
          expect(await getPublications(staff)).toBe(countBefore + 1);
        }).toPass({ timeout: 60_000, intervals: [200] });
      });

    test('PLT-3 a rollback works while the front hangs, and visitors get the previous version', async () => {
      const live = await getLiveVersion(dataDir);
      const next = copyBuild(folder.path, `${live}-next`);
      const published = await run(['release', 'publish', REMOTE, '--from', next, '--no-checks'], dataDir);
      expect(published.code, published.output).toBe(0);
      const shown = async () => (await fetch(platform.url)).text();
      await expect.poll(shown).toContain(`/${live}-next/`);
      const front = platform.state().processes.front ?? 0;
      process.kill(front, 'SIGSTOP');
      const back = await run(['release', 'rollback', REMOTE], dataDir);
      expect(back.output).toContain(`${REMOTE} is back on ${live}.`);
      if (isAlive(front)) process.kill(front, 'SIGCONT');
      await expect.poll(shown, { timeout: 60_000 }).not.toContain(`/${live}-next/`);
      expect(await getLiveVersion(dataDir)).toBe(live);
    });

    test('PLT-7 SIGTERM ends every process, and the next start keeps posts and administrator and prints no password', async () => {
      const path = await publish(staff);
      const pids = getPids(platform);
      expect(pids).toHaveLength(6);
      expect(await platform.stop('SIGTERM')).toBe(0);
      expect(platform.output()).toContain('Atelier has stopped; its data is kept.');
      expect(pids.filter(isAlive)).toEqual([]);

      platform = await startInstance(dataDir);
      expect(platform.output()).toContain(`  Login   ${EMAIL}\n`);
      expect(platform.output()).not.toContain('password');
      expect(await getStatus(platform, path)).toBe(200);
      const again = staffApi(platform.url, { email: EMAIL, password });
      expect((await again('GET', '/contact?limit=1')).status).toBe(200);
    });

    test('PLT-7 one command resets a forgotten password while the platform runs', async () => {
      const before = staffApi(platform.url, { email: EMAIL, password });
      expect((await before('GET', '/auth/me')).status).toBe(200);
      password = await resetPassword(dataDir);
      await expect.poll(async () => (await before('GET', '/auth/me')).status).toBe(401);
      expect((await staffApi(platform.url, { email: EMAIL, password })('GET', '/auth/me')).status).toBe(200);
    });

    test('PLT-7 a studio imports its own content; an invalid file is rejected as a whole, with the line', async () => {
      const file = join(folder.path, 'content.json');
      const projects = [aProject('A quay of our own'), aProject('A ferry of our own')];
      const totals = await publicTotals(platform);
      writeFileSync(file, JSON.stringify({ projects: [projects[0], { ...projects[1], title: 'x' }] }, undefined, 2));
      const refused = await run(['import', file], dataDir);
      expect(refused.code).toBe(1);
      expect(refused.output).toMatch(/line \d+, column \d+: projects\.1\.title: Title must be at least 3 characters/);
      expect(await publicTotals(platform)).toEqual(totals);
      writeFileSync(file, JSON.stringify({ projects }));
      expect(await run(['import', file], dataDir)).toMatchObject({ code: 0 });
      await expect
        .poll(async () => (await fetch(`${platform.url}/sitemaps/projects.xml`)).text())
        .toContain('/projects/a-quay-of-our-own');
      expect(await getStatus(platform, '/api/projects/a-ferry-of-our-own')).toBe(200);
    });

    test('ASET-1 one command imports a WordPress blog, and old addresses redirect to its posts', async () => {
      const [file, report] = [join(folder.path, 'old.xml'), join(folder.path, 'report.txt')];
      const pictures = join(folder.path, 'uploads', '2024', '03');
      mkdirSync(pictures, { recursive: true });
      await sharp({ create: { width: 640, height: 400, channels: 3, background: '#c53' } })
        .png()
        .toFile(join(pictures, 'glue.png'));
      writeFileSync(
        file,
        aWxrExport(OLD_POST, OLD_ARCHIVED, OLD_STATISTICS, OLD_DRAFT, aWxrItem({ id: 9, title: 'Hi', name: 'hi' })),
      );
      const bring = (...options: string[]) =>
        run(['import', '--from', 'wordpress', '--pictures', join(folder.path, 'uploads'), ...options, file], dataDir);
      const totals = await publicTotals(platform);

      const dry = await bring('--dry-run', '--report', report);
      expect(dry.output).toContain('Would import 4 posts, 0 pages, 1 picture: 3 new, 0 changed, 0 already there.');
      expect(readFileSync(report, 'utf8')).toContain('Hi: Not imported: Title must be at least 5 characters');
      expect(dry.output).toContain('Old addresses: 1 new redirect.');
      expect(await publicTotals(platform)).toEqual(totals);
      expect((await fetch(`${platform.url}/archives/10`)).status).toBe(404);

      expect((await bring()).output).toMatch(/3 new, 0 changed, 0 already there\.\s+Old addresses: 1 new redirect\./);
      expect((await bring()).output).toMatch(/0 new, 0 changed, 3 already there\.\s+Old addresses: 0 new redirects\./);
      expect((await publicTotals(platform))[3]).toBe((totals[3] ?? 0) + 2);
      // The address and the password have changed since the first start.
      const again = staffApi(platform.url, { email: EMAIL, password });
      const { body } = await again('GET', '/blog/glue-that-holds');
      const content = String((body as { post?: { content?: string } }).post?.content);
      const [, picture = ''] = /<img src="(\/media\/imported\/\w+\.png)"/.exec(content) ?? [];
      expect(await getStatus(platform, picture)).toBe(200);
      expect(content).not.toContain('<script');
      expect((await fetch(`${platform.url}/2024/03/06/glue-that-holds/`)).url).toMatch(/\/blog\/glue-that-holds$/);
      expect((await fetch(`${platform.url}/glue-that-holds`)).url).toMatch(/\/blog\/glue-that-holds$/);
      expect((await fetch(`${platform.url}/archives/10`)).url).toMatch(/\/blog\/kept-in-the-archives$/);
      const draft = await again('GET', '/blog/not-yet');
      expect(draft.body).toMatchObject({ post: { status: 'draft', author: 'Ada Kite' } });
    });

    test('PLT-5 ASET-1 a WordPress export of 20 MB is imported completely', async () => {
      const file = join(folder.path, 'large.xml');
      const content = `<p>${'Glue holds when the wood is dry. '.repeat(30)}</p>\n`.repeat(LARGE_EXPORT.paragraphs);
      const items = Array.from({ length: LARGE_EXPORT.posts }, (_, index) =>
        aWxrItem({ id: 100 + index, title: `Large number ${index}`, name: `large-${index}`, content }),
      );
      writeFileSync(file, aWxrExport(...items));
      expect(statSync(file).size).toBeGreaterThan(20 * 1024 * 1024);
      const total = (await publicTotals(platform))[3] ?? 0;
      const { code, output } = await run(['import', '--from', 'wordpress', file], dataDir);
      expect(code, output).toBe(0);
      expect(output).toContain(`${LARGE_EXPORT.posts} new, 0 changed, 0 already there.`);
      expect((await publicTotals(platform))[3]).toBe(total + LARGE_EXPORT.posts);
      const last = await fetch(`${platform.url}/api/blog/slug/large-${LARGE_EXPORT.posts - 1}`);
      expect(await last.text()).toContain('Glue holds when the wood is dry.');
    });

    test('ASET-1 one command imports a Ghost blog, and a second run keeps what is there', async () => {
      const file = join(folder.path, 'ghost.json');
      writeFileSync(file, aGhostExport([aGhostPost({ title: 'Moved from Ghost', slug: 'moved-from-ghost' })]));
      const bring = () => run(['import', '--from', 'ghost', file], dataDir);
      expect((await bring()).output).toContain('Imported 1 post, 0 pages, 0 pictures: 1 new, 0 changed');
      expect((await bring()).output).toContain('0 new, 0 changed, 1 already there.');
      expect((await fetch(`${platform.url}/moved-from-ghost`)).url).toMatch(/\/blog\/moved-from-ghost$/);
    });

    test('PLT-7 one command restores the sample content, and earlier content returns 410', async () => {
      const { code, output } = await run(['seed', '--reset', '--yes'], dataDir);
      expect(code, output).toBe(0);
      await expect.poll(() => publicTotals(platform)).toEqual([8, 12, 9, 21]);
      expect(await getStatus(platform, '/api/projects/a-quay-of-our-own')).toBe(410);
      const again = staffApi(platform.url, { email: EMAIL, password });
      expect((await again('GET', '/contact?limit=1')).body.pagination).toMatchObject({ total: 30 });
    });

    test('PLT-7 one command resets a password while the platform is stopped, and rejects an unknown address', async () => {
      await platform.stop('SIGTERM');
      password = await resetPassword(dataDir);
      await expect(resetPassword(dataDir, 'nobody@atelier.test')).rejects.toThrow(/nobody@atelier\.test/);
      platform = await startInstance(dataDir);
      expect((await staffApi(platform.url, { email: EMAIL, password })('GET', '/auth/me')).status).toBe(200);
    });
  });
