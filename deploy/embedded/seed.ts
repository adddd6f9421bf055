import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { resetSamples, SAMPLE_KEEPERS, seedSamples } from './data/sample-data.ts';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { withServices } from './with-services.ts';

const USAGE = `Usage:
  npm run seed                     fill everything that is empty with sample content
  npm run seed -- --reset [--yes]  replace all content and messages; --yes does not ask`;

const getOptions = (args: readonly string[]): { reset: boolean; yes: boolean } => {
  try {
    const options = { reset: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new Problem(USAGE);
  }
};

const WARNING = `This moves every service, project, member of the team and post to the trash, removes every message for good, and
fills in the sample content again. Users, releases and uploaded files stay.`;

/** Throws a Problem unless the user confirms at the terminal. */
const confirm = async (): Promise<void> => {
  if (!process.stdin.isTTY) throw new Problem(`${WARNING}\nNobody can be asked here: add --yes if that is meant.`);
  say(WARNING);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question('Type yes to go on: ');
    if (answer.trim().toLowerCase() !== 'yes') throw new Problem('Nothing was changed.');
  } finally {
    terminal.close();
  }
};

/** `npm run seed -- …`. */
export const seed = async (args: readonly string[]): Promise<void> => {
  const { reset, yes } = getOptions(args);
  if (reset && !yes) await confirm();
  await withServices(SAMPLE_KEEPERS, async (getEnvironment) => {
    const isFilled = reset ? await resetSamples(getEnvironment) : await seedSamples(getEnvironment);
    say(isFilled ? 'The sample content is in place.' : 'Nothing was empty, so nothing was filled in.');
  });
};
