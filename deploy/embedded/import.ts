import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ContentDrafts } from './content-file/content-kinds.ts';
import type { ContentFile, DraftIssue, FileProblem } from './content-file/read-content-file.ts';
import { FOREIGN_USAGE } from './foreign-import/foreign-arguments.ts';
import { getMessage, Problem } from './problem.ts';
import { say } from './progress.ts';
import { withServices } from './with-services.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';

const USAGE = `Usage:
  npm run import -- FILE            bring in services, projects, team, posts and pages, all or nothing
  npm run import -- --update FILE   the same; what exists under the same slug is changed
  npm run import -- --check FILE    only say what is wrong with the file
${FOREIGN_USAGE}`;

const SHOWN_PROBLEMS = 50;
const HOW_TO_CHANGE = '\nTo change what exists, add --update.';

interface ContentService {
  /** Writes everything, or throws an error with `issues` and writes nothing, for example if a slug exists and `update` is not set. */
  importContent(
    env: NodeJS.ProcessEnv,
    content: ContentDrafts,
    options: { existing: 'refuse' | 'update' },
  ): Promise<{ created: number; updated: number }>;
}

const CONTENT_SERVICE = '@atelier/content-service';

const getArguments = (args: readonly string[]) => {
  try {
    const options = { check: { type: 'boolean' }, update: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Problem(USAGE);
    return { file, check: values.check ?? false, update: values.update ?? false };
  } catch {
    throw new Problem(USAGE);
  }
};

/** npm runs scripts in the repository's root, but the file is relative to the folder where npm was called. */
const read = (file: string): string => {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  } catch (error) {
    throw new Problem(`${file} cannot be read (${getMessage(error)}).`);
  }
};

const describe = ({ line, column, field, message }: FileProblem): string =>
  `  line ${line}, column ${column}: ${field === '' ? '' : `${field}: `}${message}`;

const refuse = (file: string, problems: readonly FileProblem[], hint = ''): never => {
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  const shown = problems.slice(0, SHOWN_PROBLEMS).map(describe);
  if (problems.length > shown.length) shown.push(`  … and ${problems.length - shown.length} more`);
  throw new Problem(`${basename(file)} has ${count}; nothing was changed.\n${shown.join('\n')}${hint}`);
};

const toSummary = (content: ContentDrafts): string =>
  Object.entries(content)
    .filter(([, { length }]) => length > 0)
    .map(([kind, { length }]) => `${length} ${length === 1 ? kind.slice(0, -1) : kind}`)
    .join(', ');

const readFile = async (file: string): Promise<ContentFile> => {
  const text = read(file);
  await buildWorkspaces({ only: '@atelier/contracts' });
  // Imports the contracts, which must be built by now.
  const { readContentFile } = await import('./content-file/read-content-file.ts');
  const found = readContentFile(text);
  if ('problems' in found) return refuse(file, found.problems);
  if (toSummary(found.content) === '') throw new Problem(`${basename(file)} brings nothing.`);
  return found;
};

const getIssues = (error: unknown): readonly DraftIssue[] | undefined =>
  error instanceof Error && 'issues' in error && Array.isArray(error.issues) ? error.issues : undefined;

const write = async (file: string, { content, locate }: ContentFile, update: boolean): Promise<void> => {
  await withServices(['content'], async (getEnvironment) => {
    const { importContent } = (await import(CONTENT_SERVICE)) as ContentService;
    try {
      const { created, updated } = await importContent(getEnvironment('content'), content, {
        existing: update ? 'update' : 'refuse',
      });
      say(`Imported ${toSummary(content)}: ${created} new, ${updated} changed.`);
    } catch (error) {
      const issues = getIssues(error);
      if (issues === undefined) throw error;
      refuse(file, locate(issues), update ? '' : HOW_TO_CHANGE);
    }
  });
};

/** `npm run import -- …`. */
export const importContentFile = async (args: readonly string[]): Promise<void> => {
  if (args.some((argument) => /^--from(?:=|$)/.test(argument)))
    return (await import('./foreign-import/import-foreign.ts')).importForeign(args);
  const { file, check, update } = getArguments(args);
  const found = await readFile(file);
  if (check) return say(`${basename(file)} is good: ${toSummary(found.content)}.`);
  return write(file, found, update);
};
