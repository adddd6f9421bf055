import { parseArgs } from 'node:util';
import { withAddresses } from '../backup/place.ts';
import { restoreStream as restoreStreamAt, type StreamReport } from '../backup/restore-stream.ts';
import { parseEnvironment } from './environment.ts';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import type { ServiceName } from './unit-environments.ts';
import { withServices } from './with-services.ts';

const USAGE = `Usage:
  npm run events -- replay --consumer seo|search|analytics|audit|media --from DATE [--to DATE] [--dry-run]
      build what follows from events again, beside the running platform
  npm run events -- restore-stream --from DATE [--to DATE] [--dry-run]
      put events that the stream has lost back, from the daily archives and the outboxes
  DATE such as 2026-11-01 or 2026-11-01T08:30:00Z; --to itself is not included`;

/** Which service keeps what a consumer makes of events. */
const SERVICE_BY_CONSUMER: Readonly<Record<string, ServiceName>> = {
  seo: 'seo',
  search: 'search',
  analytics: 'analytics',
  audit: 'auth',
  media: 'media',
};

const PROGRESS_EVERY_MS = 1000;

interface Report {
  events: number;
  failed: number;
  rebuilt: number;
  different: number;
  takenOver: number;
  note?: string;
}

interface Rebuilder {
  rebuild(
    env: NodeJS.ProcessEnv,
    options: {
      from: string;
      to?: string | undefined;
      isDryRun: boolean;
      onProgress: (applied: number, total: number) => void;
    },
  ): Promise<Report>;
}

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

const serviceFor = (consumer = ''): ServiceName => {
  const service = SERVICE_BY_CONSUMER[consumer];
  if (service === undefined) throw new Problem(USAGE);
  return service;
};

const progressReporter = () => {
  let saidAtMs = Date.now();
  return (applied: number, total: number) => {
    if (Date.now() - saidAtMs < PROGRESS_EVERY_MS) return;
    saidAtMs = Date.now();
    say(`  ${applied} of ${total} events (${Math.floor((applied / total) * 100)}%)`);
  };
};

const toSummary = ({ events, failed, rebuilt, different, takenOver, note }: Report): string =>
  [
    `${events} events replayed, ${failed} of them passed over because they cannot be applied.`,
    `${rebuilt} documents rebuilt, ${different} of them different from the live ones.`,
    `${takenOver} documents without an event in this period are kept as they were.`,
    ...(note === undefined ? [] : [note]),
  ].join('\n');

const replay = async (args: readonly string[]): Promise<void> => {
  const { consumer, from, to, 'dry-run': isDryRun } = optionsIn(args);
  const service = serviceFor(consumer);
  const period = { from: parseDate(from), to: to === undefined ? undefined : parseDate(to) };
  await withServices([service], async (getEnvironment) => {
    const { rebuild } = (await import(`@atelier/${service}-service`)) as Rebuilder;
    const report = await rebuild(getEnvironment(service), { ...period, isDryRun, onProgress: progressReporter() });
    say(toSummary(report));
    say(isDryRun ? 'This was a dry run: nothing was replaced.' : `What ${consumer} shows is now the rebuilt copy.`);
  });
};

const toRestoreSummary = ({ days, archived, restored, expired, fromOutboxes }: StreamReport): string =>
  [
    `${days} archived days with ${archived} events of this period read; every hash is right.`,
    `${restored} events were missing in the stream and are restored; ${expired} are older than it keeps events, and left out.`,
    `${fromOutboxes} events that no archive has are sent again from the outboxes of their services.`,
  ].join('\n');

const restoreStream = async (args: readonly string[]): Promise<void> => {
  const { consumer, from, to, 'dry-run': isDryRun } = optionsIn(args);
  if (consumer !== undefined) throw new Problem(USAGE);
  const period = { from: parseDate(from), to: to === undefined ? undefined : parseDate(to) };
  await withAddresses(parseEnvironment(process.env), async (addresses) => {
    const report = await restoreStreamAt(addresses, { ...period, isDryRun, onProgress: progressReporter() });
    say(toRestoreSummary(report));
    if (isDryRun) say('This was a dry run: nothing was sent.');
  });
};

/** `npm run events -- …`. */
export const events = async ([action, ...args]: readonly string[]): Promise<void> => {
  if (action === 'replay') return replay(args);
  if (action === 'restore-stream') return restoreStream(args);
  throw new Problem(USAGE);
};
