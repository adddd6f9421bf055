import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Running, startNode } from './node-process.ts';

const BUILD = fileURLToPath(new URL('../mfe-public/dist', import.meta.url));
const NOWHERE = 'http://127.0.0.1:9';

/** The shell's server with the last build of the public site. It starts from its cached release set, so no registry is needed. */
export const startPageServer = async (env: Record<string, string>): Promise<Running> => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-bench-'));
  const manifest = JSON.parse(readFileSync(join(BUILD, 'remote.json'), 'utf8'));
  const bytes = readFileSync(join(BUILD, manifest.serverEntry));
  const sha384 = createHash('sha384').update(bytes).digest('base64');
  const files = [{ path: manifest.serverEntry, bytes: bytes.length, sha384 }];
  const live = { ...manifest, files, publishedAt: new Date().toISOString() };
  const remotes = { [manifest.name]: { live, previous: null } };
  writeFileSync(join(folder, 'release-set.json'), JSON.stringify({ revision: 1, remotes }));
  const bundle = join(folder, 'bundles', manifest.name, manifest.version, manifest.serverEntry);
  mkdirSync(dirname(bundle), { recursive: true });
  copyFileSync(join(BUILD, manifest.serverEntry), bundle);
  const { url, stop } = await startNode('shell/dist/server/main.js', {
    ...env,
    RATE_LIMITS: 'off',
    RELEASES_URL: NOWHERE,
    CACHE_DIR: folder,
    STORAGE_DIR: join(folder, 'storage'),
  });
  return { url, stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })) };
};
