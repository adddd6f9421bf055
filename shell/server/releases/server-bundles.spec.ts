import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { RemoteRelease } from '@atelier/contracts';
import { openStorage } from '@atelier/service-kit/storage/open-storage';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ServerBundles } from './server-bundles.js';

const CODE = 'export const render = async () => "as registered";';
const TAMPERED = 'export const render = async () => "something else";';

const aRelease = (sha384: string): RemoteRelease => ({
  name: 'mfe-public',
  version: '1.0.0',
  platform: 1,
  entry: 'entry.js',
  css: [],
  preload: {},
  serverEntry: 'server/render.mjs',
  files: [{ path: 'server/render.mjs', bytes: CODE.length, sha384 }],
  publishedAt: '2026-03-01T12:00:00Z',
});

describe('a server bundle on disk', () => {
  const release = aRelease(createHash('sha384').update(CODE).digest('base64'));
  let folder: string;
  let logged: object[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-bundles-'));
    logged = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const storage = () => openStorage({ STORAGE_DIR: join(folder, 'storage') } as never);
  const store = (code: string) =>
    storage().put('remotes/mfe-public/1.0.0/server/render.mjs', Readable.from([Buffer.from(code)]), 'text/javascript');
  const cache = () => join(folder, 'cache');
  const kept = () => join(cache(), 'mfe-public/1.0.0/server');
  /** As after a restart: nothing is in memory. */
  const load = async () => {
    const bundles = new ServerBundles(storage(), cache(), { error: (entry: object) => logged.push(entry) } as never);
    return (await bundles.bundleOf(release)).render(undefined);
  };

  it('PLT-3 is loaded while it is what was registered', async () => {
    await store(CODE);
    expect(await load()).toBe('as registered');
    expect(await load()).toBe('as registered');
    expect(logged).toEqual([]);
  });

  it('PLT-3 is put aside and fetched again when it was changed', async () => {
    await store(CODE);
    await load();
    writeFileSync(join(kept(), 'render.mjs'), TAMPERED);
    expect(await load()).toBe('as registered');
    expect(readdirSync(kept())).toContainEqual(expect.stringMatching(/^render\.mjs\.quarantined-\d+$/));
    expect(logged).toHaveLength(1);
  });

  it('PLT-3 is never loaded when the storage was changed too', async () => {
    await store(CODE);
    await load();
    writeFileSync(join(kept(), 'render.mjs'), TAMPERED);
    await storage().remove('remotes/mfe-public/1.0.0/server/render.mjs');
    await store(TAMPERED);
    await expect(load()).rejects.toThrow('is not the file that was registered');
  });
});
