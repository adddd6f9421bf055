import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePorts } from '../../embedded/network/ports.ts';
import { getMessage, Problem } from '../../embedded/problem.ts';
import { during, say } from '../../embedded/progress.ts';
import { programsOnPath } from '../../embedded/servers/program-version.ts';
import type { ClusterSource } from './cluster-source.ts';
import { buildNodeImages } from './images.ts';
import { kubectl } from './kubectl.ts';
import { OwnNode } from './own-node.ts';
import { KUBERNETES_VERSION, resolveClusterPrograms } from './programs.ts';

const run = promisify(execFile);
const PLUGINS = '/usr/lib/cni';
const PROGRAMS = ['containerd', 'runc', 'iptables', 'ipset', 'conntrack', 'ip'];
const PACKAGES = ['containerd', 'runc', 'containernetworking-plugins', 'iptables', 'ipset', 'conntrack', 'iproute2'];

const REMEDY =
  'Set KUBECONFIG to a cluster, and ATELIER_CLUSTER_LOAD to the command that brings an archive of images to it, such as "kind load image-archive".';

const requireRuntime = async (): Promise<void> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Problem(
      `No cluster is named by KUBECONFIG, and this command can start one only as root on Linux. ${REMEDY}`,
    );
  const missing = PROGRAMS.filter((program) => programsOnPath(program).length === 0);
  if (missing.length === 0 && existsSync(PLUGINS)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = async () => {
    await run('apt-get', ['update', '--quiet'], { env });
    await run('apt-get', ['install', '--yes', '--no-install-recommends', ...PACKAGES], { env });
  };
  await during('Installing containerd with apt-get', install()).catch((error: unknown) => {
    throw new Problem(
      `No cluster is named by KUBECONFIG, and packages to start one could not be installed: ${getMessage(error)}. ${REMEDY}`,
    );
  });
};

/** The kubelet then removes networks and mounts of the pods itself. */
const removeAllPods = ({ access }: OwnNode): Promise<unknown> => {
  const remove = async () => {
    await kubectl(access, 'delete', 'namespace', 'atelier', '--ignore-not-found', '--timeout=180s');
    const ofKubernetes = ['--namespace', 'kube-system', '--all', '--wait', '--timeout=60s'];
    await kubectl(access, 'delete', 'deployments', ...ofKubernetes);
    await kubectl(access, 'wait', 'pods', '--for=delete', ...ofKubernetes.filter((option) => option !== '--wait'));
  };
  return during('Removing the site from the cluster', remove());
};

/** Kubernetes on this machine, which is removed with everything that ran in it. */
export const ownCluster = async (): Promise<ClusterSource> => {
  await requireRuntime();
  const programs = await resolveClusterPrograms();
  return {
    buildImages: (env, node) => buildNodeImages(env, node, programs.dns),
    use: async (work) => {
      const [api = 0, etcd = 0, etcdPeers = 0] = await findFreePorts(3);
      const folder = mkdtempSync(join(tmpdir(), 'atelier-cluster-'));
      mkdirSync(join(folder, 'volumes'));
      const node = new OwnNode(folder, programs, { api, etcd, etcdPeers });
      try {
        await during('Starting Kubernetes', node.start());
        say(`Started Kubernetes ${KUBERNETES_VERSION} in ${folder}.`);
        const description = `Kubernetes ${KUBERNETES_VERSION}, one node, started by the run`;
        const cluster = { ...node.access, description, load: (archive: string) => node.load(archive) };
        return await work(cluster).finally(() => removeAllPods(node));
      } finally {
        await node.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
};
