import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildWorkspaces } from './build-workspaces.ts';

let root: string;

const write = (path: string, content: string | object) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};

const workspace = (
  name: string,
  dependencies: string[] = [],
  scripts: Record<string, string> = { build: 'node build.mjs' },
) => {
  const used = Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0']));
  write(`packages/${name}/package.json`, { name, version: '1.0.0', scripts, dependencies: used });
  write(`packages/${name}/src/index.txt`, `source of ${name}`);
  // Builds append to one file at the root, so that the test can read their order.
  write(
    `packages/${name}/build.mjs`,
    `import { appendFileSync } from 'node:fs'; appendFileSync('../../order.txt', '${name}\\n');`,
  );
};

const build = (only?: string, except?: string[]) => buildWorkspaces({ root, only, except, tell: () => undefined });
const order = () => readFileSync(join(root, 'order.txt'), 'utf8').trim().split('\n');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atelier-build-'));
  write('package.json', { name: 'root', private: true, workspaces: ['packages/*'] });
  write('package-lock.json', { version: 1 });
  write('packages/build-config/package.json', { name: 'build-config', version: '1.0.0' });
  workspace('app', ['library']);
  workspace('library', ['styles']);
  workspace('styles', [], {});
  workspace('other');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('incremental build', () => {
  it('builds dependencies first and skips workspaces with nothing to build', async () => {
    expect(new Set(await build())).toEqual(new Set(['library', 'app', 'other']));
    expect(order().indexOf('library')).toBeLessThan(order().indexOf('app'));
    expect(order()).not.toContain('styles');
  });

  it('does nothing the second time', async () => {
    await build();
    await expect(build()).resolves.toEqual([]);
    expect(order()).toHaveLength(3);
  });

  it('does not build an excluded workspace, which stays out of date', async () => {
    expect(new Set(await build(undefined, ['app']))).toEqual(new Set(['library', 'other']));
    expect(order()).not.toContain('app');
    await expect(build()).resolves.toEqual(['app']);
  });

  it('builds a changed workspace and its dependents, and leaves the others alone', async () => {
    await build();
    write('packages/library/src/index.txt', 'changed');
    await expect(build()).resolves.toEqual(['library', 'app']);
  });

  it('detects a change through a workspace that has no build of its own', async () => {
    await build();
    write('packages/styles/src/index.txt', 'changed');
    await expect(build()).resolves.toEqual(['library', 'app']);
  });

  it('rebuilds everything if the lock file or the build settings change', async () => {
    await build();
    write('package-lock.json', { version: 2 });
    await expect(build()).resolves.toHaveLength(3);
    write('packages/build-config/rules.ts', 'changed');
    await expect(build()).resolves.toHaveLength(3);
  });

  it('ignores changed tests and documents', async () => {
    await build();
    write('packages/app/src/index.spec.ts', 'new test');
    write('packages/app/README.md', 'new text');
    await expect(build()).resolves.toEqual([]);
  });

  it('rebuilds a workspace whose output was lost', async () => {
    await build();
    rmSync(join(root, 'packages/other/dist'), { recursive: true });
    await expect(build()).resolves.toEqual(['other']);
  });

  it('PLT-1 builds one workspace and its dependencies, and nothing else', async () => {
    expect(await build('library')).toEqual(['library']);
    expect(await build('app')).toEqual(['app']);
  });

  it('reports the output of a failed build, and retries it the next time', async () => {
    write('packages/library/build.mjs', "console.error('this line is wrong'); process.exit(2);");
    await expect(build()).rejects.toThrow('this line is wrong');
    write('packages/library/build.mjs', '');
    expect(await build()).toEqual(expect.arrayContaining(['library', 'app']));
  });
});
