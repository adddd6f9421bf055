import { parseArgs } from 'node:util';
import type { ForeignProgram } from '@atelier/content-import';
import { Problem } from '../problem.ts';

export const FOREIGN_USAGE = `  npm run import -- --from ghost FILE.json      bring in posts and pages of Ghost
  npm run import -- --from wordpress FILE.xml   bring in posts and pages of WordPress
      --pictures PATH     a folder or a ZIP file with the pictures
      --dry-run           only report what would come over
      --update            change what exists under the same slug; otherwise it stays as it is
      --category SLUG     for posts whose categories the blog does not know (news)
      --report FILE       write the whole report to a file`;

export interface ForeignArguments {
  from: ForeignProgram;
  file: string;
  pictures: string | undefined;
  isDryRun: boolean;
  isUpdate: boolean;
  category: string;
  report: string | undefined;
}

const OPTIONS = {
  from: { type: 'string' },
  pictures: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  update: { type: 'boolean', default: false },
  category: { type: 'string', default: 'news' },
  report: { type: 'string' },
} as const;

const isProgram = (name: string | undefined): name is ForeignProgram => name === 'ghost' || name === 'wordpress';

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return undefined;
  }
};

/** Throws a Problem with the usage. */
export const getForeignArguments = (args: readonly string[]): ForeignArguments => {
  const { values, positionals } = parse(args) ?? {};
  const [file, ...others] = positionals ?? [];
  if (values === undefined || file === undefined || others.length > 0 || !isProgram(values.from))
    throw new Problem(`Usage:\n${FOREIGN_USAGE}`);
  const { from, pictures, category, report } = values;
  return { from, file, pictures, category, report, isDryRun: values['dry-run'], isUpdate: values.update };
};
