// Compares the calls and events of this checkout with what consumers of a running Atelier use (`npm run can-i-deploy`).
import { parseArgs } from 'node:util';
import { asyncApiDocument } from '@atelier/contracts/documents/asyncapi';
import { openApiDocument } from '@atelier/contracts/documents/openapi';
import { parseEnvironment } from '../../deploy/embedded/environment.ts';
import { ROUTING_TABLE } from '../../gateway/src/routing/routing-table.ts';
import { type ApiDocument, breakingChanges } from './breaking-changes.ts';
import { breakingEventChanges, type EventDocument } from './breaking-event-changes.ts';
import { type DeclaredUse, fetchDeclaredUse, fetchJson } from './declared-use.ts';

const USAGE = `Usage: npm run can-i-deploy -- [SERVICE] [--against URL] [--json]
SERVICE is the name of a folder under services, such as content; without it all services are compared.
URL is ATELIER_URL by default, and without that the address of npm start.
ATELIER_API_KEY is a key with read on events: without it, every event counts as used.
--json writes { "canDeploy": …, "breaks": […], "notes": […] } to stdout.
Exit code: 0 nothing breaks, 2 something does, 1 anything else.`;
const BREAKS_EXIT_CODE = 2;
const NO_KEY = 'Who consumes which event is unknown: set ATELIER_API_KEY to a key with read on events.';

export interface Documents {
  api: ApiDocument;
  events: EventDocument;
}

const only = <Value>(record: Record<string, Value>, isKept: (key: string) => boolean): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isKept(key)));

const isCall = (service: string) => (path: string) =>
  ROUTING_TABLE[path.split('/')[1] ?? '']?.service === `${service.toUpperCase()}_URL`;

/** The calls and events of a service. */
const ofService = ({ api, events }: Documents, service: string): Documents => ({
  api: { ...api, paths: only(api.paths, isCall(service)) },
  events: {
    components: {
      ...events.components,
      messages: only(events.components.messages, (event) => event.startsWith(`${service}.`)),
    },
  },
});

/** Changes that break clients and consumers of the running Atelier, one line each. */
export const getBreaks = (running: Documents, next: Documents, service?: string): string[] => {
  const promised = service === undefined ? running : ofService(running, service);
  return [...breakingChanges(promised.api, next.api), ...breakingEventChanges(promised.events, next.events)];
};

/** `GET /blog/{id}` or `atelier.content.post.published.v1`, whose change a line describes. */
const getChanged = (line: string): string => {
  const [name = ''] = /^(?:[A-Z]+ )?[^\s:]+/.exec(line) ?? [];
  return name.includes(' ') ? name : `atelier.${name}`;
};

const getConsumers = (changed: string, { calls, events }: DeclaredUse): readonly string[] => {
  if (changed.includes(' ')) return calls.get(changed) ?? [];
  // The event of the stream for other systems has no type of its own.
  if (changed === 'atelier.streamed-event') return ['subscribers'];
  return events === undefined ? ['unknown consumers'] : (events.get(changed) ?? []);
};

export interface Verdict {
  canDeploy: boolean;
  breaks: string[];
  /** Changes that would break nobody, and what could not be found out. */
  notes: string[];
}

/** Changes of what somebody declares to use are breaks, with their names; others are notes. */
export const getVerdict = (changes: readonly string[], use: DeclaredUse): Verdict => {
  const judged = changes.map((line) => ({ line, consumers: getConsumers(getChanged(line), use) }));
  const used = judged.filter(({ consumers }) => consumers.length > 0);
  const unused = judged.filter(({ consumers }) => consumers.length === 0);
  return {
    canDeploy: used.length === 0,
    breaks: used.map(({ line, consumers }) => `${line} (used by ${consumers.join(', ')})`),
    notes: [
      ...unused.map(({ line }) => `${line} (nobody declares to use it)`),
      ...(use.events === undefined ? [NO_KEY] : []),
    ],
  };
};

const describe = ({ canDeploy, breaks, notes }: Verdict): string =>
  [
    canDeploy ? 'Yes: nothing that runs would break.' : 'No:',
    ...breaks.map((line) => `  ${line}`),
    ...(notes.length > 0 ? ['Notes:'] : []),
    ...notes.map((line) => `  ${line}`),
  ].join('\n');

const listCalls = ({ paths }: ApiDocument): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

/** Compares documents with a running Atelier and the use that its consumers declare. */
export const compareWithRunning = async (
  origin: string,
  next: Documents,
  { service, key }: { service?: string | undefined; key?: string | undefined },
): Promise<Verdict> => {
  const running = {
    api: await fetchJson<ApiDocument>(`${origin}/api/openapi.json`),
    events: await fetchJson<EventDocument>(`${origin}/api/asyncapi.json`),
  };
  const use = await fetchDeclaredUse(origin, listCalls(running.api), key);
  return getVerdict(getBreaks(running, next, service), use);
};

const canIDeploy = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { against: { type: 'string' }, json: { type: 'boolean' } },
  });
  const { against = process.env.ATELIER_URL || parseEnvironment(process.env).publicUrl } = values;
  if (!URL.canParse(against)) throw new Error(USAGE);
  const next = {
    api: openApiDocument() as unknown as ApiDocument,
    events: asyncApiDocument() as unknown as EventDocument,
  };
  const verdict = await compareWithRunning(new URL(against).origin, next, {
    service: positionals[0],
    key: process.env.ATELIER_API_KEY || undefined,
  });
  process.stdout.write(`${values.json ? JSON.stringify(verdict) : describe(verdict)}\n`);
  if (!verdict.canDeploy) process.exitCode = BREAKS_EXIT_CODE;
};

if (import.meta.main) {
  try {
    await canIDeploy(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
