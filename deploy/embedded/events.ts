import { parseEventsArguments, progressReporter, USAGE } from './events-arguments.ts';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import type { ServiceName } from './unit-environments.ts';
import { withServices } from './with-services.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';

/** Which service keeps what a consumer makes of events. */
const SERVICE_BY_CONSUMER: Readonly<Record<string, ServiceName>> = {
  seo: 'seo',
  search: 'search',
  analytics: 'analytics',
  audit: 'auth',
  media: 'media',
};

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

const serviceFor = (consumer = ''): ServiceName => {
  const service = SERVICE_BY_CONSUMER[consumer];
  if (service === undefined) throw new Problem(USAGE);
  return service;
};

const toSummary = ({ events, failed, rebuilt, different, takenOver, note }: Report): string =>
  [
    `${events} events replayed, ${failed} of them passed over because they cannot be applied.`,
    `${rebuilt} documents rebuilt, ${different} of them different from the live ones.`,
    `${takenOver} documents without an event in this period are kept as they were.`,
    ...(note === undefined ? [] : [note]),
  ].join('\n');

const replay = async (args: readonly string[]): Promise<void> => {
  const { consumer, ...options } = parseEventsArguments(args);
  const service = serviceFor(consumer);
  await withServices([service], async (getEnvironment) => {
    const { rebuild } = (await import(`@atelier/${service}-service`)) as Rebuilder;
    const report = await rebuild(getEnvironment(service), { ...options, onProgress: progressReporter() });
    say(toSummary(report));
    say(
      options.isDryRun
        ? 'This was a dry run: nothing was replaced.'
        : `What ${consumer} shows is now the rebuilt copy.`,
    );
  });
};

/** Object storage is the services' own code, which must be built. */
const loadRestore = async () => {
  await buildWorkspaces({ only: '@atelier/service-kit' });
  return import('../backup/restore-stream-command.ts');
};

/** `npm run events -- …`. */
export const events = async ([action, ...args]: readonly string[]): Promise<void> => {
  if (action === 'replay') return replay(args);
  if (action === 'restore-stream') return (await loadRestore()).restoreStream(args);
  throw new Problem(USAGE);
};
