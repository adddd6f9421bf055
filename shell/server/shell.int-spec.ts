import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { fileRemoved, fileReplaced, postUpdated } from '@atelier/contracts';
import { anEvent, eventually, publishEvent } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareShell } from '../test/shell-under-test.js';

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

describe('shell server', () => {
  let shell: Awaited<ReturnType<typeof prepareShell>>;
  beforeEach(async () => {
    shell = await prepareShell();
  });
  afterEach(() => shell.stop());

  it('SEO-1 returns complete HTML, and gives the browser the same versions', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    const response = await fetch(`${url}/`);
    const html = await response.text();
    expect(html).toContain('<h1>version 1.0.0</h1>');
    expect(html).toContain('<title>1.0.0</title>');
    const [beforeScripts = '', scripts = ''] = html.split('<template id="scripts">');
    expect(beforeScripts).not.toMatch(/ src="|modulepreload/);
    expect(scripts).toContain('<link rel="modulepreload" crossorigin href="/remotes/mfe-public/1.0.0/page-home.js">');
    expect(html).toContain(
      'as="font" type="font/woff2" crossorigin href="/remotes/mfe-public/1.0.0/assets/display.woff2">',
    );
    expect(html).toContain('"versions":[{"version":"1.0.0"');
    expect(html).not.toContain('"</script>"');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  });

  it('API-PUB does not cache previews, frames them only on this site, and hides them from search engines', async () => {
    const { aRelease, makeLive, startShell } = shell;
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

  it('preserves the status set by the page', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(await aRelease('1.0.0'));
    expect((await fetch(`${await startShell()}/gone`)).status).toBe(410);
  });

  it('ASET-2 redirects a path without a page to its configured target, but not if a page exists or fails', async () => {
    const { aRelease, makeLive, startShell, redirects, api } = shell;
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    for (const path of ['/gone', '/here']) redirects.set(path, 'https://elsewhere.example/now');
    const ask = async (path: string, method = 'GET') => {
      const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual', method });
      return [status, headers.get('location')];
    };
    expect(await ask('/gone')).toEqual([301, 'https://elsewhere.example/now']);
    expect(await ask('/gone', 'HEAD')).toEqual([301, 'https://elsewhere.example/now']);
    expect(await ask('/here')).toEqual([200, null]);
    api.status = 503;
    expect(await ask('/gone')).toEqual([410, null]);
  });

  it('SEO-1 redirects a moved page permanently, with revalidation', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(await aRelease('1.0.0'));
    const url = `${await startShell()}/moved`;
    const asked = await fetch(url, { redirect: 'manual' });
    expect([asked.status, asked.headers.get('location')]).toEqual([301, '/here?a=1']);
    expect(asked.headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(url, { redirect: 'manual', method: 'POST', body: 'a=1' })).status).toBe(303);
  });

  it('caches a rendered page until its content changes, and returns 304 if the client has the current page', async () => {
    const { aRelease, makeLive, startShell, api } = shell;
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
    api.said = 'second';
    await publishEvent(postChanged());
    await eventually(async () => expect(await (await fetch(url)).text()).toContain('second'));
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('PLT-3 applies rate limits to cached pages as well', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(await aRelease('1.0.0'));
    const url = await startShell(undefined, { RATE_LIMITS: 'pages=20/1h', TRUSTED_PROXY_HOPS: '1' });
    const ask = (visitor: string) => fetch(`${url}/needs-data`, { headers: { 'x-forwarded-for': visitor } });
    await eventually(async () => expect((await ask(randomUUID())).headers.get('x-cache')).toBe('hit'));
    const visitor = randomUUID();
    const outcomes: string[] = [];
    for (let at = 0; at < 30; at += 1) {
      const { status, headers } = await ask(visitor);
      outcomes.push(status === 429 ? `429 after ${Number(headers.get('retry-after')) > 0}` : `${status}`);
    }
    expect(outcomes.filter((outcome) => outcome === '200').length).toBeLessThanOrEqual(20);
    expect(outcomes.at(-1)).toBe('429 after true');
  });

  it('PLT-3 renders a limited number of pages for one network at a time', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(await aRelease('1.0.0'));
    const url = await startShell(undefined, { RATE_LIMITS: 'concurrent=2' });
    const { hostname, port } = new URL(url);
    const getStatus = async () => (await fetch(`${url}/needs-data?q=${randomUUID()}`)).status;
    expect(await getStatus()).toBe(200);
    const senders = [1, 2].map(() => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.write('POST /needs-data HTTP/1.1\r\nhost: studio.test\r\ncontent-length: 100\r\n\r\na=');
      return socket;
    });
    await eventually(async () => expect(await getStatus()).toBe(429));
    for (const sender of senders) sender.destroy();
    await eventually(async () => expect(await getStatus()).toBe(200));
  });

  it('serves the last good page, marked as stale, while a service is down', async () => {
    const { aRelease, makeLive, startShell, api } = shell;
    makeLive(await aRelease('1.0.0'));
    // Answers without tags, and so without events, are cached for a second.
    api.tags = '';
    const url = `${await startShell()}/needs-data?/settings`;
    const getOutcome = async () => (await fetch(url)).headers.get('x-cache');
    // Pages made during changes of other tests are not kept as the last good ones.
    const stale = await eventually(async () => {
      api.status = 200;
      await getOutcome();
      api.status = 503;
      await eventually(async () => expect(await getOutcome()).not.toBe('hit'));
      const answer = await fetch(url);
      expect(answer.headers.get('x-cache')).toBe('stale');
      return answer;
    });
    expect(await stale.text()).toContain('data 200');
    expect(stale.headers.get('warning')).toContain('Stale');
  });

  it('serves release files as immutable, with content type, compression, and ETag', async () => {
    const { aRelease, makeLive, startShell } = shell;
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

  it('PLT-3 references and serves the source map of a script', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(await aRelease('1.0.0'));
    const folder = `${await startShell()}/remotes/mfe-public/1.0.0/`;
    const script = await fetch(`${folder}remoteEntry.js`);
    expect(script.headers.get('sourcemap')).toBe('remoteEntry.js.map');
    const map = await fetch(new URL(script.headers.get('sourcemap') ?? '', script.url));
    expect([map.status, await map.json()]).toEqual([200, {}]);
  });

  it('PLT-3 serves no file of an unregistered version, and no file changed in storage', async () => {
    const { aRelease, makeLive, startShell, storage } = shell;
    makeLive(await aRelease('1.0.0'));
    const url = `${await startShell()}/remotes/mfe-public`;
    const put = (path: string) => storage.put(`remotes/mfe-public/${path}`, Buffer.from('alert(1)'), 'text/javascript');
    for (const path of ['1.0.0/extra.js', '2.0.0/remoteEntry.js', '1.0.0/remoteEntry.js']) {
      await put(path);
      expect((await fetch(`${url}/${path}`)).status).toBe(404);
    }
  });

  it('removes a file from memory when its picture is replaced or removed', async () => {
    const { startShell, storage } = shell;
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
    // The replacement is stored under the address a moment later.
    await storage.put(`media/${name}.png`, Buffer.from('a moment later'), 'image/png');
    expect(await shown(`${name}.png`)).toBe('a moment later');
    expect(await shown(`${name}.other.png`)).toBe('as it was');
    await storage.remove(`media/${name}.other.png`);
    await publishEvent(anEvent(fileRemoved, { id, path: `${name}.other.png` }));
    await eventually(async () => expect((await fetch(`${url}/media/${name}.other.png`)).status).toBe(404));
  });

  it('SEO-1 serves the icon that the document references, cached for one day', async () => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    expect(await (await fetch(url)).text()).toContain('<link rel="icon" href="/favicon.svg"');
    const icon = await fetch(`${url}/favicon.svg`);
    expect([icon.headers.get('content-type'), icon.headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'public, max-age=86400',
    ]);
  });

  it('PLT-3 serves shell builds of other versions to open documents, and stores its own build for later', async () => {
    const { aRelease, makeLive, startShell, storage } = shell;
    makeLive(await aRelease('1.0.0'));
    await storage.put('shell/main.0.js', Buffer.from('export const shell = 0;'), 'text/javascript');
    const url = await startShell();
    const older = await fetch(`${url}/shell/main.0.js`);
    expect([older.status, await older.text()]).toEqual([200, 'export const shell = 0;']);
    expect(older.headers.get('cache-control')).toContain('immutable');
    await eventually(async () => expect(String(await storage.read('shell/main.1.js'))).toBe('export const shell = 1;'));
  });

  it.each(['sitemap.xml', 'sitemaps/posts.xml', 'rss.xml', 'atom.xml', 'feed.json', 'robots.txt'])(
    'SEO-2 serves /%s from object storage, with revalidation on each request',
    async (name) => {
      const { aRelease, makeLive, startShell, storage } = shell;
      makeLive(await aRelease('1.0.0'));
      await storage.put(`seo/${name}`, Buffer.from('for crawlers'), 'text/plain');
      const response = await fetch(`${await startShell()}/${name}`);
      expect([await response.text(), response.headers.get('cache-control')]).toEqual(['for crawlers', 'no-cache']);
    },
  );

  it('SEO-1 serves the site’s share card while a page’s own card is not ready, cached briefly', async () => {
    const { aRelease, makeLive, startShell, storage } = shell;
    makeLive(await aRelease('1.0.0'));
    await storage.put('share/@site.jpg', Buffer.from('the site'), 'image/jpeg');
    const url = `${await startShell()}/share/blog/new.jpg`;
    const standIn = await fetch(url);
    expect([await standIn.text(), standIn.headers.get('cache-control')]).toEqual(['the site', 'public, max-age=60']);
    await storage.put('share/blog/new.jpg', Buffer.from('its own'), 'image/jpeg');
    expect(await (await fetch(url)).text()).toBe('its own');
  });

  it('serves the original picture while a smaller version is not ready, cached briefly', async () => {
    const { aRelease, makeLive, startShell, storage } = shell;
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
  ])('does not expose %s', async (path) => {
    const { aRelease, makeLive, startShell } = shell;
    makeLive(await aRelease('1.0.0'));
    const url = await startShell();
    const response = await fetch(`${url}${path}`);
    expect(await response.text()).not.toContain('export const render');
    if (!path.includes('..')) expect(response.status).toBe(404);
  });

  it('passes a plain form to the page, and rejects one that is too large', async () => {
    const { aRelease, makeLive, startShell } = shell;
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
