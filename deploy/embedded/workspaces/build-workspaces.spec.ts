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

const build = (only?: string) => buildWorkspaces({ root, only, tell: () => undefined });
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

describe('the build of what changed', () => {
  it('builds dependencies first and passes by what has nothing to build', async () => {
    expect(new Set(await build())).toEqual(new Set(['library', 'app', 'other']));
    expect(order().indexOf('library')).toBeLessThan(order().indexOf('app'));
    expect(order()).not.toContain('styles');
  });

  it('does nothing the second time', async () => {
    await build();
    await expect(build()).resolves.toEqual([]);
    expect(order()).toHaveLength(3);
  });

  it('builds a changed workspace and what uses it, and leaves the others alone', async () => {
    await build();
    write('packages/library/src/index.txt', 'changed');
    await expect(build()).resolves.toEqual(['library', 'app']);
  });

  it('sees a change through a workspace that has no build of its own', async () => {
    await build();
    write('packages/styles/src/index.txt', 'changed');
    await expect(build()).resolves.toEqual(['library', 'app']);
  });

  it('builds everything again for another lock file or other build settings', async () => {
    await build();
    write('package-lock.json', { version: 2 });
    await expect(build()).resolves.toHaveLength(3);
    write('packages/build-config/rules.ts', 'changed');
    await expect(build()).resolves.toHaveLength(3);
  });

  it('passes by changed tests and documents', async () => {
    await build();
    write('packages/app/src/index.spec.ts', 'new test');
    write('packages/app/README.md', 'new text');
    await expect(build()).resolves.toEqual([]);
  });

  it('builds again what lost its output', async () => {
    await build();
    rmSync(join(root, 'packages/other/dist'), { recursive: true });
    await expect(build()).resolves.toEqual(['other']);
  });

  it('PLT-1 builds one workspace and what it uses, and nothing else', async () => {
    expect(await build('library')).toEqual(['library']);
    expect(await build('app')).toEqual(['app']);
  });

  it('says what the build wrote when it fails, and tries again the next time', async () => {
    write('packages/library/build.mjs', "console.error('this line is wrong'); process.exit(2);");
    await expect(build()).rejects.toThrow('this line is wrong');
    write('packages/library/build.mjs', '');
    expect(await build()).toEqual(expect.arrayContaining(['library', 'app']));
  });
});
