import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { describe, expect, it } from '@jest/globals';

const OWN = 'deploy/testing/references.spec.ts';
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

/** Names in documents and comments that are not in the repository, for a reason. */
const ALLOWED = [
  /^docs\/(soak|faults)\.md$/, // `npm run test:hostile` and `npm run test:faults` write them.
  /(^|\/)run\/state\.json$/, // A running launcher writes it into the data directory.
  /^server\/render\.mjs$/, // A part of every built remote.
  /^[^/]+\.(json|ya?ml)$/, // Files without a folder are mostly created by operators or by a build.
  /^((docs\/)?api\/[\w-]+|schemas)\.md$/, // Generated when the documentation is built.
  /^(kebab-case\.ts|PascalCase\.tsx|useSomething\.ts)$/, // Examples of file names in CONTRIBUTING.md.
];

/** Written when the documentation is built, with names that the contracts hold. */
const GENERATED = /^docs\/api\/[\w-]+\.md$/;

const files = globSync('**/*', { withFileTypes: true, exclude: ({ name }) => SKIPPED_FOLDERS.has(name) })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(process.cwd(), join(parentPath, name)));

/** Every way to refer to a file or folder in the repository: `a/b/c.ts`, `b/c.ts`, and `c.ts`. */
const getEndings = (path: string): string[] => path.split('/').map((_, index, steps) => steps.slice(index).join('/'));
const endings = new Set(files.flatMap(getEndings));
const folders = new Set(files.map((file) => dirname(file)));

const COMMENT = /(?:^\s*(?:\*(?!\/)|#\s)|\/\*|(?:^|\s)\/\/\s)(.*)/;
const LINK = /\]\((?![a-z]+:|#)([^)\s#]+)[^)]*\)/g;
/** Excludes paths in URLs, parts of globs and templates, and package names. */
const FILE =
  /(?<![\w/.@:*{}<>$%-])((?:\.{1,2}\/)*(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|mjs|cjs|css|md|json|ya?ml))(?![\w/*{}<>-])/g;

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const isThere = (from: string, name: string): boolean => {
  const path = join(dirname(from), name);
  return endings.has(name) || endings.has(path) || folders.has(path) || ALLOWED.some((allowed) => allowed.test(name));
};

const missingInLine = (file: string, line: string): string[] => {
  const prose = file.endsWith('.md') ? line.replaceAll(LINK, ']') : (COMMENT.exec(line)?.[1] ?? '');
  const links = file.endsWith('.md') ? namesIn(line, LINK) : [];
  return [...links, ...namesIn(prose, FILE)].filter((name) => !isThere(file, name));
};

const missingIn = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => missingInLine(file, line).map((name) => `${file}:${index + 1}: ${name}`));

describe('file references', () => {
  it('PLT-7 point to existing files, in documents and comments', () => {
    const written = files.filter((file) => file !== OWN && !GENERATED.test(file));
    const read = written.filter((file) => /\.([mc]?[jt]sx?|css|md|ya?ml|conf)$|file$/.test(file));
    expect(read.length).toBeGreaterThan(1000);
    expect(read.flatMap((file) => missingIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['README.md', 'See [settings](docs/none.md#settings).', 'docs/none.md'],
    ['docs/operations.md', 'The table in `services/none.ts` says so.', 'services/none.ts'],
    ['deploy/start.ts', '/** Shown to all staff (none.md §6). */', 'none.md'],
    ['deploy/start.ts', "stop(); // As '../none/stop.ts' does.", '../none/stop.ts'],
    ['docker-compose.yml', '# Made by deploy/none.mjs.', 'deploy/none.mjs'],
  ])('PLT-7 are reported as missing in %s: %s', (file, line, name) => {
    expect(missingIn(file, line)).toEqual([`${file}:1: ${name}`]);
  });

  it.each([
    ['README.md', '[license](LICENSE), [operations](docs/operations.md#mails), [site](https://far.example/none.md)'],
    ['docs/operations.md', '`/api/none.json`, `e2e/**/none.ts`, `services/<name>/none.ts`, `@atelier/none.ts`'],
    ['deploy/start.ts', "import './none.ts';"],
  ])('PLT-7 are not reported where there are none, in %s: %s', (file, line) => {
    expect(missingIn(file, line)).toEqual([]);
  });
});
