import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';

export const EVENT_STREAM = 'ATELIER_EVENTS';
export const DEAD_LETTER_STREAM = 'ATELIER_DEAD_LETTERS';
/** What event subscribers read; the webhooks service creates it if subscribers are set up. */
export const PUBLIC_STREAM = 'ATELIER_PUBLIC';
export const COUNTER_STREAM = 'ATELIER_LIMITS';
export const DEAD_LETTER_PREFIX = 'dead-letter';
export const COUNTER_SUBJECT = 'limits';

const DAY_MS = 24 * 60 * 60 * 1000;
const DUPLICATE_WINDOW_MS = 2 * 60 * 1000;
const MAX_COUNTERS = 100_000;
const MAX_COUNTER_BYTES = 12 * 1024 * 1024;

export interface StreamSettings {
  replicas: number;
  eventsMaxBytes: number;
  deadLettersMaxBytes: number;
  /** How long an event can be replayed; the inbox remembers events longer than that. */
  retentionDays: number;
}

const MANAGED = [
  'subjects',
  'retention',
  'storage',
  'discard',
  'max_age',
  'max_bytes',
  'duplicate_window',
  'num_replicas',
] as const;
/** The settings of a stream that services manage. */
export type ManagedConfig = Pick<StreamConfig, 'name' | (typeof MANAGED)[number]>;

/** A full stream refuses new events, which then wait in their outboxes; it never drops old ones before their time. */
const streamConfig = (
  name: string,
  subjects: string[],
  maxBytes: number,
  { replicas, retentionDays }: StreamSettings,
): ManagedConfig => ({
  name,
  subjects,
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  discard: DiscardPolicy.New,
  max_age: nanos(retentionDays * DAY_MS),
  max_bytes: maxBytes,
  duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  num_replicas: replicas,
});

/**
 * Counters of RATE_LIMITS: short-lived, so kept in memory; when there are too many, the oldest are dropped (NATS 2.12 or
 * newer).
 */
export const counterStream = (replicas: number): ManagedConfig & Partial<StreamConfig> => ({
  name: COUNTER_STREAM,
  subjects: [`${COUNTER_SUBJECT}.>`],
  retention: RetentionPolicy.Limits,
  storage: StorageType.Memory,
  discard: DiscardPolicy.Old,
  allow_msg_counter: true,
  max_msgs_per_subject: 1,
  max_msgs: MAX_COUNTERS,
  max_age: nanos(DAY_MS),
  max_bytes: MAX_COUNTER_BYTES,
  duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  num_replicas: replicas,
});

export const wantedStreams = (settings: StreamSettings): ManagedConfig[] => [
  streamConfig(EVENT_STREAM, ['atelier.>'], settings.eventsMaxBytes, settings),
  streamConfig(DEAD_LETTER_STREAM, [`${DEAD_LETTER_PREFIX}.>`], settings.deadLettersMaxBytes, settings),
];

/**
 * Computes the changes to an existing stream; undefined if there are none. Never removes replicas, and never sets a limit below
 * the stream's current contents.
 */
export const streamUpdate = (
  current: ManagedConfig,
  heldBytes: number,
  wanted: ManagedConfig,
): ManagedConfig | undefined => {
  const target = {
    ...wanted,
    num_replicas: Math.max(current.num_replicas, wanted.num_replicas),
    max_bytes: wanted.max_bytes < heldBytes ? current.max_bytes : wanted.max_bytes,
  };
  const differs = MANAGED.some((key) => String(current[key]) !== String(target[key]));
  return differs ? target : undefined;
};

export const findStream = ({ streams }: JetStreamManager, name: string): Promise<StreamInfo | undefined> =>
  streams.info(name).catch((error: unknown) => {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return undefined;
    throw error;
  });

/** Creates a missing stream, or updates its settings. */
export const ensureStream = async (
  manager: JetStreamManager,
  wanted: ManagedConfig,
  onRefusal: (error: unknown, stream: string) => void,
): Promise<void> => {
  const { streams } = manager;
  const standing = await findStream(manager, wanted.name);
  if (standing === undefined) return void (await streams.add(wanted));
  const update = streamUpdate(standing.config, standing.state.bytes, wanted);
  if (update === undefined) return;
  // Events continue with the current settings, for example if the broker has no room for the new ones.
  await streams.update(wanted.name, update).catch((error: unknown) => onRefusal(error, wanted.name));
};

/** Creates missing streams and updates their settings. For services and setup only. */
export const ensureStreams = async (
  manager: JetStreamManager,
  settings: StreamSettings,
  onRefusal: (error: unknown, stream: string) => void,
): Promise<void> => {
  for (const wanted of wantedStreams(settings)) await ensureStream(manager, wanted, onRefusal);
  // Without counters, each gateway limits by the requests it has seen itself.
  const counters = counterStream(settings.replicas);
  await ensureStream(manager, counters, onRefusal).catch((error: unknown) => onRefusal(error, counters.name));
};

export interface StreamFigures {
  name: string;
  /** At 1 the stream refuses events; above 1 it holds more than its configured limit. */
  fillRatio: number;
  messages: number;
}

/**
 * How full each stream is. Uses the smaller of the configured limit and the limit in effect, since the broker may have refused
 * the configured one.
 */
export const measureStreams = ({ streams }: JetStreamManager, settings: StreamSettings): Promise<StreamFigures[]> =>
  Promise.all(
    wantedStreams(settings).map(async ({ name, max_bytes }) => {
      const { config, state } = await streams.info(name);
      const limit = Math.min(max_bytes, config.max_bytes > 0 ? config.max_bytes : max_bytes);
      return { name, fillRatio: state.bytes / limit, messages: state.messages };
    }),
  );
