import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { during } from '../../embedded/progress.ts';
import { firstOnPath } from '../../embedded/servers/go-program.ts';
import { findInCache, inScratchDirectory, keepInCache } from '../../embedded/servers/program-cache.ts';
import { resolveProgram } from '../../embedded/servers/resolution.ts';

const run = promisify(execFile);
const LARGEST_OUTPUT_BYTES = 16 * 1024 * 1024;
const RECIPES = join(import.meta.dirname, 'recipes');

export const KUBERNETES_VERSION = '1.35.4';
/** Kubernetes publishes its libraries under numbers of their own. */
const LIBRARIES_VERSION = '0.35.4';

interface ClusterProgram {
  program: string;
  version: string;
  module: string;
  /** The package to build; the recipe of the same name if there is none. */
  folder?: string;
  versionArgs?: readonly string[];
}

const ofKubernetes = (program: string, versionArgs?: readonly string[]): ClusterProgram => ({
  program,
  version: KUBERNETES_VERSION,
  module: 'k8s.io/kubernetes',
  folder: `k8s.io/kubernetes/cmd/${program}`,
  versionArgs,
});

const PROGRAMS = {
  apiServer: ofKubernetes('kube-apiserver'),
  controllers: ofKubernetes('kube-controller-manager'),
  scheduler: ofKubernetes('kube-scheduler'),
  kubelet: ofKubernetes('kubelet'),
  proxy: ofKubernetes('kube-proxy'),
  kubectl: ofKubernetes('kubectl', ['version', '--client']),
  etcd: {
    program: 'etcd',
    version: '3.6.6',
    module: 'go.etcd.io/etcd/server/v3',
    folder: 'go.etcd.io/etcd/server/v3',
  },
  /** Enforces network policies, and nothing else that it could do. */
  policies: {
    program: 'kube-router',
    version: '2.1.0',
    module: 'github.com/cloudnativelabs/kube-router/v2',
    folder: 'github.com/cloudnativelabs/kube-router/v2/cmd/kube-router',
  },
  /** With the few plugins that a cluster needs; all of them would take ten minutes more. */
  dns: { program: 'coredns', version: '1.13.1', module: 'github.com/coredns/coredns', versionArgs: ['-version'] },
} satisfies Record<string, ClusterProgram>;

export type ClusterPrograms = Record<keyof typeof PROGRAMS, string>;

const linkerFlags = `-s -w -X k8s.io/component-base/version.gitVersion=v${KUBERNETES_VERSION} \
-X k8s.io/component-base/version.gitMajor=1 -X k8s.io/component-base/version.gitMinor=35`;

/** Replaces the libraries inside Kubernetes' repository, which modules cannot refer to, with the published ones. */
const replacements = async (
  go: string,
  { module, version }: ClusterProgram,
  env: NodeJS.ProcessEnv,
): Promise<string> => {
  if (module !== 'k8s.io/kubernetes') return '';
  const { stdout } = await run(go, ['mod', 'download', '-json', `${module}@v${version}`], { env });
  const { Dir } = JSON.parse(stdout) as { Dir: string };
  const libraries = readFileSync(join(Dir, 'go.mod'), 'utf8').matchAll(/(k8s\.io\/[\w.-]+) => \.\/staging/g);
  const names = new Set([...libraries].map(([, name = '']) => name));
  return [...names].map((name) => `replace ${name} => ${name} v${LIBRARIES_VERSION}\n`).join('');
};

/** `go install` refuses modules with replacements, so each program is built in a module of our own. */
const build = (go: string, pin: ClusterProgram): Promise<string> =>
  inScratchDirectory(async (directory) => {
    const { program, version, module, folder = '.', versionArgs } = pin;
    // The checksum database of Go vouches for every module.
    const env = { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-mod=mod' };
    const replaced = await replacements(go, pin, env);
    writeFileSync(join(directory, 'go.mod'), `module cluster\ngo 1.25.0\nrequire ${module} v${version}\n${replaced}`);
    if (folder === '.') copyFileSync(join(RECIPES, `${program}.go`), join(directory, 'main.go'));
    const file = join(directory, program);
    const args = ['build', '-trimpath', '-ldflags', linkerFlags, '-o', file, folder];
    const building = run(go, args, { cwd: directory, env, maxBuffer: LARGEST_OUTPUT_BYTES });
    await during(`Building ${program} ${version}, which takes some minutes the first time`, building);
    return keepInCache(file, program, version, versionArgs);
  });

const resolve = (pin: ClusterProgram): Promise<string> =>
  resolveProgram({
    server: pin.program,
    steps: [
      { description: 'cache', find: () => findInCache(pin.program, [pin.version]) },
      { description: 'go build', find: async () => build(firstOnPath('go'), pin) },
    ],
    remedies: [
      'install Go 1.25 or newer, and allow the Go module proxy',
      'set KUBECONFIG to a cluster that you have, and ATELIER_CLUSTER_LOAD to the command that brings images to it',
    ],
  });

/** kubectl, for a cluster that runs already. */
export const resolveKubectl = (): Promise<string> => resolve(PROGRAMS.kubectl);

/** The programs of a cluster, from the cache or built one after another. */
export const resolveClusterPrograms = async (): Promise<ClusterPrograms> => {
  const found: [string, string][] = [];
  for (const [name, pin] of Object.entries(PROGRAMS)) found.push([name, await resolve(pin)]);
  return Object.fromEntries(found) as ClusterPrograms;
};
