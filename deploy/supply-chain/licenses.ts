import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLicense, isAllowed } from '../../packages/release-kit/src/licenses.ts';
import { type LockedPackage, readLockFile } from '../../packages/release-kit/src/lock-file.ts';
import { repositoryRoot } from '../embedded/paths.ts';

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
  const licenses = byLicense(readLockFile(repositoryRoot, { production: true }));
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
