// `npm ci` refuses a lock file without the optional packages of other systems, and npm leaves them out of it on a
// machine whose package source does not have them. This adds the missing ones; with --check, it only reports them.
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const file = new URL('../package-lock.json', import.meta.url);

/** Paths where Node looks for a package from another package's folder, nearest first. */
const places = (from, name) => {
  const parents = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [...parents.toReversed().map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
};

/** The systems that a native package is for, according to its name. */
const entryFor = (name, version, isDevelopment) => {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(isDevelopment && { dev: true }),
    ...(words.includes('musl') && { libc: ['musl'] }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
};

const missingIn = (packages) =>
  Object.entries(packages)
    .flatMap(([from, { optionalDependencies = {}, dev }]) =>
      Object.entries(optionalDependencies).map(([name, range]) => ({ from, name, range, dev })),
    )
    .filter(({ from, name }) => !places(from, name).some((place) => packages[place] !== undefined))
    // Native packages are required by exact version; a range would have to be resolved.
    .filter(({ range }) => /^\d+\.\d+\.\d+$/.test(range));

const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingIn(lock.packages);
const isCheck = process.argv.includes('--check');
if (missing.length > 0 && !isCheck) {
  const added = missing.map(({ name, range, dev }) => [`node_modules/${name}`, entryFor(name, range, dev)]);
  const all = { ...lock.packages, ...Object.fromEntries(added) };
  lock.packages = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
process.stdout.write(
  `${missing.length} optional packages of other systems ${isCheck ? 'are missing from' : 'were added to'} the lock file.\n`,
);
if (isCheck && missing.length > 0) process.exitCode = 1;
