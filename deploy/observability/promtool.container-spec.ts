import { execFileSync, spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from '@jest/globals';

const folder = import.meta.dirname;
const isInstalled = (): boolean => spawnSync('promtool', ['--version']).error === undefined;

/** Debian's package of Prometheus brings promtool. */
const install = (): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '--quiet'], { env });
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'prometheus'], { env });
};

describe('Prometheus configuration', () => {
  beforeAll(() => {
    if (!isInstalled()) install();
  });

  it.each([
    ['the rules', ['check', 'rules', 'rules.yml']],
    ['the settings', ['check', 'config', '--syntax-only', 'prometheus.yml']],
    ['the tests of the rules', ['test', 'rules', 'rules.test.yml']],
  ])('PLT-8 promtool accepts %s', (_what, args) => {
    expect(execFileSync('promtool', args, { cwd: folder, encoding: 'utf8' })).toMatch(/SUCCESS/);
  });
});
