import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

const getRelease = (code: string): RemoteRelease => aRelease(createHash('sha384').update(code).digest('base64'));
const neverCalled = () => Promise.reject(new Error('no call was expected'));
const storageIn = (folder: string) => openStorage({ STORAGE_DIR: join(folder, 'storage') } as never);
const storeCode = (folder: string, code: string) =>
  storageIn(folder).put(
    'remotes/mfe-public/1.0.0/server/render.mjs',
    Readable.from([Buffer.from(code)]),
    'text/javascript',
  );
const RENDER_LIMIT_MS = 1000;
const getBundles = (folder: string, logged: object[], renderLimitMs = RENDER_LIMIT_MS) =>
  new ServerBundles(
    storageIn(folder),
    join(folder, 'cache'),
    { error: (entry: object) => logged.push(entry) } as never,
    undefined,
    renderLimitMs,
  );

describe('server bundle on disk', () => {
  const release = getRelease(CODE);
  let folder: string;
  let logged: object[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-bundles-'));
    logged = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const storage = () => storageIn(folder);
  const store = (code: string) => storeCode(folder, code);
  const cache = () => join(folder, 'cache');
  const kept = () => join(cache(), 'mfe-public/1.0.0/server');
  /** Simulates a restart, with nothing in memory. */
  const load = async () => {
    const bundles = getBundles(folder, logged);
    try {
      return await bundles.render(release, { api: neverCalled });
    } finally {
      await bundles.stop();
    }
  };

  it('PLT-3 is loaded as long as it matches the registered file', async () => {
    await store(CODE);
    expect(await load()).toBe('as registered');
    expect(await load()).toBe('as registered');
    expect(logged).toEqual([]);
  });

  it('PLT-3 is quarantined and fetched again if it was changed', async () => {
    await store(CODE);
    await load();
    writeFileSync(join(kept(), 'render.mjs'), TAMPERED);
    expect(await load()).toBe('as registered');
    expect(readdirSync(kept())).toContainEqual(expect.stringMatching(/^render\.mjs\.quarantined-\d+$/));
    expect(logged).toHaveLength(1);
  });

  it('PLT-3 is never loaded if the storage was changed too', async () => {
    await store(CODE);
    await load();
    writeFileSync(join(kept(), 'render.mjs'), TAMPERED);
    await storage().remove('remotes/mfe-public/1.0.0/server/render.mjs');
    await store(TAMPERED);
    await expect(load()).rejects.toThrow('is not the file that was registered');
  });
});

describe('server bundle', () => {
  let folder: string;
  let bundles: ServerBundles;
  let logged: { reason?: string }[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-bundles-'));
    logged = [];
    bundles = getBundles(folder, logged);
  });
  afterEach(async () => {
    await bundles.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const publish = async (code: string) => {
    await storeCode(folder, code);
    const release = getRelease(code);
    const render = (api: (path: string) => Promise<unknown> = neverCalled, fields: object = {}) =>
      bundles.render(release, { api, ...fields });
    return { release, render };
  };
  const restart = async () => {
    await bundles.stop();
    bundles = getBundles(folder, logged);
  };

  it('PLT-3 renders the requested page with API responses', async () => {
    const { render } = await publish(
      'export const render = async ({ api, url }) => ({ url, answer: await api("/studio") });',
    );
    const api = async (path: string) => ({ status: 200, body: { path } });
    expect(await render(api, { url: '/about' })).toEqual({
      url: '/about',
      answer: { status: 200, body: { path: '/studio' } },
    });
  });

  it('PLT-3 receives the error of a failed API call', async () => {
    const { render } = await publish('export const render = ({ api }) => api("/x").catch((error) => error.message);');
    expect(await render(async () => Promise.reject(new Error('the gateway is away')))).toBe('the gateway is away');
  });

  it('PLT-3 that throws fails only one page and continues to render others', async () => {
    const { render, release } = await publish(
      'export const render = async ({ url }) => { if (url === "/bad") throw new Error("no such page"); return "good"; };',
    );
    await expect(render(neverCalled, { url: '/bad' })).rejects.toThrow('no such page');
    expect(await render(neverCalled, { url: '/' })).toBe('good');
    expect(logged).toEqual([]);
    expect(bundles.isQuarantined(release)).toBe(false);
  });

  it.each([
    ['throws outside of a render', 'setTimeout(() => { throw new Error("late"); }, 20); await new Promise(() => {});'],
    ['never stops computing', 'for (;;);'],
    ['never answers', 'await new Promise(() => {});'],
    ['ends its process', 'process.exit(0);'],
  ])('PLT-3 that %s ends alone, and is quarantined the second time, even across restarts', async (_does, body) => {
    const { render, release } = await publish(`export const render = async () => { ${body} };`);
    await expect(render()).rejects.toThrow('The server bundle');
    expect(bundles.isQuarantined(release)).toBe(false);
    await restart();
    await expect(render()).rejects.toThrow('The server bundle');
    expect(bundles.isQuarantined(release)).toBe(true);
    await restart();
    expect(bundles.isQuarantined(release)).toBe(true);
  });

  it('PLT-3 that cannot be imported is quarantined the second time, and the reason is logged', async () => {
    const { render, release } = await publish('throw new Error("broken at import"); export const render = 1;');
    await expect(render()).rejects.toThrow('broken at import');
    await expect(render()).rejects.toThrow('broken at import');
    expect(bundles.isQuarantined(release)).toBe(true);
    expect(logged[0]?.reason).toContain('broken at import');
  });

  it('PLT-3 that calls the API forever fails only this page', async () => {
    bundles = getBundles(folder, logged, 200);
    const { render, release } = await publish(
      'export const render = async ({ api, url }) => { while (url === "/poll") await api("/blog"); return "good"; };',
    );
    const api = () => new Promise<object>((resolve) => setTimeout(() => resolve({ status: 200 }), 20));
    await expect(render(api, { url: '/poll' })).rejects.toThrow('gave no page within 1800 ms');
    expect(await render(api, { url: '/' })).toBe('good');
    expect(logged).toEqual([]);
    expect(bundles.isQuarantined(release)).toBe(false);
  });

  it('PLT-3 cannot read the shell’s variables or files, and cannot start processes', async () => {
    process.env.SECRET_OF_THE_SHELL = 'a key';
    const { render } = await publish(`
      import { readFileSync } from 'node:fs';
      import { execSync } from 'node:child_process';
      const denied = (work) => { try { work(); return 'allowed'; } catch (error) { return error.code; } };
      export const render = async () => ({
        variables: Object.keys(process.env).filter((name) => !['NODE_ENV', 'TZ', 'SystemRoot'].includes(name)),
        environment: denied(() => readFileSync('/proc/' + process.ppid + '/environ')),
        file: denied(() => readFileSync(${JSON.stringify(import.meta.filename)})),
        program: denied(() => execSync('true')),
      });`);
    expect(await render()).toEqual({
      variables: [],
      environment: 'ERR_ACCESS_DENIED',
      file: 'ERR_ACCESS_DENIED',
      program: 'ERR_ACCESS_DENIED',
    });
  });

  it('PLT-2 is stopped when its version is no longer in use', async () => {
    const { render } = await publish('export const render = async () => process.pid;');
    const pid = (await render()) as number;
    expect(() => process.kill(pid, 0)).not.toThrow();
    await bundles.keepOnly([]);
    const isGone = () => {
      try {
        process.kill(pid, 0);
        return false;
      } catch {
        return true;
      }
    };
    while (!isGone()) await new Promise((resolve) => setTimeout(resolve, 10));
  });

  it('PLT-2 leaves the disk when its version is no longer in use, also if it is of an earlier run', async () => {
    const { render, release } = await publish('export const render = async () => "good";');
    await render();
    await restart();
    const older = { ...release, version: '0.9.0' };
    mkdirSync(join(folder, 'cache/mfe-old/0.1.0/server'), { recursive: true });
    await bundles.keepOnly([release]);
    expect(readdirSync(join(folder, 'cache'), { recursive: true })).toContain('mfe-public/1.0.0/server/render.mjs');
    expect(existsSync(join(folder, 'cache/mfe-old'))).toBe(false);
    await render();
    await bundles.keepOnly([older]);
    expect(existsSync(join(folder, 'cache/mfe-public'))).toBe(false);
    expect(await render()).toBe('good');
  });

  it('PLT-3 stays on the disk when the shell ends, and so does the record of crashes', async () => {
    const { render, release } = await publish('export const render = async () => process.exit(0);');
    for (const _time of [1, 2]) await expect(render()).rejects.toThrow('The server bundle');
    await bundles.stop();
    expect(existsSync(join(folder, 'cache/mfe-public/1.0.0/server/render.mjs'))).toBe(true);
    await bundles.keepOnly([]);
    await restart();
    expect(bundles.isQuarantined(release)).toBe(true);
  });
});
