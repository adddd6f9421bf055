// Compares the calls and events of this checkout with those of a running Atelier (`npm run can-i-deploy`).
import { parseArgs } from 'node:util';
import { asyncApiDocument } from '@atelier/contracts/documents/asyncapi';
import { openApiDocument } from '@atelier/contracts/documents/openapi';
import { ROUTING_TABLE } from '../../gateway/src/routing/routing-table.ts';
import { type ApiDocument, breakingChanges } from './breaking-changes.ts';
import { breakingEventChanges, type EventDocument } from './breaking-event-changes.ts';

const USAGE = `Usage: npm run can-i-deploy -- [SERVICE] --against URL [--json]
SERVICE is the name of a folder under services, such as content; without it all services are compared.
--json writes { "canDeploy": …, "breaks": […] } to stdout.
Exit code: 0 nothing breaks, 2 something does, 1 anything else.`;
const BREAKS_EXIT_CODE = 2;
const ANSWER_WITHIN_MS = 15_000;

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

const describe = (breaks: readonly string[]): string =>
  breaks.length === 0
    ? 'Yes: nothing that runs would break.'
    : ['No:', ...breaks.map((line) => `  ${line}`)].join('\n');

const fetchDocument = async <Document>(address: string): Promise<Document> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!response.ok) throw new Error(`${address} was answered ${response.status}.`);
  return (await response.json()) as Document;
};

const canIDeploy = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { against: { type: 'string' }, json: { type: 'boolean' } },
  });
  if (values.against === undefined || !URL.canParse(values.against)) throw new Error(USAGE);
  const { origin } = new URL(values.against);
  const running = {
    api: await fetchDocument<ApiDocument>(`${origin}/api/openapi.json`),
    events: await fetchDocument<EventDocument>(`${origin}/api/asyncapi.json`),
  };
  const next = {
    api: openApiDocument() as unknown as ApiDocument,
    events: asyncApiDocument() as unknown as EventDocument,
  };
  const breaks = getBreaks(running, next, positionals[0]);
  const text = values.json ? JSON.stringify({ canDeploy: breaks.length === 0, breaks }) : describe(breaks);
  process.stdout.write(`${text}\n`);
  if (breaks.length > 0) process.exitCode = BREAKS_EXIT_CODE;
};

if (import.meta.main) {
  try {
    await canIDeploy(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
