import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../embedded/paths.ts';
import { type LockedPackage, readLockFile } from './lock-file.ts';

/** Licenses that this project may ship. LGPL: the picture library is a separate file that can be replaced. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Packages whose package.json has the license in a form that npm does not copy. These were read from their files. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'passport-strategy@1.0.0': 'MIT', 'pause@0.0.1': 'MIT' };

/** Every part of "A AND B" must be allowed, and one part of "A OR B". An expression with both is read in the strictest way. */
export const isAllowed = (license: string): boolean => {
  const parts = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
  const isChoice = license.includes(' OR ') && !license.includes(' AND ');
  return isChoice ? parts.some((part) => ALLOWED.has(part)) : parts.every((part) => ALLOWED.has(part));
};

/** In the lock file, builds for other systems have no license; theirs is that of the package that requires them. */
export const getLicense = (one: LockedPackage, all: readonly LockedPackage[]): string => {
  const parent = () => all.find(({ optionalDependencies = {} }) => one.name in optionalDependencies);
  return one.license ?? READ_BY_HAND[`${one.name}@${one.version}`] ?? parent()?.license ?? 'unknown';
};

const byLicense = (packages: readonly LockedPackage[]): [license: string, packages: string[]][] => {
  const found = Map.groupBy(packages, (one) => getLicense(one, packages));
  return [...found]
    .map(([license, ones]): [string, string[]] => [
      license,
      [...new Set(ones.map(({ name, version }) => `${name} ${version}`))].toSorted(),
    ])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
};

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([first]) => first.length));
  const secondWidth = Math.max(...rows.map(([, second]) => second.length));
  const line = ([first, second]: readonly [string, string]) =>
    `| ${first.padEnd(width)} | ${second.padEnd(secondWidth)} |`;
  const [head = ['', ''], ...body] = rows;
  return [line(head), `| ${'-'.repeat(width)} | ${'-'.repeat(secondWidth)} |`, ...body.map(line)].join('\n');
};

const toDocument = (licenses: readonly [string, string[]][]): string => `# Licenses

Of everything that runs in production, by the lock file. Written by \`npm run licenses\`; \`npm run check\` compares.

${table([['License', 'Packages'], ...licenses.map(([license, { length }]) => [license, String(length)] as const)])}

${licenses.map(([license, names]) => `## ${license}\n\n${names.map((name) => `- ${name}`).join('\n')}`).join('\n\n')}
`;

const FILE = join(repositoryRoot, 'docs/licenses.md');

/** `npm run licenses` writes docs/licenses.md; with `--check` it only compares. A license that is not allowed fails both. */
const main = (args: readonly string[]): void => {
  const licenses = byLicense(readLockFile({ production: true }));
  const refused = licenses.filter(([license]) => !isAllowed(license));
  for (const [license, names] of refused)
    console.error(`Not on the list of allowed licenses: ${license}: ${names.join(', ')}`);
  const document = toDocument(licenses);
  const isCheck = args.includes('--check');
  const differs = isCheck && readFileSync(FILE, 'utf8') !== document;
  if (differs) console.error('docs/licenses.md is not what the lock file says. To write it: npm run licenses');
  if (!isCheck) writeFileSync(FILE, document);
  if (refused.length > 0 || differs) process.exitCode = 1;
};

if (import.meta.main) main(process.argv.slice(2));
