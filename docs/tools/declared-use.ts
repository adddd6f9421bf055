import {
  CONTENT_EVENT_TYPES,
  canaryChanged,
  channelMoved,
  type EventOverview,
  fileRemoved,
  fileReplaced,
  type OperationKey,
  type ReleaseSet,
  releasesInUse,
  sessionRevoked,
  studioUpdated,
} from '@atelier/contracts';
import { namedCalls } from './named-calls.ts';

const ANSWER_WITHIN_MS = 15_000;

type Consumers = ReadonlyMap<string, readonly string[]>;

/** Who uses what. Without `events`, it is unknown who consumes which event. */
export interface DeclaredUse {
  calls: Consumers;
  events?: Consumers | undefined;
}

/** Calls that no script of a remote names. */
const CALLS_BESIDE_REMOTES: Readonly<Record<string, readonly OperationKey[]>> = {
  shell: [
    'GET /auth/me',
    'GET /media/{path}',
    'GET /releases/live',
    'GET /releases/{remote}/versions/{version}',
    'POST /analytics/track',
    'POST /auth/login',
    'POST /auth/login/passkey',
    'POST /auth/login/second-factor',
    'POST /auth/logout',
    'POST /auth/refresh',
    'POST /releases/reports',
    'POST /seo/redirects/follow',
  ],
  'mfe-public on the server': ['POST /contact/newsletter/confirm', 'POST /contact/newsletter/unsubscribe'],
  subscribers: ['GET /events/stream'],
};

/** Events that processes keep in memory, and therefore follow without a durable consumer. */
const FOLLOWED_IN_MEMORY: Readonly<Record<string, readonly string[]>> = {
  gateway: [...CONTENT_EVENT_TYPES, studioUpdated.type, sessionRevoked.type],
  shell: [channelMoved.type, canaryChanged.type, fileReplaced.type, fileRemoved.type],
};

const fetchFrom = async (address: string, headers: Record<string, string> = {}): Promise<Response> => {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!response.ok) throw new Error(`${address} was answered ${response.status}.`);
  return response;
};

export const fetchJson = async <Answer>(address: string, headers?: Record<string, string>): Promise<Answer> =>
  (await (await fetchFrom(address, headers)).json()) as Answer;

const fetchText = async (address: string): Promise<string> => (await fetchFrom(address)).text();

/** Turns what each consumer uses into who uses each thing. */
const byUse = (uses: Iterable<readonly [consumer: string, used: readonly string[]]>): Consumers => {
  const consumers = new Map<string, string[]>();
  for (const [consumer, used] of uses)
    for (const one of used) {
      const known = consumers.get(one) ?? [];
      if (!known.includes(consumer)) consumers.set(one, [...known, consumer].toSorted());
    }
  return consumers;
};

/** The calls that the scripts of the remotes in use name. */
const fetchCalls = async (origin: string, calls: readonly string[]): Promise<Consumers> => {
  const { data } = await fetchJson<{ data: ReleaseSet }>(`${origin}/api/releases/live`);
  const scripts = Object.keys(data.remotes).flatMap((remote) =>
    releasesInUse(data, remote).flatMap(({ name, version, files }) =>
      files
        .filter(({ path }) => path.endsWith('.js'))
        .map(({ path }) => ({ name, address: `${origin}/remotes/${name}/${version}/${path}` })),
    ),
  );
  const found = await Promise.all(
    scripts.map(async ({ name, address }) => [name, namedCalls(await fetchText(address), calls)] as const),
  );
  return byUse([...found, ...Object.entries(CALLS_BESIDE_REMOTES)]);
};

/** The events that the handlers of the running services subscribed to, as the broker knows them. */
const fetchEvents = async (origin: string, key: string): Promise<Consumers> => {
  const { data } = await fetchJson<{ data: EventOverview }>(`${origin}/api/events/overview`, { 'x-api-key': key });
  const durable = data.consumers.map(({ name, types }) => [name, types] as const);
  return byUse([...durable, ...Object.entries(FOLLOWED_IN_MEMORY)]);
};

/** What the consumers of a running Atelier declare. `key` is an API key with read on events. */
export const fetchDeclaredUse = async (
  origin: string,
  calls: readonly string[],
  key: string | undefined,
): Promise<DeclaredUse> => ({
  calls: await fetchCalls(origin, calls),
  events: key === undefined ? undefined : await fetchEvents(origin, key),
});
