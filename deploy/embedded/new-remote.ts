import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { repositoryRoot } from './paths.ts';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';
import { runNpm } from './workspaces/npm.ts';

const USAGE = `Usage:
  npm run new:remote -- NAME DIRECTORY    such as: npm run new:remote -- mfe-portal ../portal`;

const TEMPLATE = join(repositoryRoot, 'packages/build-config/template');
const REMOTE_NAME = /^mfe-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;
/** Dependencies of a remote; its package.json has the versions. */
const PACKAGES = ['contracts', 'markup', 'web-kit', 'release-kit', 'build-config'];
const DEVELOPMENT_PACKAGES = ['release-kit', 'build-config'];

const getPackage = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const getTitle = (word: string): string => word.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());

const rename = (text: string, word: string): string =>
  text.replaceAll('example', word).replaceAll('Example', getTitle(word));

const copyTemplate = (directory: string, word: string): void => {
  for (const entry of readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    // npm packs no file of that name.
    const target = join(directory, relative(TEMPLATE, file).replace(/^gitignore$/, '.gitignore'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, rename(readFileSync(file, 'utf8'), word));
  }
};

/** The platform's packages as archives inside the new folder, so that it does not need this repository. */
const packPackages = async (directory: string): Promise<Record<string, string>> => {
  const folder = join(directory, 'packages');
  mkdirSync(folder);
  const workspaces = PACKAGES.flatMap((name) => ['--workspace', `@atelier/${name}`]);
  await runNpm(['pack', '--pack-destination', folder, ...workspaces], repositoryRoot);
  const getArchive = (name: string) => readdirSync(folder).find((file) => file.startsWith(`atelier-${name}-`));
  return Object.fromEntries(PACKAGES.map((name) => [`@atelier/${name}`, `file:packages/${getArchive(name)}`]));
};

const addDependencies = (directory: string, archives: Record<string, string>): void => {
  const file = join(directory, 'package.json');
  const { dependencies, devDependencies } = getPackage(join(repositoryRoot, 'packages/web-kit'));
  const { devDependencies: tools } = getPackage(repositoryRoot);
  const isTool = (name: string) => DEVELOPMENT_PACKAGES.some((tool) => name === `@atelier/${tool}`);
  const own = Object.entries(archives);
  const manifest = {
    ...getPackage(directory),
    dependencies: {
      ...Object.fromEntries(own.filter(([name]) => !isTool(name))),
      react: dependencies.react,
      'react-dom': dependencies['react-dom'],
    },
    devDependencies: {
      ...Object.fromEntries(own.filter(([name]) => isTool(name))),
      ...devDependencies,
      typescript: tools.typescript,
    },
  };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
};

/** `npm run new:remote -- NAME DIRECTORY`: a remote that builds, tests, and releases without this repository. */
export const newRemote = async ([name = '', path = '']: readonly string[]): Promise<void> => {
  const [, word] = REMOTE_NAME.exec(name) ?? [];
  if (word === undefined || path === '') throw new Problem(USAGE);
  const directory = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  if (existsSync(directory) && readdirSync(directory).length > 0) throw new Problem(`${directory} is not empty.`);
  await buildWorkspaces({ only: '@atelier/build-config' });
  await buildWorkspaces({ only: '@atelier/markup' });
  mkdirSync(directory, { recursive: true });
  const archives = await packPackages(directory);
  copyTemplate(directory, word);
  addDependencies(directory, archives);
  say(`Made ${name} in ${directory}. Next: npm install and npm test, there.`);
};
