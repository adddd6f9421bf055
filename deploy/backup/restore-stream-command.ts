import { parseEnvironment } from '../embedded/environment.ts';
import { parseEventsArguments, progressReporter, USAGE } from '../embedded/events-arguments.ts';
import { Problem } from '../embedded/problem.ts';
import { say } from '../embedded/progress.ts';
import { withAddresses } from './place.ts';
import { restoreStream as restoreStreamAt, type StreamReport } from './restore-stream.ts';

const toSummary = ({ days, archived, restored, expired, fromOutboxes }: StreamReport): string =>
  [
    `${days} archived days with ${archived} events of this period read; every hash is right.`,
    `${restored} events were missing in the stream and are restored; ${expired} are older than it keeps events, and left out.`,
    `${fromOutboxes} events that no archive has are sent again from the outboxes of their services.`,
  ].join('\n');

/** `npm run events -- restore-stream …`. */
export const restoreStream = async (args: readonly string[]): Promise<void> => {
  const { consumer, ...options } = parseEventsArguments(args);
  if (consumer !== undefined) throw new Problem(USAGE);
  await withAddresses(parseEnvironment(process.env), async (addresses) => {
    const report = await restoreStreamAt(addresses, { ...options, onProgress: progressReporter() });
    say(toSummary(report));
    if (options.isDryRun) say('This was a dry run: nothing was sent.');
  });
};
