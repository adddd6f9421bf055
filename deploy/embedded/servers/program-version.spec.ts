import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { compareVersions, findOnPath } from './program-version.ts';

const directory = mkdtempSync(join(tmpdir(), 'atelier-path-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let made = 0;
/** A directory with a program that prints this for `--version`. */
const pathWith = (answer: string): string => {
  made += 1;
  const place = mkdtempSync(join(directory, `${made}-`));
  writeFileSync(join(place, 'server'), `#!/bin/sh\n${answer}\n`);
  chmodSync(join(place, 'server'), 0o755);
  return place;
};

describe('program lookup on PATH', () => {
  it('compares versions numerically, not alphabetically', () => {
    expect(compareVersions('2.10.0', '2.9.10')).toBeGreaterThan(0);
    expect(compareVersions('2.9.10', '2.10.0')).toBeLessThan(0);
    expect(compareVersions('6.0.5', '6.0.5')).toBe(0);
  });

  it('skips copies that are too old and returns the first that is new enough', async () => {
    const [old, recent] = [pathWith('echo "server: v2.9.10"'), pathWith('echo "server: v2.15.1"')];
    const path = [old, recent].join(delimiter);
    await expect(findOnPath('server', '2.10.0', path)).resolves.toBe(join(recent, 'server'));
  });

  it('lists the copies it found if none is new enough or runs', async () => {
    const [old, broken] = [pathWith('echo v2.9.10'), pathWith('exit 127')];
    const failure = findOnPath('server', '2.10.0', [old, broken].join(delimiter));
    await expect(failure).rejects.toThrow(
      `${join(old, 'server')} is 2.9.10, ${join(broken, 'server')} does not run; 2.10.0 or newer is needed`,
    );
  });

  it('reports that no copy exists', async () => {
    await expect(findOnPath('server', '2.10.0', '')).rejects.toThrow('not there');
  });
});
