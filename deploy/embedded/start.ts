import { parseArgs } from 'node:util';
import { runLauncher } from './launcher.ts';
import { Problem } from './problem.ts';

const USAGE = `Usage:
  npm start              everything; an empty database is filled with sample content
  npm start -- --blank   everything; an empty database stays empty, and a page leads you through the setup`;

const getOptions = (args: readonly string[]): { isBlank: boolean } => {
  try {
    const options = { blank: { type: 'boolean', default: false } } as const;
    return { isBlank: parseArgs({ args: [...args], options }).values.blank };
  } catch {
    throw new Problem(USAGE);
  }
};

/** `npm start`: the whole platform, until Ctrl-C. */
export const start = async (args: readonly string[]): Promise<void> => runLauncher(getOptions(args));
