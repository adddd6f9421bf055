import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../embedded/build.ts';
import { during, say } from '../embedded/progress.ts';
import type { RunningSite } from './cluster/cluster.ts';
import { CLUSTER_REPORT, writeClusterReport } from './cluster/cluster-report.ts';
import type { StartedCluster } from './cluster/cluster-source.ts';
import { givenCluster } from './cluster/given-cluster.ts';
import { buildImages } from './cluster/images.ts';
import { kubectl } from './cluster/kubectl.ts';
import { ownCluster } from './cluster/own-cluster.ts';
import { withEngine } from './containers/engine.ts';
import { makeSecrets } from './containers/secrets.ts';
import { formatFailures } from './failures.ts';
import { runJest } from './jest.ts';
import { runStep } from './steps.ts';
import { type Count, totalLine } from './total.ts';

const OVERLAY = join(import.meta.dirname, 'cluster/overlay');
const NAMESPACE = ['--namespace', 'atelier'];
const READY_WITHIN = '--timeout=20m';

/** Shows what is not ready, which is removed with the cluster. */
const waitUntilReady = async (cluster: StartedCluster): Promise<void> => {
  const wait = async () => {
    const complete = ['wait', '--for=condition=complete', READY_WITHIN];
    await kubectl(cluster, ...NAMESPACE, ...complete, 'job/accounts', 'job/setup');
    const available = ['wait', '--for=condition=available', READY_WITHIN];
    await kubectl(cluster, ...NAMESPACE, ...available, 'deployment', '--all');
  };
  await during('Waiting for the site', wait()).catch(async (error: unknown) => {
    say(await kubectl(cluster, ...NAMESPACE, 'get', 'pods', '--output', 'wide'));
    say(await kubectl(cluster, ...NAMESPACE, 'get', 'events', '--field-selector', 'type=Warning'));
    throw error;
  });
};

const addressOf = async (cluster: StartedCluster, service: string): Promise<string> => {
  const read = (path: string, ...what: string[]) => kubectl(cluster, 'get', ...what, '--output', `jsonpath=${path}`);
  const node = await read('{.items[0].status.addresses[?(@.type=="InternalIP")].address}', 'nodes');
  const port = await read('{.spec.ports[0].nodePort}', ...NAMESPACE, 'service', service);
  return `http://${node}:${port}`;
};

/** As docs/guides/kubernetes.md says, with the secrets in `.env` of the folder. */
const apply = async (cluster: StartedCluster, folder: string): Promise<RunningSite> => {
  const secrets = makeSecrets(folder);
  await kubectl(cluster, 'create', 'namespace', 'atelier');
  const file = `--from-env-file=${join(folder, '.env')}`;
  await kubectl(cluster, ...NAMESPACE, 'create', 'secret', 'generic', 'atelier', file);
  await kubectl(cluster, 'apply', '--kustomize', OVERLAY);
  await waitUntilReady(cluster);
  const [url, mailUrl] = await Promise.all([addressOf(cluster, 'visitors'), addressOf(cluster, 'mail-catcher')]);
  return { kubectl: cluster.kubectl, kubeconfig: cluster.kubeconfig, url, mailUrl, secrets };
};

const testIn = async (
  cluster: StartedCluster,
  folder: string,
  madeHere: readonly string[],
  suites: readonly string[],
): Promise<Count> => {
  await during('Bringing the images to the cluster', cluster.load(join(folder, 'images.tar')));
  const startedAt = performance.now();
  const site = await apply(cluster, folder);
  const readySeconds = Math.round((performance.now() - startedAt) / 1000);
  say(`The site is open at ${site.url}.`);
  const count = await runJest({
    name: 'cluster',
    projects: ['cluster'],
    args: ['--runInBand', ...suites.flatMap((suite) => ['--testPathPatterns', `${suite}.cluster-spec`])],
    env: { ATELIER_CLUSTER: JSON.stringify(site) },
  });
  writeClusterReport({ description: cluster.description, madeHere, readySeconds });
  await runStep({ name: 'format', command: 'biome', args: ['format', '--write', CLUSTER_REPORT] });
  return count;
};

/**
 * `npm run test:cluster`: builds every image and applies the trial overlay to a cluster; uses it, kills and evicts its pods, and
 * rolls its units under load. `-- recovery` runs one suite; the report keeps the last figures of the others.
 */
export const testCluster = async (suites: readonly string[]): Promise<void> => {
  if (suites.length === 0) rmSync(join(import.meta.dirname, '../../test-results'), { recursive: true, force: true });
  const { KUBECONFIG: kubeconfig } = process.env;
  const source = await (kubeconfig === undefined ? ownCluster() : givenCluster(kubeconfig));
  // The tests publish a changed copy of a release built on this machine.
  await build();
  const folder = mkdtempSync(join(tmpdir(), 'atelier-cluster-test-'));
  try {
    const madeHere = await withEngine((env) => buildImages(env, join(folder, 'images.tar'), source));
    const count = await source.use((cluster) => testIn(cluster, folder, madeHere, suites));
    say(formatFailures(count.failures));
    say(totalLine(count));
    process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
