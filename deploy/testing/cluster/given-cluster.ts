import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getMessage, Problem } from '../../embedded/problem.ts';
import type { ClusterSource } from './cluster-source.ts';
import { type ClusterAccess, kubectl } from './kubectl.ts';
import { resolveKubectl } from './programs.ts';

const run = promisify(execFile);

const getServerVersion = async (access: ClusterAccess): Promise<string> => {
  const json = await kubectl(access, 'version', '--output', 'json').catch((error: unknown) => {
    throw new Problem(`The cluster of KUBECONFIG does not answer: ${getMessage(error)}`);
  });
  return (JSON.parse(json) as { serverVersion: { gitVersion: string } }).serverVersion.gitVersion;
};

/** The namespace is removed after the tests, so it must be theirs. */
const requireNoSite = async (access: ClusterAccess): Promise<void> => {
  const found = await kubectl(access, 'get', 'namespace', 'atelier', '--ignore-not-found', '--output', 'name');
  if (found !== '')
    throw new Problem(
      'The cluster of KUBECONFIG has a namespace "atelier". The tests create it, fill it, and remove it. Choose another cluster, or remove that namespace if nothing in it is needed.',
    );
};

/** The cluster of KUBECONFIG, with the command that brings images to it. */
export const givenCluster = async (kubeconfig: string): Promise<ClusterSource> => {
  const { ATELIER_CLUSTER_LOAD: load } = process.env;
  if (load === undefined)
    throw new Problem(
      'KUBECONFIG names a cluster, and the images must get there. Set ATELIER_CLUSTER_LOAD to the command that takes an archive of images, such as "kind load image-archive".',
    );
  const [program = '', ...args] = load.split(' ');
  const access = { kubectl: await resolveKubectl(), kubeconfig };
  const description = `The cluster of KUBECONFIG, ${await getServerVersion(access)}`;
  await requireNoSite(access);
  return {
    buildImages: async () => [],
    use: async (work) => {
      try {
        return await work({ ...access, description, load: (archive) => run(program, [...args, archive]) });
      } finally {
        await kubectl(access, 'delete', 'namespace', 'atelier', '--ignore-not-found');
      }
    },
  };
};
