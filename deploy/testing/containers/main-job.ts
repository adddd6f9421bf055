import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from '@jest/globals';
import { changedBuild } from '../../../e2e/platform/changed-build.ts';
import {
  aPost,
  ask,
  mailsTo,
  type Site,
  type Staff,
  sendMessage,
  signIn,
  toSlug,
  until,
} from './visitors-and-staff.ts';

const run = promisify(execFile);
const root = process.cwd();

/** The tests of the main job, wherever the site runs. */
export const itDoesTheMainJob = (site: Site): void => {
  const { url } = site;
  let staff: Staff;

  /** Runs `npm run release -- …` as in a clone. */
  const release = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, ATELIER_URL: url, ATELIER_RELEASE_KEY: site.secrets.ATELIER_RELEASE_KEY };
    return (await run(process.execPath, [join(root, 'deploy/embedded/cli.ts'), 'release', ...args], { env })).stdout;
  };

  const liveVersion = async (): Promise<string> =>
    /\* (\S+)/.exec((await release('list')).split('mfe-public')[1] ?? '')?.[1] ?? '';

  /** The live version is the first one in every document. */
  const versionInDocument = async (): Promise<string | undefined> =>
    /\/remotes\/mfe-public\/([^/"]+)\//.exec((await ask(`${url}/`)).text)?.[1];

  beforeAll(async () => {
    staff = await signIn(site);
  });

  it('PLT-8 serves the home page complete before any script runs', async () => {
    const { status, text } = await ask(`${url}/`);
    expect(status).toBe(200);
    for (const expected of ['Digital Innovation Studio', 'From the journal', 'application/ld+json'])
      expect(text).toContain(expected);
  });

  it('PLT-8 mails the visitor and the studio when a message is sent', async () => {
    const email = `grace-${Date.now()}@example.com`;
    const sent = await sendMessage(site, email);
    expect(sent.status).toBe(201);
    await until('a mail to the visitor', async () => (await mailsTo(site, email)).length === 1);
    const { body } = await staff('GET', `/contact?search=${encodeURIComponent(email)}`);
    expect(JSON.stringify(body)).toContain(email);
  });

  it('PLT-8 shows a published post on its page, in the sitemap and in the feed', async () => {
    const title = `A release every day ${Date.now()}`;
    expect((await staff('POST', '/blog', aPost(title))).status).toBe(201);
    const path = `/blog/${toSlug(title)}`;
    await until('the post on its page', async () => (await ask(`${url}${path}`)).text.includes(title));
    await until('the post in the sitemap', async () =>
      (await ask(`${url}/sitemaps/posts.xml`)).text.includes(`${path}<`),
    );
    await until('the post in the feed', async () => (await ask(`${url}/rss.xml`)).text.includes(title));
  });

  it('PLT-8 makes a published version of a remote live, and the one before it after a rollback', async () => {
    const before = await liveVersion();
    const version = `9.9.9-test.${Date.now()}`;
    const folder = changedBuild('mfe-public', version, (_file, text) => text);
    try {
      await release('publish', 'mfe-public', '--from', folder, '--no-checks');
      expect(await liveVersion()).toBe(version);
      await until('documents of the new version', async () => (await versionInDocument()) === version);
      await release('rollback', 'mfe-public');
      expect(await liveVersion()).toBe(before);
      await until('documents of the previous version', async () => (await versionInDocument()) === before);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
};
