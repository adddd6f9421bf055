import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DirectoryStorage } from '@atelier/service-kit';
import { serviceTestEnvironment } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createShell, type Shell } from './create-shell.js';

const NOTHING_RELEASED = JSON.stringify({ success: true, data: { revision: 1, remotes: {} } });

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A drawing that is slow to compress, because its points do not repeat. */
const aDrawing = (bytes: number): string => {
  let points = '';
  for (let seed = 1; points.length < bytes; seed = (seed * 16_807) % 2_147_483_647) points += `${seed} `;
  return `<svg xmlns="http://www.w3.org/2000/svg"><polyline points="${points}"/></svg>`;
};

describe('shell under attack', () => {
  let folder: string;
  let registry: Server;
  let shell: Shell;
  let server: Server;
  let storage: DirectoryStorage;
  let url: string;

  const start = async (extra: NodeJS.ProcessEnv = {}) => {
    const env = {
      ...serviceTestEnvironment('shell', 'http://127.0.0.1:9'),
      RELEASES_URL: await listen(registry),
      STORAGE_DIR: join(folder, 'storage'),
      CACHE_DIR: join(folder, 'cache'),
      RATE_LIMITS: 'off',
      ...extra,
    };
    shell = await createShell(env, {
      browserBuild: join(folder, 'browser'),
      callGateway: async () => ({ status: 200, headers: {}, body: '{}' }),
    });
    server = createServer(shell.handler);
    url = await listen(server);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-shell-'));
    storage = new DirectoryStorage(join(folder, 'storage'));
    registry = createServer((_request, response) => response.end(NOTHING_RELEASED));
    mkdirSync(join(folder, 'browser'));
    writeFileSync(join(folder, 'browser/shell.json'), JSON.stringify({ scripts: [], styles: [] }));
  });
  afterEach(async () => {
    await shell.stop();
    for (const one of [server, registry]) {
      one.closeAllConnections();
      one.close();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const sendRaw = async (head: string): Promise<string> => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(`${head} HTTP/1.1\r\nhost: studio.test\r\nconnection: close\r\n\r\n`);
    return Buffer.concat(await socket.toArray()).toString('utf8');
  };

  it.each([
    ['nothing but slashes', '//'],
    ['an empty segment', '/blog//a-post'],
    ['the back-office in disguise', '/%61dmin'],
    ['a preview in disguise', '/previe%77/secret'],
    ['a step up', '/blog/../admin'],
    ['a fragment', '/preview/secret#x'],
    ['a name that no file system takes', `/media/${'0'.repeat(300)}`],
    ['a folder name that no file system takes', `/media/${'0'.repeat(300)}/a.png`],
    ['a broken encoding', '/%'],
  ])('PLT-3 returns 404 for a URL with %s', async (_what, path) => {
    await start();
    expect(await sendRaw(`GET ${path}`)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('PLT-3 limits page requests per network, including searches and unknown URLs', async () => {
    await start({ RATE_LIMITS: 'pages=20/1h', TRUSTED_PROXY_HOPS: '1' });
    const headers = { 'x-forwarded-for': `2001:db8:${Date.now().toString(16).slice(-4)}::1` };
    const statuses: number[] = [];
    for (let at = 0; at < 30; at += 1)
      statuses.push((await fetch(`${url}/${at % 2 === 0 ? `search?q=${at}` : `nothing-${at}`}`, { headers })).status);
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
    const refused = await fetch(`${url}/`, { headers });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${url}/health/live`, { headers })).status).toBe(200);
  });

  it('PLT-3 responds to other requests while a large SVG is compressed, and compresses it once', async () => {
    const drawing = aDrawing(3_400_000);
    await storage.put('media/library/large.svg', Buffer.from(drawing), 'image/svg+xml');
    await start();
    const order: string[] = [];
    const large = fetch(`${url}/media/library/large.svg`, { headers: { 'accept-encoding': 'br' } }).then((answer) => {
      order.push('large');
      return answer;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await fetch(`${url}/health/live`);
    order.push('small');
    expect((await large).headers.get('content-encoding')).toBe('br');
    expect(order).toEqual(['small', 'large']);

    // If the file is sent now, it was neither read nor compressed again.
    await storage.remove('media/library/large.svg');
    const again = await fetch(`${url}/media/library/large.svg`, { headers: { 'accept-encoding': 'br' } });
    expect([again.status, again.headers.get('content-encoding')]).toEqual([200, 'br']);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('PLT-3 sends an SVG as %s', async (encoding, decode) => {
    const drawing = aDrawing(20_000);
    await storage.put('media/library/small.svg', Buffer.from(drawing), 'image/svg+xml');
    await start();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /media/library/small.svg HTTP/1.1\r\nhost: a\r\naccept-encoding: ${encoding}\r\nconnection: close\r\n\r\n`,
    );
    const answer = Buffer.concat(await socket.toArray());
    const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
    expect(answer.toString('latin1')).toContain(`content-encoding: ${encoding}`);
    expect(decode(body).toString()).toBe(drawing);
  });

  it('AUTH-4 requires HTTPS, and isolates its windows from other sites', async () => {
    await start();
    for (const path of ['/', '/admin', '/preview/x']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
  });

  it.each([
    ['of this site alone', {}, "img-src 'self' data: blob:;"],
    ['of other sites too, where that is set', { EXTERNAL_IMAGES: 'allow' }, "img-src 'self' data: blob: https:;"],
  ])('AUTH-4 allows pages to show pictures %s', async (_whose, env, expected) => {
    await start(env);
    expect((await fetch(url)).headers.get('content-security-policy')).toContain(expected);
  });

  it('AUTH-4 serves uploads without running their content', async () => {
    await storage.put('media/library/drawing.svg', Buffer.from(aDrawing(100)), 'image/svg+xml');
    await start();
    const { status, headers } = await fetch(`${url}/media/library/drawing.svg`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBeNull();
  });

  it('AUTH-4 sends documents as downloads', async () => {
    await storage.put('media/library/prices.pdf', Buffer.from('%PDF-1.7'), 'application/pdf');
    await start();
    const { headers } = await fetch(`${url}/media/library/prices.pdf`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });
});
