import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  channelMoved,
  fileRemoved,
  fileReplaced,
  postUpdated,
  type ReleaseSet,
  type RemoteRelease,
} from '@atelier/contracts';
import { DirectoryStorage } from '@atelier/service-kit';
import { anEvent, eventually, publishEvent, serviceTestEnvironment } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createShell, type Shell } from './create-shell.js';

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

const postChanged = () =>
  anEvent(postUpdated, {
    id: '0123456789abcdef01234567',
    slug: 'a-post',
    title: 'A post',
    excerpt: '',
    text: '',
    category: 'design',
    tags: [],
    author: null,
    featuredImage: null,
    media: [],
    status: 'published',
    publishDate: null,
    updatedAt: '2026-01-06T09:00:00.000Z',
    version: 2,
  });

/** Source of a server bundle: says its version, and does as the address asks. */
const bundleSource = (version: string) => `
export const render = async ({ method, url, form, api }) => {
  if (url.startsWith('/needs-data')) {
    const { status, body } = await api(url.split('?')[1] ?? '/blog');
    return { status: 200, head: '', html: 'data ' + status + ' ' + body.said, data: {}, page: 'page-home', isDegraded: status !== 200 };
  }
  if (url === '/moved') return { status: 301, head: '', html: '', data: {}, page: 'page-home', location: '/here?a=1', isDegraded: false };
  const said = method === 'POST' ? 'form ' + form.name : 'version ${version}';
  return { status: url === '/gone' ? 410 : 200, head: '<title>${version}</title>', html: '<h1>' + said + '</h1>', data: { a: '</script>' }, page: 'page-home', isDegraded: false };
};`;

