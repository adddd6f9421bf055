import { parseArgs } from 'node:util';
import { Problem } from './problem.ts';
import { say } from './progress.ts';

export const USAGE = `Usage:
  npm run events -- replay --consumer seo|search|analytics|audit|media --from DATE [--to DATE] [--dry-run]
      build what follows from events again, beside the running platform
  npm run events -- restore-stream --from DATE [--to DATE] [--dry-run]
      put events that the stream has lost back, from the daily archives and the outboxes
  DATE such as 2026-11-01 or 2026-11-01T08:30:00Z; --to itself is not included`;

const PROGRESS_EVERY_MS = 1000;

const OPTIONS = {
  consumer: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

const optionsIn = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    throw new Problem(USAGE);
  }
};

const parseDate = (text: string | undefined): string => {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) throw new Problem(USAGE);
  return date.toISOString();
};

/** Throws a Problem with the usage. */
export const parseEventsArguments = (args: readonly string[]) => {
  const { consumer, from, to, 'dry-run': isDryRun } = optionsIn(args);
  return { consumer, from: parseDate(from), to: to === undefined ? undefined : parseDate(to), isDryRun };
};

/** Says at most once a second how far the work is. */
export const progressReporter = () => {
  let saidAtMs = Date.now();
  return (applied: number, total: number) => {
    if (Date.now() - saidAtMs < PROGRESS_EVERY_MS) return;
    saidAtMs = Date.now();
    say(`  ${applied} of ${total} events (${Math.floor((applied / total) * 100)}%)`);
  };
};
