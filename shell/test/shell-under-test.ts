import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  channelMoved,
  type ReleaseSet,
  type RemoteRelease,
  remotePages,
  type ServerReportsInput,
  versionBlocked,
} from '@atelier/contracts';
import { DirectoryStorage } from '@atelier/service-kit';
import { anEvent, publishEvent, serviceTestEnvironment } from '@atelier/test-kit';
import { createShell, type Shell } from '../server/create-shell.js';

const getAddress = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

/** Source of a server bundle that renders its version and behaves as the address requests. */
export const bundleSource = (version: string) => `
export const render = async ({ method, url, form, api }) => {
  if (url.startsWith('/needs-data')) {
    const { status, body } = await api(url.split('?')[1] ?? '/blog');
    return { status: 200, head: '', html: 'data ' + status + ' ' + body.said, data: {}, page: 'page-home', isDegraded: status !== 200 };
  }
  if (url === '/moved') return { status: 301, head: '', html: '', data: {}, page: 'page-home', location: '/here?a=1', isDegraded: false };
  const said = method === 'POST' ? 'form ' + form.name : 'version ${version}';
  return { status: url === '/gone' ? 410 : 200, head: '<title>${version}</title>', html: '<h1>' + said + '</h1>', data: { a: '</script>' }, page: 'page-home', isDegraded: false };
};`;

interface ReleaseOptions {
  source?: string;
  name?: string;
  pages?: Parameters<typeof remotePages.parse>[0];
  isServerRendered?: boolean;
}

/** A shell with a registry, storage, and gateway that the test controls. */
export const prepareShell = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-shell-'));
  const storage = new DirectoryStorage(join(folder, 'storage'));
  const api = { status: 200, said: 'first', tags: 'posts' };
  /** Headers of the calls that pages made. */
  const calls: Record<string, string>[] = [];
  /** Where staff redirect paths without a page. */
  const redirects = new Map<string, string>();
  let set: ReleaseSet = { revision: 1, remotes: {} };
  const running: { shell: Shell; server: Server }[] = [];
  /** The shell server's reports about versions. */
  const serverReports: ServerReportsInput['versions'] = [];
  /** The versions that preview cookies open, by token. */
  const previews = new Map<string, RemoteRelease>();
  const registry = createServer(async (request, response) => {
    if (request.url === '/renders') {
      const { versions } = (await new Response(Readable.toWeb(request) as never).json()) as ServerReportsInput;
      serverReports.push(...versions);
    }
    if (request.url === '/previews') {
      const { token } = (await new Response(Readable.toWeb(request) as never).json()) as { token: string };
      const release = previews.get(token);
      return void response.writeHead(release ? 200 : 404).end(JSON.stringify({ success: true, data: release }));
    }
    const isKnown = request.url === '/releases/live';
    response.writeHead(isKnown ? 200 : 404).end(JSON.stringify({ success: isKnown, data: set }));
  });
  await listen(registry);
  mkdirSync(join(folder, 'browser/site'), { recursive: true });
  writeFileSync(join(folder, 'browser/site/favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'browser/shell.json'), JSON.stringify({ scripts: ['main.1.js'], styles: [] }));
  writeFileSync(join(folder, 'browser/main.1.js'), 'export const shell = 1;');

  const aRelease = async (version: string, options: ReleaseOptions = {}): Promise<RemoteRelease> => {
    const { source = bundleSource(version), name = 'mfe-public', pages = { routes: ['/'] } } = options;
    const files: RemoteRelease['files'] = [];
    const put = async (path: string, text: string, type: string) => {
      const content = Buffer.from(text);
      await storage.put(`remotes/${name}/${version}/${path}`, content, type);
      const sha384 = createHash('sha384').update(content).digest('base64');
      files.push({ path, bytes: content.length, sha384 });
    };
    await put('server/render.mjs', source, 'text/javascript');
    await put('remoteEntry.js', `export const version = '${version}';`.repeat(100), 'application/octet-stream');
    await put('remoteEntry.js.map', '{}', 'application/json');
    return {
      name,
      version,
      platform: 1,
      entry: 'remoteEntry.js',
      css: ['styles.css'],
      preload: { 'page-home': ['page-home.js'] },
      fonts: ['assets/display.woff2'],
      pages: remotePages.parse(pages),
      ...(options.isServerRendered === false ? {} : { serverEntry: 'server/render.mjs' }),
      files,
      publishedAt: new Date().toISOString(),
    };
  };
  const makeLive = (live: RemoteRelease, previous: RemoteRelease | null = null, fallbacks: RemoteRelease[] = []) => {
    const remotes = { ...set.remotes, [live.name]: { live, previous, fallbacks } };
    set = { revision: set.revision + 1, remotes };
  };
  const startCanary = (release: RemoteRelease, percent: number) => {
    const known = set.remotes[release.name];
    if (known === undefined) throw new Error(`Nothing of ${release.name} is live.`);
    const remotes = { ...set.remotes, [release.name]: { ...known, canary: { release, percent } } };
    set = { revision: set.revision + 1, remotes };
  };
  const tellOfMove = (version: string) =>
    publishEvent(anEvent(channelMoved, { remote: 'mfe-public', channel: 'live', version, previousVersion: '1.0.0' }));
  const tellOfBlock = (version: string) =>
    publishEvent(anEvent(versionBlocked, { remote: 'mfe-public', version, reason: 'Orders are sent twice' }));
  const startShell = async (releasesUrl = getAddress(registry), settings: NodeJS.ProcessEnv = {}) => {
    const env = {
      ...serviceTestEnvironment('shell', 'http://127.0.0.1:9'),
      RELEASES_URL: releasesUrl,
      STORAGE_DIR: join(folder, 'storage'),
      CACHE_DIR: join(folder, 'cache'),
      // All tests share one client address and one broker, and so one limit.
      RATE_LIMITS: 'off',
      ...settings,
    };
    const shell = await createShell(env, {
      browserBuild: join(folder, 'browser'),
      callGateway: async (path, { headers, body: sent }) => {
        if (path === '/api/seo/redirects/follow') {
          const to = redirects.get((JSON.parse(sent ?? '{}') as { path: string }).path) ?? null;
          return { status: api.status, headers: {}, body: JSON.stringify({ success: true, data: { to } }) };
        }
        calls.push(headers);
        const body = JSON.stringify({ said: api.said });
        return { status: api.status, headers: { 'cache-tag': api.tags }, body };
      },
    });
    const server = createServer(shell.handler);
    await listen(server);
    running.push({ shell, server });
    return getAddress(server);
  };
  /** The metrics of the last shell that was started. */
  const getMetrics = async () => (await running.at(-1)?.shell.metrics.registry.metrics()) ?? '';
  const stop = async () => {
    for (const { shell, server } of running) {
      await shell.stop();
      server.closeAllConnections();
      server.close();
    }
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    folder,
    storage,
    api,
    calls,
    redirects,
    serverReports,
    previews,
    aRelease,
    makeLive,
    startCanary,
    tellOfMove,
    tellOfBlock,
    startShell,
    getMetrics,
    stop,
  };
};