describe('the shell’s server', () => {
  let folder: string;
  let storage: DirectoryStorage;
  let registry: Server;
  let set: ReleaseSet;
  let gatewayStatus: number;
  let data: string;
  const running: { shell: Shell; server: Server }[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-shell-'));
    storage = new DirectoryStorage(join(folder, 'storage'));
    set = { revision: 1, remotes: {} };
    gatewayStatus = 200;
    data = 'first';
    registry = createServer((request, response) => {
      const isKnown = request.url === '/releases/live';
      response.writeHead(isKnown ? 200 : 404).end(JSON.stringify({ success: isKnown, data: set }));
    });
    await listen(registry);
    mkdirSync(join(folder, 'browser/site'), { recursive: true });
    writeFileSync(join(folder, 'browser/site/favicon.svg'), '<svg/>');
    writeFileSync(join(folder, 'browser/shell.json'), JSON.stringify({ scripts: ['main.1.js'], styles: [] }));
    writeFileSync(join(folder, 'browser/main.1.js'), 'export const shell = 1;');
  });
  afterEach(async () => {
    for (const { shell, server } of running.splice(0)) {
      await shell.stop();
      server.closeAllConnections();
      server.close();
    }
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const aRelease = async (version: string, source = bundleSource(version)): Promise<RemoteRelease> => {
    const bytes = Buffer.from(source);
    await storage.put(`remotes/mfe-public/${version}/server/render.mjs`, bytes, 'text/javascript');
    const entry = Buffer.from(`export const version = '${version}';`.repeat(100));
    await storage.put(`remotes/mfe-public/${version}/remoteEntry.js`, entry, 'application/octet-stream');
    const registered = (path: string, content: Buffer) => ({
      path,
      bytes: content.length,
      sha384: createHash('sha384').update(content).digest('base64'),
    });
    return {
      name: 'mfe-public',
      version,
      platform: 1,
      entry: 'remoteEntry.js',
      css: ['styles.css'],
      preload: { 'page-home': ['page-home.js'] },
      fonts: ['assets/display.woff2'],
      serverEntry: 'server/render.mjs',
      files: [registered('server/render.mjs', bytes), registered('remoteEntry.js', entry)],
      publishedAt: new Date().toISOString(),
    };
  };
  const makeLive = (live: RemoteRelease, previous: RemoteRelease | null = null, fallbacks: RemoteRelease[] = []) => {
    set = { revision: set.revision + 1, remotes: { 'mfe-public': { live, previous, fallbacks } } };
  };
  const tellOfMove = (version: string) =>
    publishEvent(anEvent(channelMoved, { remote: 'mfe-public', channel: 'live', version, previousVersion: '1.0.0' }));
  const startShell = async (releasesUrl = addressOf(registry)) => {
    const env = {
      ...serviceTestEnvironment('shell', 'http://127.0.0.1:9'),
      RELEASES_URL: releasesUrl,
      STORAGE_DIR: join(folder, 'storage'),
      CACHE_DIR: join(folder, 'cache'),
    };
    const shell = await createShell(env, {
      browserBuild: join(folder, 'browser'),
      callGateway: async () => ({ status: gatewayStatus, body: JSON.stringify({ said: data }) }),
    });
    const server = createServer(shell.handler);
    await listen(server);
    running.push({ shell, server });
    return addressOf(server);
  };

  it('SEO-1 answers complete HTML, and names the same versions to the browser', async () => {
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    const response = await fetch(`${url}/`);
    const html = await response.text();
    expect(html).toContain('<h1>version 1.0.0</h1>');
    expect(html).toContain('<title>1.0.0</title>');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/remotes/mfe-public/1.0.0/page-home.js">');
    expect(html).toContain(
      'as="font" type="font/woff2" crossorigin href="/remotes/mfe-public/1.0.0/assets/display.woff2">',
    );
    expect(html).toContain('"versions":[{"version":"1.0.0"');
    expect(html).not.toContain('"</script>"');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('API-PUB keeps no preview, shows it in frames of this site alone, and tells no search engine', async () => {
    makeLive(await aRelease('1.0.0'));
    const url = `${await startShell()}/preview/a-secret`;
    for (const _visit of ['first', 'second']) {
      const { headers } = await fetch(url);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-cache')).toBeNull();
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    }
    const page = await fetch(new URL('/', url));
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('keeps the status that the page gives', async () => {
    makeLive(await aRelease('1.0.0'));
    expect((await fetch(`${await startShell()}/gone`)).status).toBe(410);
  });

  it('SEO-1 leads from where a page was to where it is, for good but never without asking again', async () => {
    makeLive(await aRelease('1.0.0'));
    const url = `${await startShell()}/moved`;
    const asked = await fetch(url, { redirect: 'manual' });
    expect([asked.status, asked.headers.get('location')]).toEqual([301, '/here?a=1']);
    expect(asked.headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(url, { redirect: 'manual', method: 'POST', body: 'a=1' })).status).toBe(303);
  });

  it('PLT-2 shows a new version once its channel moved, without a restart', async () => {
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    const pageNow = async () => (await fetch(`${url}/`)).text();
    expect(await pageNow()).toContain('version 1.0.0');
    makeLive(await aRelease('1.1.0'));
    await eventually(async () => {
      await tellOfMove('1.1.0');
      expect(await pageNow()).toContain('version 1.1.0');
    }, 4000);
  });

  it('PLT-3 shows no visitor a version that crashes: it does so twice while it is prepared', async () => {
    const good = await aRelease('1.0.0');
    makeLive(good);
    const url = await startShell();
    const crashing = 'setTimeout(() => { throw new Error("late"); }); await new Promise(() => {});';
    makeLive(await aRelease('2.0.0', `export const render = async () => { ${crashing} };`), good);
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

  it('PLT-3 serves on, and goes back at once, while a version that blocks is prepared', async () => {
    const good = await aRelease('1.0.0');
    makeLive(good);
    const url = await startShell();
    makeLive(await aRelease('2.0.0', 'export const render = () => { for (;;); };'), good);
    await tellOfMove('2.0.0');
    makeLive(await aRelease('1.1.0'), good);
    await tellOfMove('1.1.0');
    const htmlNow = async () => (await fetch(`${url}/?${randomUUID()}`)).text();
    expect(await htmlNow()).toContain('version 1.');
    await eventually(async () => expect(await htmlNow()).toContain('version 1.1.0'), 4000);
  });

  it('PLT-3 goes on with the version before where the live one does not render, and tells the browser the same', async () => {
    makeLive(
      await aRelease('2.0.0', 'export const render = () => { throw new Error("broken"); };'),
      await aRelease('1.0.0'),
    );
    const html = await (await fetch(`${await startShell()}/`)).text();
    expect(html).toContain('version 1.0.0');
    expect(html).not.toContain('2.0.0');
  });

  it('PLT-3 goes on with a proven version where the live one and the one before are both bad', async () => {
    const bad = 'export const render = () => { throw new Error("broken"); };';
    makeLive(await aRelease('2.0.1', bad), await aRelease('2.0.0', bad), [await aRelease('1.0.0')]);
    const html = await (await fetch(`${await startShell()}/`)).text();
    expect(html).toContain('version 1.0.0');
    expect(html).not.toContain('2.0.');
  });

  it('PLT-3 passes over a version for a newer platform, on the server as in the browser', async () => {
    makeLive({ ...(await aRelease('2.0.0')), platform: 99 }, await aRelease('1.0.0'));
    const html = await (await fetch(`${await startShell()}/`)).text();
    expect(html).toContain('version 1.0.0');
    expect(html).not.toContain('2.0.0');
  });

  it('PLT-3 runs no server bundle that is not the registered one', async () => {
    const tampered = await aRelease('2.0.0');
    await storage.put(
      'remotes/mfe-public/2.0.0/server/render.mjs',
      Buffer.from(bundleSource('evil')),
      'text/javascript',
    );
    makeLive(tampered, await aRelease('1.0.0'));
    expect(await (await fetch(`${await startShell()}/`)).text()).toContain('version 1.0.0');
  });

  it('PLT-3 answers 503 with a readable page where no version is left, and the admin all the same', async () => {
    const url = await startShell();
    const page = await fetch(`${url}/`);
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Back in a moment')]);
    const adminPage = await fetch(`${url}/admin/dashboard`);
    expect(adminPage.status).toBe(200);
    expect(adminPage.headers.get('content-security-policy')).toMatch(/style-src 'self' 'nonce-/);
    // Tokens of mails stand in addresses of the back-office.
    expect(adminPage.headers.get('referrer-policy')).toBe('strict-origin');
  });

  it('PLT-8 is ready as soon as it knows a release set', async () => {
    const without = await startShell('http://127.0.0.1:9');
    expect((await fetch(`${without}/health/ready`)).status).toBe(503);
    expect((await fetch(`${without}/health/live`)).status).toBe(200);
    expect((await fetch(`${await startShell()}/health/ready`)).status).toBe(200);
  });

  it('PLT-3 starts without the registry on the set that it knew', async () => {
    makeLive(await aRelease('1.0.0'));
    await startShell();
    const url = await startShell('http://127.0.0.1:9');
    expect(await (await fetch(`${url}/`)).text()).toContain('version 1.0.0');
  });

  it('keeps a page as ready bytes until what it is made of changes, and says so to whoever has it', async () => {
    makeLive(await aRelease('1.0.0'));
    const url = `${await startShell()}/needs-data`;
    const first = await eventually(async () => {
      const answer = await fetch(url);
      expect([answer.headers.get('x-cache'), await answer.text()]).toEqual([
        'hit',
        expect.stringContaining('data 200'),
      ]);
      return answer;
    });
    const etag = first.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    data = 'second';
    await publishEvent(postChanged());
    await eventually(async () => expect(await (await fetch(url)).text()).toContain('second'));
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('serves the last good page, marked stale, while a service is down', async () => {
    makeLive(await aRelease('1.0.0'));
    // What no event tells of is kept for a second.
    const url = `${await startShell()}/needs-data?/settings`;
    const outcomeOf = async () => (await fetch(url)).headers.get('x-cache');
    // While others change content, what is made just then is not kept as the last good one.
    const stale = await eventually(async () => {
      gatewayStatus = 200;
      await outcomeOf();
      gatewayStatus = 503;
      await eventually(async () => expect(await outcomeOf()).not.toBe('hit'), 3000);
      const answer = await fetch(url);
      expect(answer.headers.get('x-cache')).toBe('stale');
      return answer;
    });
    expect(await stale.text()).toContain('data 200');
    expect(stale.headers.get('warning')).toContain('Stale');
  });

  it('serves a release’s files for good, typed by name, compressed, with an ETag', async () => {
    makeLive(await aRelease('1.0.0'));
    const url = `${await startShell()}/remotes/mfe-public/1.0.0/remoteEntry.js`;
    const first = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-type')).toContain('application/javascript');
    expect(first.headers.get('cache-control')).toContain('immutable');
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await fetch(url, {
      headers: { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('PLT-3 serves no file of a version that was not registered, and none that was changed in the storage', async () => {
    makeLive(await aRelease('1.0.0'));
    const url = `${await startShell()}/remotes/mfe-public`;
    const put = (path: string) => storage.put(`remotes/mfe-public/${path}`, Buffer.from('alert(1)'), 'text/javascript');
    for (const path of ['1.0.0/extra.js', '2.0.0/remoteEntry.js', '1.0.0/remoteEntry.js']) {
      await put(path);
      expect((await fetch(`${url}/${path}`)).status).toBe(404);
    }
  });

  it('lets go of a file in memory when its picture is replaced or removed', async () => {
    const url = await startShell();
    const [id, name] = [randomUUID(), `library/${randomUUID()}`];
    const shown = async (path: string) => (await fetch(`${url}/media/${path}`)).text();
    for (const path of [`${name}.png`, `${name}-320.avif`, `${name}.other.png`]) {
      await storage.put(`media/${path}`, Buffer.from('as it was'), 'image/png');
      expect(await shown(path)).toBe('as it was');
      await storage.put(`media/${path}`, Buffer.from('as it is'), 'image/png');
      expect(await shown(path)).toBe('as it was');
    }
    const said = { id, path: 'library/next.png', name: '', alt: '', tags: [], focalPoint: null, version: 2 };
    await publishEvent(anEvent(fileReplaced, { ...said, earlierPath: `${name}.png` }));
    await eventually(async () => expect(await shown(`${name}-320.avif`)).toBe('as it is'));
    expect(await shown(`${name}.png`)).toBe('as it is');
    // What takes its place there is put under the address a moment later.
    await storage.put(`media/${name}.png`, Buffer.from('a moment later'), 'image/png');
    expect(await shown(`${name}.png`)).toBe('a moment later');
    expect(await shown(`${name}.other.png`)).toBe('as it was');
    await storage.remove(`media/${name}.other.png`);
    await publishEvent(anEvent(fileRemoved, { id, path: `${name}.other.png` }));
    await eventually(async () => expect((await fetch(`${url}/media/${name}.other.png`)).status).toBe(404));
  });

  it('SEO-1 serves the icon that the document names, for a day', async () => {
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    expect(await (await fetch(url)).text()).toContain('<link rel="icon" href="/favicon.svg"');
    const icon = await fetch(`${url}/favicon.svg`);
    expect([icon.headers.get('content-type'), icon.headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'public, max-age=86400',
    ]);
  });

  it.each(['sitemap.xml', 'sitemaps/posts.xml', 'rss.xml', 'atom.xml', 'feed.json', 'robots.txt'])(
    'SEO-2 serves /%s from the object storage, asking again each time',
    async (name) => {
      makeLive(await aRelease('1.0.0'));
      await storage.put(`seo/${name}`, Buffer.from('for crawlers'), 'text/plain');
      const response = await fetch(`${await startShell()}/${name}`);
      expect([await response.text(), response.headers.get('cache-control')]).toEqual(['for crawlers', 'no-cache']);
    },
  );

  it('SEO-1 shows the card of the site for a page whose own is not made yet, and not for long', async () => {
    makeLive(await aRelease('1.0.0'));
    await storage.put('share/@site.jpg', Buffer.from('the site'), 'image/jpeg');
    const url = `${await startShell()}/share/blog/new.jpg`;
    const standIn = await fetch(url);
    expect([await standIn.text(), standIn.headers.get('cache-control')]).toEqual(['the site', 'public, max-age=60']);
    await storage.put('share/blog/new.jpg', Buffer.from('its own'), 'image/jpeg');
    expect(await (await fetch(url)).text()).toBe('its own');
  });

  it('shows a picture itself for a smaller version of it that is not made yet, and not for long', async () => {
    makeLive(await aRelease('1.0.0'));
    await storage.put('media/team/0f3c.png', Buffer.from('a picture'), 'image/png');
    const url = await startShell();
    const standIn = await fetch(`${url}/media/team/0f3c-640.avif`);
    expect(standIn.headers.get('content-type')).toBe('image/png');
    expect(standIn.headers.get('cache-control')).toBe('public, max-age=60');
    await storage.put('media/team/0f3c-640.avif', Buffer.from('a smaller one'), 'image/avif');
    const made = await fetch(`${url}/media/team/0f3c-640.avif`);
    expect(await made.text()).toBe('a smaller one');
    expect(made.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    '/remotes/mfe-public/1.0.0/server/render.mjs',
    '/remotes/../../etc/passwd',
    '/remotes/mfe-public/%2e%2e/x',
    '/media/none.webp',
    '/sitemaps/none.xml',
    '/shell/none.js',
  ])('gives nobody %s', async (path) => {
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    const response = await fetch(`${url}${path}`);
    expect(await response.text()).not.toContain('export const render');
    if (!path.includes('..')) expect(response.status).toBe(404);
  });

  it('hands a plain form to the page, and refuses one that is too large', async () => {
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    const post = (body: string) =>
      fetch(`${url}/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    expect(await (await post('name=Ada')).text()).toContain('form Ada');
    expect((await post(`name=${'x'.repeat(70_000)}`)).status).toBe(413);
  });
});
