import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { ContentItem } from '@atelier/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PageCache } from './page-cache.js';
import type { DocumentAnswer } from './page-renderer.js';

const POST_ID = '0123456789abcdef01234567';
const aChange = (fields: Partial<ContentItem> = {}) =>
  ({ kind: 'post', id: POST_ID, slug: 'a-post', isPublic: true, ...fields }) as ContentItem;

describe('cached pages', () => {
  let server: Server;
  let base: string;
  let pages: PageCache;
  let renders: number;
  let page: Partial<DocumentAnswer>;
  let tags: string[];
  let whileRendering: () => Promise<void>;

  beforeEach(async () => {
    renders = 0;
    page = {};
    tags = ['posts'];
    whileRendering = async () => undefined;
    pages = new PageCache(
      async (url, api) => {
        renders += 1;
        const made = { status: 200, html: `<p>${url} ${renders}</p>`.repeat(100), isDegraded: false, ...page };
        await api('/blog?limit=4');
        await whileRendering();
        return made;
      },
      () => ({ 'x-frame-options': 'DENY' }),
    );
    pages.cache.isConnected = true;
    const api = async () => ({ status: 200, body: {}, tags });
    server = createServer(async (request, response) => {
      const entry = pages.fresh(request);
      if (entry !== undefined) return void pages.send(request, response, entry, 'r-1', []);
      const made = await pages.make(request, response, api);
      if (made !== undefined) response.writeHead(made.status).end(made.html);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(base + path, { headers });
    return { status: answer.status, outcome: answer.headers.get('x-cache'), text: await answer.text(), answer };
  };
  const getOutcome = async (path: string) => (await ask(path)).outcome;

  it('are rendered once, and then sent from memory with a weak ETag', async () => {
    const first = await ask('/');
    const second = await ask('/');
    expect([first.outcome, second.outcome, renders]).toEqual(['miss', 'hit', 1]);
    expect(second.text).toBe(first.text);
    const etag = second.answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\//);
    expect((await ask('/', { 'if-none-match': etag })).status).toBe(304);
    expect(second.answer.headers.get('x-frame-options')).toBe('DENY');
    const head = await fetch(`${base}/`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.headers.get('content-length'), await head.text()]).toEqual([`${first.text.length}`, '']);
  });

  it('are sent in the encoding of the client, including the first time', async () => {
    const length = Number((await ask('/', { 'accept-encoding': 'br' })).answer.headers.get('content-length'));
    const { answer } = await ask('/', { 'accept-encoding': 'br' });
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual(['br', `${length}`]);
    const kept = pages.cache.fresh('/')?.answer.in('br').body ?? Buffer.alloc(0);
    expect(brotliDecompressSync(kept).toString()).toContain('<p>/ 1</p>');
  });

  it('are rendered once for concurrent requests', async () => {
    const rendering = Promise.withResolvers<void>();
    whileRendering = () => rendering.promise;
    const all = [ask('/'), ask('/'), ask('/')];
    while (renders === 0) await new Promise((resolve) => setImmediate(resolve));
    rendering.resolve();
    expect((await Promise.all(all)).map(({ text }) => text.includes('/ 1<'))).toEqual([true, true, true]);
    expect(renders).toBe(1);
  });

  it('are rendered again only when their content changes', async () => {
    await ask('/');
    tags = ['service:1'];
    await ask('/services/a-service');
    pages.cache.apply(aChange());
    expect([await getOutcome('/'), await getOutcome('/services/a-service')]).toEqual(['miss', 'hit']);
  });

  it('are not stored if content changes during rendering', async () => {
    whileRendering = async () => pages.cache.apply(aChange({ kind: 'member' }));
    await ask('/');
    whileRendering = async () => undefined;
    expect(await getOutcome('/')).toBe('miss');
  });

  it('are all removed when the release changes', async () => {
    await ask('/');
    whileRendering = async () => pages.cache.clear();
    await ask('/contact');
    whileRendering = async () => undefined;
    expect([await getOutcome('/'), await getOutcome('/contact')]).toEqual(['miss', 'miss']);
  });

  it('are served as stale while a service is down, unless they show unpublished content', async () => {
    tags = ['posts', `post:${POST_ID}`];
    await ask('/blog/a-post');
    tags = ['posts'];
    await ask('/blog');
    page = { isDegraded: true, status: 503 };
    pages.cache.apply(aChange({ isPublic: false }));
    const list = await ask('/blog');
    expect([list.status, list.outcome, list.answer.headers.get('warning')]).toEqual([
      200,
      'stale',
      '110 - "Response is Stale"',
    ]);
    expect((await ask('/blog/a-post')).status).toBe(503);
  });

  it.each([
    ['what is not there', { status: 404 }],
    ['what is degraded', { isDegraded: true }],
    ['what has moved', { status: 301, location: '/blog/b-post' }],
  ])('never contain %s', async (_what, made) => {
    page = made;
    await ask('/blog/a-post');
    expect(pages.cache.size).toBe(0);
  });

  it('are stored only for URLs up to a maximum length', async () => {
    await ask(`/blog?search=${'x'.repeat(512)}`);
    await ask(`/${'x'.repeat(600)}`);
    expect(pages.cache.size).toBe(0);
    await ask('/blog?search=calm');
    expect(pages.cache.size).toBe(1);
  });
});
