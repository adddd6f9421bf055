import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { getLicense, isAllowed } from '../../packages/release-kit/src/licenses.ts';
import { type LockedPackage, readLockFile } from '../../packages/release-kit/src/lock-file.ts';
import { repositoryRoot } from '../embedded/paths.ts';

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** A build of the same package for a system that this package source does not carry: npm installs it only there. */
const isForAnotherSystem = ({ optional, os, cpu, name }: LockedPackage): boolean =>
  optional === true && (os !== undefined || cpu !== undefined || name.endsWith('-wasm32-wasi'));

describe('what is installed', () => {
  it.each(manifests)('PLT-8 %s names exact versions', (file) => {
    const manifest = JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as Manifest;
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([, version]) => !EXACT.test(version),
    );
    expect(ranges).toEqual([]);
  });

  it('PLT-8 is checked against a digest in the lock file', () => {
    const unchecked = readLockFile(repositoryRoot, { production: false }).filter(
      ({ integrity }) => !integrity?.startsWith('sha512-'),
    );
    expect(unchecked.filter((one) => !isForAnotherSystem(one)).map(({ place }) => place)).toEqual([]);
  });
});

describe('licenses', () => {
  it('PLT-8 are all on the list of allowed ones', () => {
    const all = readLockFile(repositoryRoot, { production: true });
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((one) => !isAllowed(getLicense(one, all))).map(({ place }) => place)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'unknown', '(MIT OR GPL-2.0-only) AND SSPL-1.0'])(
    'PLT-8 do not pass as %s',
    (license) => expect(isAllowed(license)).toBe(false),
  );

  it.each(['MIT', '(MIT AND Zlib)', '(GPL-2.0-only OR MIT)'])('PLT-8 pass as %s', (license) =>
    expect(isAllowed(license)).toBe(true),
  );
});
