import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { repositoryRoot } from './paths.ts';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';
import { runNpm } from './workspaces/npm.ts';

const USAGE = `Usage:
  npm run pack:events -- DIRECTORY    such as: npm run pack:events -- ../my-program`;

const PACKAGES = join(repositoryRoot, 'packages');
const ENTRIES = ['events/src/index.ts', 'contracts/src/events/streamed-event.ts'];
const SAMPLE = 'sample/published-posts.mjs';
const COMPILER = join(repositoryRoot, 'node_modules/typescript-7/bin/tsc');
const SETTINGS = ['--strict', '--skipLibCheck', '--target', 'es2024', '--module', 'nodenext', '--types', 'node'];

const getManifest = (name: string) => JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));

/** Declares what the client exports, and every module that it needs. */
const declareTypes = (folder: string): void => {
  const output = ['--declaration', '--emitDeclarationOnly', '--rootDir', PACKAGES, '--outDir', folder];
  // One at a time: the compiler declares nothing of a module that another package imports.
  for (const entry of ENTRIES)
    execFileSync(process.execPath, [COMPILER, ...SETTINGS, ...output, join(PACKAGES, entry)], { cwd: repositoryRoot });
};

/** The contracts are inside of the package, because no registry has them. */
const withoutContracts = (text: string): string =>
  text.replaceAll(
    /'@atelier\/contracts\/([^']+)'|"@atelier\/contracts\/([^"]+)"/g,
    (_all, one, other) => `'./contracts/${one ?? other}.js'`,
  );

/** Copies each declared module of a package, with its code. */
const copyModules = (name: string, declared: string, target: string): void => {
  const source = join(declared, name, 'src');
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const script = file.replace(/\.d\.ts$/, '.js');
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), withoutContracts(readFileSync(join(source, file), 'utf8')));
    writeFileSync(join(target, script), withoutContracts(readFileSync(join(PACKAGES, name, 'dist', script), 'utf8')));
  }
};

const writeManifest = (folder: string): void => {
  const { name, version, license, type } = getManifest('events');
  const { dependencies } = getManifest('contracts');
  const exported = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  const manifest = { name, version, license, type, exports: exported, files: ['dist', 'sample'], dependencies };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};

/** `npm run pack:events -- DIRECTORY`: the client of the event stream as one archive, which needs nothing of this repository. */
export const packEvents = async ([path = '']: readonly string[]): Promise<void> => {
  if (path === '') throw new Problem(USAGE);
  const directory = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  await buildWorkspaces({ only: '@atelier/events' });
  const folder = mkdtempSync(join(tmpdir(), 'atelier-events-'));
  try {
    const packed = join(folder, 'package');
    declareTypes(folder);
    copyModules('events', folder, join(packed, 'dist'));
    copyModules('contracts', folder, join(packed, 'dist/contracts'));
    // The other sample reads from NATS, without the client.
    cpSync(join(PACKAGES, 'events', SAMPLE), join(packed, SAMPLE));
    writeManifest(packed);
    mkdirSync(directory, { recursive: true });
    await runNpm(['pack', '--pack-destination', directory], packed);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const archive = readdirSync(directory).find((file) => file.startsWith('atelier-events-')) ?? '';
  say(`Packed ${relative(process.cwd(), join(directory, archive))}. Next: npm install it in your program's folder.`);
};
