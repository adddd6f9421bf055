import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type BuiltRemote, readBuiltRemote } from '../src/built-remote.js';

const RENDER = `export const render = async ({ url, api }) => {
  const { status, body } = await api('/services');
  return { status: 200, head: '<title>Portal</title>', html: '<h1>' + body.data.length + ' services at ' + url + '</h1>', page: 'app', data: {}, isDegraded: status !== 200 };
};`;

const FILES: Readonly<Record<string, string>> = {
  'remoteEntry.js': 'export const get = () => undefined; export const init = () => undefined;',
  'app.0a0b0c0d.js': 'export const calls = ["GET /services", "GET /services/{id}"];',
  'remoteEntry.js.map': '{}',
  'app.0a0b0c0d.js.map': '{}',
  'styles.0a0b0c0d.css':
    '.mfe-portal_abc123 > p{color:red;b{top:0}}@media (width>1px){.mfe-portal_abc123 .ProseMirror{margin:0}}@keyframes turn{from{top:0}50%{top:1px}}',
  'server/render.mjs': RENDER,
};

const MANIFEST = {
  name: 'mfe-portal',
  version: '1.0.0',
  platform: 2,
  shared: { react: 19 },
  entry: 'remoteEntry.js',
  css: ['styles.0a0b0c0d.css'],
  preload: { app: ['app.0a0b0c0d.js'] },
  serverEntry: 'server/render.mjs',
  pages: { routes: ['/portal', '/portal/orders'] },
};

const folders: string[] = [];

/** A valid build with these files and these parts of the manifest replaced. */
export const aBuild = (files: Readonly<Record<string, string>> = {}, manifest: object = {}): BuiltRemote => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-build-'));
  folders.push(folder);
  const all = { ...FILES, ...files, 'remote.json': JSON.stringify({ ...MANIFEST, ...manifest }) };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return readBuiltRemote(folder);
};

export const removeBuilds = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
};

const CONTRACT = {
  info: { 'x-platform': 2, 'x-shared': { react: 19 } },
  paths: { '/services': { get: {} }, '/services/{id}': { get: {} } },
};

const getLive = (name: string, route: string) => {
  const { manifest } = aBuild({}, { name, pages: { routes: [route] } });
  return { live: { ...manifest, files: [], publishedAt: '2026-05-04T09:30:00.000Z' }, previous: null };
};

/** The parts of the target platform that the checks use. */
export const startSite = async () => {
  const seen: string[] = [];
  const bodies: unknown[] = [];
  const remotes = { 'mfe-portal': getLive('mfe-portal', '/portal'), 'mfe-desk': getLive('mfe-desk', '/desk') };
  const answers: Readonly<Record<string, unknown>> = {
    '/api/openapi.json': CONTRACT,
    '/api/releases/mfe-portal/versions': { success: true, data: [{ version: '0.9.0', live: true }] },
    '/api/releases/live': { success: true, data: { revision: 1, remotes } },
  };
  const server = createServer(async (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const sent = await text(request);
    if (sent.startsWith('{')) bodies.push(JSON.parse(sent));
    const answer = answers[request.url ?? ''] ?? { success: true, data: [{ id: '1' }, { id: '2' }] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, seen, bodies, stop: () => server.close() };
};
