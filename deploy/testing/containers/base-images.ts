import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../embedded/paths.ts';
import { getCode, getMessage, Problem } from '../../embedded/problem.ts';
import { during, say } from '../../embedded/progress.ts';
import { firstOnPath } from '../../embedded/servers/go-program.ts';
import { resolveS3Server } from '../../embedded/servers/s3-program.ts';
import { resolveMongod, resolveNatsServer } from '../../embedded/servers/server-programs.ts';
import { docker } from './docker.ts';
import { CADDY, MAILPIT, resolveGoProgram } from './go-programs.ts';

const run = promisify(execFile);
const RECIPES = join(import.meta.dirname, 'base-images');
const DEBIAN = 'atelier.local/debian:12';
const DEBIAN_PACKAGES = 'ca-certificates,libcurl4,libssl3,wget';
const MACHINE_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** The files that a recipe copies, by target name. */
type Ingredients = () => Promise<Record<string, string>>;

interface StandIn {
  recipe: string;
  ingredients: Ingredients;
}

/** npm's own folder, found through its command. */
const npmFolder = (): string => dirname(dirname(realpathSync(firstOnPath('npm'))));

const STAND_INS: Record<string, StandIn> = {
  node: { recipe: 'node', ingredients: async () => ({ node: process.execPath, npm: npmFolder() }) },
  mongo: {
    recipe: 'mongo',
    ingredients: async () => ({
      mongod: await resolveMongod(),
      'docker-entrypoint.sh': join(RECIPES, 'docker-entrypoint.sh'),
    }),
  },
  nats: { recipe: 'nats', ingredients: async () => ({ 'nats-server': await resolveNatsServer() }) },
  versitygw: { recipe: 'versitygw', ingredients: async () => ({ versitygw: await resolveS3Server() }) },
  mailpit: { recipe: 'mailpit', ingredients: async () => ({ mailpit: await resolveGoProgram(MAILPIT) }) },
  caddy: { recipe: 'caddy', ingredients: async () => ({ caddy: await resolveGoProgram(CADDY) }) },
};

/** The name in `docker.io/library/NAME:TAG`. */
const getShortName = (image: string): string => basename(image).replace(/:.*/, '');

/** The units' base image, then the servers named in docker-compose.yml. The project's own images start with a variable. */
export const baseImages = (): string[] => {
  const dockerfile = readFileSync(join(repositoryRoot, 'deploy/docker/Dockerfile'), 'utf8');
  const compose = readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
  const node = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile)?.[1] ?? '';
  const servers = [...compose.matchAll(/^ {4}image: ([^$\s]\S*)$/gm)].map(([, image = '']) => image);
  return [node, ...servers];
};

const place = (source: string, target: string): void => {
  try {
    linkSync(source, target);
  } catch (error) {
    // A different file system, or a folder.
    if (getCode(error) === 'EXDEV') copyFileSync(source, target);
    else cpSync(source, target, { recursive: true });
  }
};

const inFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-image-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Debian 12 built with debootstrap, with this machine's certificates. */
const makeDebian = (env: NodeJS.ProcessEnv): Promise<void> =>
  inFolder(async (folder) => {
    const root = join(folder, 'root');
    mkdirSync(root);
    const bootstrap = ['--variant=minbase', `--include=${DEBIAN_PACKAGES}`, 'bookworm', root];
    await run('debootstrap', bootstrap, { maxBuffer: 1e8 }).catch((error: unknown) => {
      throw new Problem(
        `Images cannot be pulled here, and Debian could not be fetched by debootstrap: ${getMessage(error)}`,
      );
    });
    copyFileSync(MACHINE_CERTIFICATES, join(root, MACHINE_CERTIFICATES));
    const archive = join(folder, 'root.tar');
    const left = ['./var/cache/apt/archives/*', './var/lib/apt/lists/*', './usr/share/doc/*', './usr/share/man/*'];
    await run('tar', ['-cf', archive, '-C', root, ...left.map((path) => `--exclude=${path}`), '.']);
    await docker(['import', archive, DEBIAN], env);
  });

const isThere = (image: string, env: NodeJS.ProcessEnv): Promise<boolean> =>
  docker(['image', 'inspect', image], env).then(
    () => true,
    () => false,
  );

const canPull = (image: string, env: NodeJS.ProcessEnv): Promise<boolean> =>
  docker(['pull', '--quiet', image], env).then(
    () => true,
    () => false,
  );

const makeStandIn = async (image: string, node: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const standIn = STAND_INS[getShortName(image)];
  if (standIn === undefined) throw new Problem(`${image} could not be pulled, and nothing can stand in for it here.`);
  if (!(await isThere(DEBIAN, env))) await during('Fetching Debian 12 by debootstrap', makeDebian(env));
  const ingredients = await standIn.ingredients();
  await inFolder(async (folder) => {
    for (const [name, source] of Object.entries(ingredients)) place(source, join(folder, name));
    const recipe = join(RECIPES, `${standIn.recipe}.Dockerfile`);
    const args = ['build', '--quiet', '--file', recipe, '--build-arg', `NODE_IMAGE=${node}`, '--tag', image, folder];
    await during(`Making ${image}`, docker(args, env));
  });
};

/** Pulls missing images; if that fails, builds images with the same names from the real programs, and returns those. */
export const ensureBaseImages = async (env: NodeJS.ProcessEnv): Promise<string[]> => {
  const [node = '', ...servers] = baseImages();
  const images = [node, ...servers];
  const states = await Promise.all(images.map((image) => isThere(image, env)));
  const missing = images.filter((_, index) => !states[index]);
  const pulled = await during('Pulling images', Promise.all(missing.map((image) => canPull(image, env))));
  // In order, because MongoDB's image is built from Node's.
  for (const image of missing.filter((_, index) => !pulled[index])) {
    await makeStandIn(image, node, env);
    say(`  ${image} could not be pulled and was made here.`);
  }
  const made = await Promise.all(images.map((image) => wasMadeHere(image, env)));
  return images.filter((_, index) => made[index]);
};

/** Images built here start with that Debian's layer. */
const wasMadeHere = async (image: string, env: NodeJS.ProcessEnv): Promise<boolean> => {
  if (!(await isThere(DEBIAN, env))) return false;
  const firstLayer = (name: string) =>
    docker(['image', 'inspect', '--format', '{{index .RootFS.Layers 0}}', name], env);
  return (await firstLayer(image)) === (await firstLayer(DEBIAN));
};
