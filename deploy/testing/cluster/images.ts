import { basename, dirname, join } from 'node:path';
import { repositoryRoot } from '../../embedded/paths.ts';
import { SERVICES } from '../../embedded/unit-environments.ts';
import { baseImages, ensureBaseImages } from '../containers/base-images.ts';
import { docker, dockerShown } from '../containers/docker.ts';
import type { ClusterSource } from './cluster-source.ts';

export const PAUSE_IMAGE = 'atelier.local/pause:0.2.0';
export const DNS_IMAGE = 'atelier.local/coredns:0.2.0';

const RECIPES = join(import.meta.dirname, 'recipes');
const DOCKERFILE = ['build', '--file', join(repositoryRoot, 'deploy/docker/Dockerfile')];
const nameOf = (unit: string): string => `atelier.local/${basename(unit)}:0.2.0`;

const build = (unit: string, env: NodeJS.ProcessEnv, name = nameOf(unit), ...args: string[]): Promise<void> =>
  dockerShown([...DOCKERFILE, ...args, '--build-arg', `UNIT=${unit}`, '--tag', name, repositoryRoot], env);

/** The images of the cluster that this run starts; `dns` is the program of its name server. */
export const buildNodeImages = async (env: NodeJS.ProcessEnv, node: string, dns: string): Promise<string[]> => {
  const make = (recipe: string, image: string, folder: string) => {
    const args = ['--quiet', '--file', join(RECIPES, recipe), '--build-arg', `NODE_IMAGE=${node}`, '--tag', image];
    return docker(['build', ...args, folder], env);
  };
  await make('pause.Dockerfile', PAUSE_IMAGE, RECIPES);
  await make('coredns.Dockerfile', DNS_IMAGE, dirname(dns));
  return [PAUSE_IMAGE, DNS_IMAGE];
};

/** Builds every image as docs/guides/kubernetes.md does, and returns those base images that were made here. */
export const buildImages = async (
  env: NodeJS.ProcessEnv,
  archive: string,
  source: ClusterSource,
): Promise<string[]> => {
  const madeHere = await ensureBaseImages(env);
  const [node = '', ...servers] = baseImages();
  const units = ['shell', 'gateway', ...SERVICES.map((service) => `services/${service}`)];
  for (const unit of units) await build(unit, env);
  await build('deploy', env, nameOf('setup'), '--target', 'setup');
  const further = await source.buildImages(env, node);
  await docker(['save', '--output', archive, ...units.map(nameOf), nameOf('setup'), ...servers, ...further], env);
  return madeHere;
};
