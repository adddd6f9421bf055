import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionRemoved } from '@atelier/contracts';
import { anEvent, eventually, publishEvent } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bundleSource, prepareShell } from '../../test/shell-under-test.js';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A bundle whose import takes a moment, and whose pages name the time when it was done. */
const slowBundle = (version: string) => `
await new Promise((resolve) => setTimeout(resolve, 1000));
const importedAt = Date.now();
${bundleSource(version).replace(`'version ${version}'`, `'version ${version}, imported at ' + importedAt`)}`;

/** A bundle whose pages name its process. */
const bundleWithPid = (version: string) =>
  bundleSource(version).replace(`'version ${version}'`, `'version ${version}, process ' + process.pid`);

describe('releases in the shell', () => {
  let shell: Awaited<ReturnType<typeof prepareShell>>;
  beforeEach(async () => {
    shell = await prepareShell();
  });
  afterEach(() => shell.stop());

  it('PLT-2 show a new version after a channel change, without a restart', async () => {
    const { aRelease, makeLive, tellOfMove, startShell } = shell;
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    const pageNow = async () => (await fetch(`${url}/`)).text();
    expect(await pageNow()).toContain('version 1.0.0');
    makeLive(await aRelease('1.1.0'));
    await eventually(async () => {
      await tellOfMove('1.1.0');
      expect(await pageNow()).toContain('version 1.1.0');
    });
  });

  it('PLT-3 are no longer served from memory after their files were deleted', async () => {
    const { aRelease, makeLive, tellOfMove, startShell, storage } = shell;
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    const getFile = () => fetch(`${url}/remotes/mfe-public/1.0.0/remoteEntry.js`);
    expect((await getFile()).status).toBe(200);
    makeLive(await aRelease('1.1.0'));
    await eventually(async () => {
      await tellOfMove('1.1.0');
      expect(await (await fetch(`${url}/`)).text()).toContain('version 1.1.0');
    });
    expect((await getFile()).status).toBe(200);
    await storage.remove('remotes/mfe-public/1.0.0/remoteEntry.js');
    await publishEvent(anEvent(versionRemoved, { remote: 'mfe-public', version: '1.0.0' }));
    await eventually(async () => expect((await getFile()).status).toBe(404));
  });

  it('PLT-2 PLT-8 reach every replica, also a rollback', async () => {
    const { aRelease, makeLive, tellOfMove, startShell, folder } = shell;
    const first = await aRelease('1.0.0');
    makeLive(first);
    const urls = [await startShell(), await startShell(undefined, { CACHE_DIR: join(folder, 'cache-of-another') })];
    const areShowing = (version: string) =>
      eventually(async () => {
        const pages = await Promise.all(urls.map(async (url) => (await fetch(`${url}/`)).text()));
        expect(pages.map((page) => page.includes(`version ${version}`))).toEqual([true, true]);
      });
    const second = await aRelease('1.1.0');
    for (const [live, version] of [
      [second, '1.1.0'],
      [first, '1.0.0'],
    ] as const) {
      makeLive(live);
      await tellOfMove(version);
      await areShowing(version);
    }
  });

  it('PLT-3 give browsers no blocked fallback, from the moment it is blocked', async () => {
    const { aRelease, makeLive, tellOfBlock, startShell } = shell;
    const [live, fallback] = [await aRelease('2.0.0'), await aRelease('1.0.0')];
    makeLive(live, fallback);
    const url = await startShell();
    const pageNow = async () => (await fetch(`${url}/`)).text();
    expect(await pageNow()).toContain('/remotes/mfe-public/1.0.0/');
    makeLive(live);
    await tellOfBlock('1.0.0');
    // Sooner than the shell polls.
    await eventually(async () => expect(await pageNow()).not.toContain('/remotes/mfe-public/1.0.0/'), 3000);
  });

  it('PLT-2 show a new version only when its bundle is imported, so that no visitor waits for it', async () => {
    const { aRelease, makeLive, tellOfMove, startShell } = shell;
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    makeLive(await aRelease('2.0.0', { source: slowBundle('2.0.0') }));
    const { askedAt, html } = await eventually(async () => {
      await tellOfMove('2.0.0');
      const asked = Date.now();
      const page = await (await fetch(`${url}/?${randomUUID()}`)).text();
      expect(page).toContain('version 2.0.0');
      return { askedAt: asked, html: page };
    });
    expect(Number(/imported at (\d+)/.exec(html)?.[1])).toBeLessThanOrEqual(askedAt);
  });

  it('PLT-2 end the processes of versions that are no longer in use', async () => {
    const { aRelease, makeLive, tellOfMove, startShell } = shell;
    const getRelease = (version: string) => aRelease(version, { source: bundleWithPid(version) });
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0', '1.8.0', '1.9.0'];
    let live = await getRelease('0.9.0');
    makeLive(live);
    const url = await startShell();
    const pids: number[] = [];
    for (const version of versions) {
      const next = await getRelease(version);
      makeLive(next, live);
      live = next;
      await eventually(async () => {
        await tellOfMove(version);
        const html = await (await fetch(`${url}/?${randomUUID()}`)).text();
        expect(html).toContain(`version ${version},`);
        pids.push(Number(/process (\d+)/.exec(html)?.[1]));
      });
    }
    expect(pids).toHaveLength(versions.length);
    await eventually(async () => expect(pids.filter(isRunning)).toEqual(pids.slice(-2)));
  });

  it('PLT-3 show visitors no version that crashes twice during preparation', async () => {
    const { aRelease, makeLive, tellOfMove, startShell, folder } = shell;
    const good = await aRelease('1.0.0');
    makeLive(good);
    const url = await startShell();
    const crashing = 'setTimeout(() => { throw new Error("late"); }); await new Promise(() => {});';
    makeLive(await aRelease('2.0.0', { source: `export const render = async () => { ${crashing} };` }), good);
    await tellOfMove('2.0.0');
    await eventually(async () => {
      const html = await (await fetch(`${url}/?${randomUUID()}`)).text();
      expect(html).toContain('version 1.0.0');
      expect(html).not.toContain('2.0.0');
      expect(readFileSync(join(folder, 'cache/bundles/crashes.json'), 'utf8')).toMatch(
        /"mfe-public\/2.0.0":\[\d+,\d+\]/,
      );
    });
  });

  it('PLT-3 keep serving, and can be rolled back at once, while a blocking version is prepared', async () => {
    const { aRelease, makeLive, tellOfMove, startShell } = shell;
    const good = await aRelease('1.0.0');
    makeLive(good);
    const url = await startShell();
    makeLive(await aRelease('2.0.0', { source: 'export const render = () => { for (;;); };' }), good);
    await tellOfMove('2.0.0');
    makeLive(await aRelease('1.1.0'), good);
    await tellOfMove('1.1.0');
    const htmlNow = async () => (await fetch(`${url}/?${randomUUID()}`)).text();
    expect(await htmlNow()).toContain('version 1.');
    await eventually(async () => expect(await htmlNow()).toContain('version 1.1.0'), 4000);
  });

  it('PLT-3 fall back to the previous version, on the server and in the browser, if the live one fails to render', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(
      await aRelease('2.0.0', { source: 'export const render = () => { throw new Error("broken"); };' }),
      await aRelease('1.0.0'),
    );
    const html = await (await fetch(`${await startShell()}/`)).text();
    expect(html).toContain('version 1.0.0');
    expect(html).not.toContain('2.0.0');
  });

  it('PLT-3 fall back to a proven version if the live and the previous version both fail', async () => {
    const { aRelease, makeLive, startShell } = shell;
    const bad = 'export const render = () => { throw new Error("broken"); };';
    makeLive(await aRelease('2.0.1', { source: bad }), await aRelease('2.0.0', { source: bad }), [
      await aRelease('1.0.0'),
    ]);
    const html = await (await fetch(`${await startShell()}/`)).text();
    expect(html).toContain('version 1.0.0');
    expect(html).not.toContain('2.0.');
  });

  it('PLT-3 skip a version for a newer platform, on the server and in the browser', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive({ ...(await aRelease('2.0.0')), platform: 99 }, await aRelease('1.0.0'));
    const html = await (await fetch(`${await startShell()}/`)).text();
    expect(html).toContain('version 1.0.0');
    expect(html).not.toContain('2.0.0');
  });

  it('PLT-3 run no server bundle that differs from the registered one', async () => {
    const { aRelease, makeLive, startShell, storage } = shell;
    const tampered = await aRelease('2.0.0');
    await storage.put(
      'remotes/mfe-public/2.0.0/server/render.mjs',
      Buffer.from(bundleSource('evil')),
      'text/javascript',
    );
    makeLive(tampered, await aRelease('1.0.0'));
    expect(await (await fetch(`${await startShell()}/`)).text()).toContain('version 1.0.0');
  });

  it('PLT-3 return 503 with a readable page if no version is left, without affecting other remotes', async () => {
    const { aRelease, makeLive, startShell } = shell;
    const pages = { routes: ['/admin'], title: 'Back-office', session: 'staff', inlineStyles: true };
    makeLive(await aRelease('1.0.0', { name: 'mfe-admin', isServerRendered: false, pages }));
    const url = await startShell();
    const page = await fetch(`${url}/`);
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Back in a moment')]);
    const adminPage = await fetch(`${url}/admin/dashboard`);
    expect(adminPage.status).toBe(200);
    expect(await adminPage.text()).toContain('<title>Back-office</title><meta name="robots" content="noindex">');
    expect(adminPage.headers.get('content-security-policy')).toMatch(/style-src 'self' 'nonce-/);
    // Addresses of the back-office may contain tokens from mails.
    expect(adminPage.headers.get('referrer-policy')).toBe('strict-origin');
  });

  it('PLT-3 give the browser the registered hash of each module and style sheet', async () => {
    const { aRelease, makeLive, startShell } = shell;
    const release = await aRelease('1.0.0');
    makeLive(release);
    const html = await (await fetch(`${await startShell()}/`)).text();
    const sha384 = release.files.find(({ path }) => path === 'remoteEntry.js')?.sha384;
    expect(html).toContain(`href="/remotes/mfe-public/1.0.0/remoteEntry.js" integrity="sha384-${sha384}">`);
  });

  it('PLT-2 serve a new remote under the routes of its manifest, without a restart', async () => {
    const { aRelease, makeLive, tellOfMove, startShell } = shell;
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    expect(await (await fetch(`${url}/portal`)).text()).toContain('version 1.0.0');
    const sources = { 'img-src': ['https://tiles.example'] };
    const pages = { routes: ['/portal'], sources };
    makeLive(await aRelease('7.0.0', { name: 'mfe-portal', pages }));
    const portal = await eventually(async () => {
      await tellOfMove('7.0.0');
      const answer = await fetch(`${url}/portal/orders`);
      expect(await answer.clone().text()).toContain('version 7.0.0');
      return answer;
    });
    expect(await portal.text()).toContain('"routes":{"mfe-public":["/"],"mfe-portal":["/portal"]}');
    expect(portal.headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob: https://tiles.example;",
    );
    expect(await (await fetch(`${url}/portals`)).text()).toContain('version 1.0.0');
  });

  it('PLT-2 add the menu entries of all remotes to documents for staff', async () => {
    const { aRelease, makeLive, startShell } = shell;
    const menu = [{ label: 'Orders', path: '/portal', needs: { action: 'read', resource: 'contact' } }] as const;
    makeLive(await aRelease('1.0.0'));
    makeLive(await aRelease('7.0.0', { name: 'mfe-portal', pages: { routes: ['/portal'], menu: [...menu] } }));
    const admin = { name: 'mfe-admin', isServerRendered: false, pages: { routes: ['/admin'], session: 'staff' } };
    makeLive(await aRelease('1.0.0', admin));
    const url = await startShell();
    expect(await (await fetch(`${url}/admin`)).text()).toContain(`"menu":${JSON.stringify(menu)}`);
    expect(await (await fetch(`${url}/`)).text()).toContain('"menu":[]');
  });

  it('PLT-8 are ready as soon as a release set is known', async () => {
    const { startShell } = shell;
    const without = await startShell('http://127.0.0.1:9');
    expect((await fetch(`${without}/health/ready`)).status).toBe(503);
    expect((await fetch(`${without}/health/live`)).status).toBe(200);
    expect((await fetch(`${await startShell()}/health/ready`)).status).toBe(200);
  });

  it('PLT-3 start from the last known release set if the registry is down', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(await aRelease('1.0.0'));
    await startShell();
    const url = await startShell('http://127.0.0.1:9');
    expect(await (await fetch(`${url}/`)).text()).toContain('version 1.0.0');
  });
});
