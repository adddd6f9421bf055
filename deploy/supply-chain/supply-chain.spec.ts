import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { getLicense, isAllowed } from '../../packages/release-kit/src/licenses.ts';
import { type LockedPackage, readLockFile } from '../../packages/release-kit/src/lock-file.ts';
import { repositoryRoot } from '../embedded/paths.ts';

/** Such as 1.2.3, also of a package that is installed under another name. */
const EXACT = /^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

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

describe('installed packages', () => {
  it.each(manifests)('PLT-8 %s pins exact versions', (file) => {
    const manifest = JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as Manifest;
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([, version]) => !EXACT.test(version),
    );
    expect(ranges).toEqual([]);
  });

  it('PLT-8 are checked against a digest in the lock file', () => {
    const unchecked = readLockFile(repositoryRoot, { production: false }).filter(
      ({ integrity }) => !integrity?.startsWith('sha512-'),
    );
    expect(unchecked.filter((one) => !isForAnotherSystem(one)).map(({ place }) => place)).toEqual([]);
  });
});

describe('licenses', () => {
  it('PLT-8 are all on the list of allowed licenses', () => {
    const all = readLockFile(repositoryRoot, { production: true });
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((one) => !isAllowed(getLicense(one, all))).map(({ place }) => place)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'unknown', '(MIT OR GPL-2.0-only) AND SSPL-1.0'])(
    'PLT-8 are rejected as %s',
    (license) => expect(isAllowed(license)).toBe(false),
  );

  it.each(['MIT', '(MIT AND Zlib)', '(GPL-2.0-only OR MIT)'])('PLT-8 are accepted as %s', (license) =>
    expect(isAllowed(license)).toBe(true),
  );
});

interface Bill {
  bomFormat: string;
  components: { name: string; purl: string; hashes?: unknown[] }[];
}

describe('the bill of materials', () => {
  it('PLT-8 lists the production packages with their digests', () => {
    const args = ['sbom', '--omit', 'dev', '--package-lock-only', '--sbom-format', 'cyclonedx'];
    const options = { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    const bill = JSON.parse(execFileSync('npm', args, options)) as Bill;
    expect(bill.bomFormat).toBe('CycloneDX');
    const mongoose = bill.components.find(({ name }) => name === 'mongoose');
    expect(mongoose).toMatchObject({ purl: expect.stringMatching(/^pkg:npm\/mongoose@/), hashes: [expect.anything()] });
    expect(bill.components.map(({ name }) => name)).not.toContain('jest');
  });
});

describe('vulnerability audit', () => {
  /** Runs the audit with programs that answer like this. */
  const audit = (programs: Record<'npm' | 'go', string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'atelier-audit-'));
    try {
      for (const [name, script] of Object.entries(programs))
        writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      const env = { ...process.env, PATH: `${folder}:/usr/bin:/bin`, XDG_CACHE_HOME: folder };
      const { status, stdout, stderr } = spawnSync(process.execPath, ['deploy/supply-chain/audit.ts'], {
        cwd: repositoryRoot,
        env,
        encoding: 'utf8',
      });
      return { status, text: stdout + stderr };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const scanner = (exitCode: number) =>
    `printf '#!/bin/sh\\nexit ${exitCode}\\n' > "$GOBIN/osv-scanner"; chmod +x "$GOBIN/osv-scanner"`;

  it.each([
    ['no source answers', { npm: 'exit 1', go: 'echo no network >&2; exit 1' }, 1, 'could not be built'],
    ['the OSV database does not answer', { npm: 'exit 1', go: scanner(127) }, 1, 'could not ask its database'],
    ['the OSV database knows vulnerabilities', { npm: 'exit 1', go: scanner(1) }, 1, 'known vulnerabilities'],
    ['the OSV database knows none', { npm: 'exit 1', go: scanner(0) }, 0, 'No known vulnerabilities.'],
    [
      'npm knows vulnerabilities',
      { npm: `echo '{"auditReportVersion":2}'; exit 1`, go: 'exit 1' },
      1,
      'known vulnerabilities',
    ],
    ['npm knows none', { npm: `echo '{"auditReportVersion":2}'`, go: 'exit 1' }, 0, 'No known vulnerabilities.'],
  ])('PLT-8 passes only if a source reports no vulnerabilities: %s', (_when, programs, status, text) => {
    const result = audit(programs);
    expect(result.text).toContain(text);
    expect(result.status).toBe(status);
  });
});
