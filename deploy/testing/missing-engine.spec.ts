import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

/** Runs a command where no engine answers and no program can be found or installed. */
const run = (command: string, env: NodeJS.ProcessEnv = {}) => {
  // With the name of a suite, earlier results are kept.
  const args = ['deploy/embedded/cli.ts', command, 'main-job'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env: { PATH: '', ...env }, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

describe('a suite without an engine', () => {
  it('PLT-8 fails on containers, names the remedy, and builds nothing first', () => {
    const { status, output } = run('test-compose');
    expect([status, output]).toEqual([1, expect.stringContaining('No container engine is running')]);
    expect(output).toContain('set DOCKER_HOST');
    expect(output).not.toContain('Building');
  });

  it('PLT-8 fails on Kubernetes and names the remedy', () => {
    const { status, output } = run('test-cluster');
    expect([status, output]).toEqual([1, expect.stringContaining('No cluster is named by KUBECONFIG')]);
    expect(output).toContain('ATELIER_CLUSTER_LOAD');
    expect(output).not.toContain('Building');
  });

  it('PLT-8 fails on a given cluster that cannot get the images', () => {
    const { status, output } = run('test-cluster', { KUBECONFIG: '/nowhere' });
    expect([status, output]).toEqual([1, expect.stringContaining('Set ATELIER_CLUSTER_LOAD')]);
  });
});
