import { eventually } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareShell } from '../../test/shell-under-test.js';

const VISITS = 2000;
const PERCENT = 20;
/** One run in 15 million deviates further than this. */
const DEVIATIONS = 5.3;

const LIVE = '1.0.0';
const CANARY = '2.0.0';

describe('canary', () => {
  let shell: Awaited<ReturnType<typeof prepareShell>>;
  let url: string;

  beforeEach(async () => {
    shell = await prepareShell();
    shell.makeLive(await shell.aRelease(LIVE));
  });
  afterEach(() => shell.stop());

  const start = async () => {
    url = await shell.startShell();
  };
  const visit = async (bucket?: string, path = '/') => {
    const answer = await fetch(`${url}${path}`, { headers: bucket === undefined ? {} : { cookie: `a=1; ${bucket}` } });
    const html = await answer.text();
    const cookie = answer.headers.get('set-cookie');
    return {
      html,
      cookie,
      bucket: cookie?.split(';')[0],
      outcome: answer.headers.get('x-cache'),
      headers: answer.headers,
    };
  };
  /** The version that made the page, which must match its preloads and hydrate it. */
  const getVersion = (html: string): string => {
    const [, version = ''] = /<h1>version ([\d.]+)<\/h1>/.exec(html) ?? [];
    expect(html).toContain(`href="/remotes/mfe-public/${version}/remoteEntry.js"`);
    expect(html).toContain(`"versions":[{"version":"${version}"`);
    expect(html).not.toContain(`href="/remotes/mfe-public/${version === LIVE ? CANARY : LIVE}/`);
    return version;
  };

  it('PLT-2 reaches its share of 2,000 visitors, each of whom keeps one version, without mixing cached pages', async () => {
    shell.startCanary(await shell.aRelease(CANARY), PERCENT);
    await start();
    const visitors: { bucket: string; version: string }[] = [];
    for (let at = 0; at < VISITS; at += 50) {
      const some = await Promise.all(Array.from({ length: 50 }, () => visit()));
      for (const { html, bucket = '' } of some) visitors.push({ bucket, version: getVersion(html) });
    }
    const expected = (VISITS * PERCENT) / 100;
    const deviation = Math.sqrt(expected * (1 - PERCENT / 100));
    const canaries = visitors.filter(({ version }) => version === CANARY);
    expect(Math.abs(canaries.length - expected)).toBeLessThan(DEVIATIONS * deviation);

    const versionByBucket = new Map(visitors.map(({ bucket, version }) => [bucket, version]));
    for (const { bucket, version } of visitors) expect(versionByBucket.get(bucket)).toBe(version);
    expect(versionByBucket.size).toBeLessThanOrEqual(100);
    for (const [bucket, version] of versionByBucket) {
      // Pages are kept for a moment only while events arrive, which all tests share.
      await eventually(async () => {
        const again = await visit(bucket);
        expect([getVersion(again.html), again.cookie, again.outcome]).toEqual([version, null, 'hit']);
      });
    }
  }, 120_000);

  it('PLT-2 sets a cookie that contains only a random number, and no cookie while no canary is active', async () => {
    await start();
    expect((await visit()).headers.get('set-cookie')).toBeNull();
    shell.startCanary(await shell.aRelease(CANARY), 50);
    await eventually(async () => {
      const { cookie, headers } = await visit();
      expect(cookie).toMatch(/^atelier-bucket=\d{1,2}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
      expect(headers.get('vary')).toContain('cookie');
    });
    expect((await fetch(`${url}/remotes/mfe-public/${CANARY}/remoteEntry.js`)).status).toBe(200);
    expect((await visit('atelier-bucket=1000')).cookie).not.toBeNull();
  });

  it('PLT-3 that fails on the server is replaced by the live version for its visitors', async () => {
    const source = 'export const render = () => { throw new Error("broken"); };';
    shell.startCanary(await shell.aRelease(CANARY, { source }), 99);
    await start();
    expect(getVersion((await visit('atelier-bucket=1')).html)).toBe(LIVE);
  });
});
