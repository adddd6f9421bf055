import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ADMINISTRATOR } from '../platform/administrator.ts';
import { type Platform, repositoryRoot, runCommand } from '../platform/platform.ts';
import { type Api, staffApi } from '../platform/staff-api.ts';
import { startInstance, temporaryFolder } from './instances.ts';

const CONSUMERS = ['search', 'seo', 'audit', 'media', 'analytics'];
const SAMPLE = 'node_modules/@atelier/events/sample/published-posts.mjs';
const COMPILER = join(repositoryRoot, 'node_modules/typescript-7/bin/tsc');
/** What a program in another repository does with the client. */
const PROGRAM = `import { subscribe } from '@atelier/events';

const types = ['atelier.content.post.published.v1'] as const;
for await (const { data } of subscribe({ url: 'https://studio.example', apiKey: '', types })) {
  const slug: string = data.slug;
  // @ts-expect-error Events contain no texts.
  console.log(slug, data.title);
}
`;

let folder: ReturnType<typeof temporaryFolder>;
let dataDir: string;
let platform: Platform;
let staff: Api;
let settledAt: string;

test.beforeAll(async () => {
  folder = temporaryFolder();
  dataDir = join(folder.path, 'data');
  platform = await startInstance(dataDir, {
    ATELIER_ADMIN_EMAIL: ADMINISTRATOR.email,
    ATELIER_ADMIN_PASSWORD: ADMINISTRATOR.password,
  });
  staff = staffApi(platform.url);
  // The sample content has reached every consumer once nothing changes any more.
  await expect(async () => {
    settledAt = new Date().toISOString();
    const before = await readAll();
    await pause(1000);
    expect(await readAll()).toEqual(before);
  }).toPass({ timeout: 60_000 });
});
test.afterAll(async () => {
  await platform?.stop();
  folder.remove();
});

const publish = async (title: string) => {
  const { status } = await staff('POST', '/blog', {
    title,
    excerpt: 'Written to be read by other programs.',
    content: `<p>${'Words that follow from events. '.repeat(8)}</p>`,
    category: 'news',
    tags: ['DevOps'],
    status: 'published',
  });
  expect(status).toBe(201);
};

/** A folder outside of this repository, in which the packed client is installed. */
const installClient = async (): Promise<string> => {
  const program = join(folder.path, 'program');
  await runCommand(['pack-events', program], {});
  const [archive = ''] = readdirSync(program);
  writeFileSync(join(program, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const npm = process.env.npm_execpath;
  const [command, script] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  execFileSync(command, [...script, 'install', '--no-audit', '--no-fund', `./${archive}`], { cwd: program });
  return program;
};

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** `until` of a report is the time at which it was read. */
const withoutReadTime = (name: string, value: unknown) => (name === 'until' ? undefined : value);

/** The status and a digest of what readers get from each consumer's data. */
const readAll = async (): Promise<Record<string, string>> => {
  const read = async (path: string) => {
    const response = await fetch(`${platform.url}${path}`);
    return [path, `${response.status} ${digest(await response.text())}`];
  };
  const readAsStaff = async (path: string) => {
    const { status, body } = await staff('GET', path);
    return [path, `${status} ${digest(JSON.stringify(body.data, withoutReadTime))}`];
  };
  const reads = ['/api/search?q=software', '/sitemaps/posts.xml', '/rss.xml'].map(read);
  // Each rebuild adds an entry of its own.
  const activity = `/activity?to=${settledAt}`;
  const staffReads = [activity, '/media-files', '/analytics'].map(readAsStaff);
  return Object.fromEntries(await Promise.all([...reads, ...staffReads]));
};

const replay = (consumer: string, ...more: string[]): Promise<string> =>
  runCommand(['events', 'replay', '--consumer', consumer, '--from', '2026-01-01', ...more], {
    ATELIER_DATA_DIR: dataDir,
  });

/** Who replayed the events of a service, and how, as the activity log shows it. */
const replaysOf = async (service: string) => {
  const { body } = await staff('GET', `/activity?action=replayed&item=${service}`);
  return (body.data as unknown as { actor: { name: string }; note: string }[]).map(({ actor, note }) => [
    actor.name,
    note,
  ]);
};

for (const consumer of CONSUMERS)
  test(`PLT-5 \`npm run events\` rebuilds ${consumer} while the platform runs, and readers notice nothing`, async () => {
    const before = await readAll();
    for (const [path, answer] of Object.entries(before)) expect(answer, path).toMatch(/^200 /);
    let isRebuilding = true;
    const readAlong = async () => {
      while (isRebuilding) {
        expect(await readAll()).toEqual(before);
        await pause(50);
      }
    };
    const rebuilt = replay(consumer).finally(() => {
      isRebuilding = false;
    });
    const [output] = await Promise.all([rebuilt, readAlong()]);
    expect(output).toMatch(/^[1-9]\d* events replayed, 0 of them passed over/m);
    expect(output).toContain(`What ${consumer} shows is now the rebuilt copy.`);
    expect(await readAll()).toEqual(before);
    const service = consumer === 'audit' ? 'auth' : consumer;
    await expect
      .poll(() => replaysOf(service))
      .toEqual([['Atelier', 'Command line: events since 2026-01-01T00:00:00.000Z']]);
  });

test('PLT-5 a dry run of `npm run events` rebuilds nothing, and leaves no entry in the activity log', async () => {
  expect(await replay('search', '--dry-run')).toContain('This was a dry run: nothing was replaced.');
  expect(await replaysOf('search')).toHaveLength(1);
});

test('PLT-6 the packed client has types, and its sample prints a published post within a second, and after a restart what it missed', async () => {
  const program = await installClient();
  writeFileSync(join(program, 'program.ts'), PROGRAM);
  const settings = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom'];
  execFileSync(process.execPath, [COMPILER, ...settings, 'program.ts'], { cwd: program, stdio: 'inherit' });
  const permissions = { events: { read: true } };
  const { body } = await staff('POST', '/auth/api-keys', { name: 'Sample subscriber', permissions });
  const { key } = body.data as { key: string };
  const start = () => {
    const child = spawn(process.execPath, [SAMPLE, platform.url, join(folder.path, 'last-event-id')], {
      cwd: program,
      env: { ...process.env, ATELIER_API_KEY: key },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return { output: () => output, stop: () => child.kill() };
  };

  const first = start();
  await expect.poll(first.output).toContain('Waiting for posts');
  await publish('Printed by a subscriber');
  await expect.poll(first.output, { timeout: 1000 }).toContain('/blog/printed-by-a-subscriber');
  first.stop();

  await publish('Missed by a subscriber');
  const second = start();
  await expect.poll(second.output).toContain('/blog/missed-by-a-subscriber');
  expect(second.output()).not.toContain('printed-by-a-subscriber');
  second.stop();
});
