import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';

export const EVENT_STREAM = 'ATELIER_EVENTS';
export const DEAD_LETTER_STREAM = 'ATELIER_DEAD_LETTERS';
export const DEAD_LETTER_PREFIX = 'dead-letter';
export const COUNTER_SUBJECT = 'limits';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an event can be replayed; the inbox remembers longer than that. */
export const EVENT_RETENTION_MS = 90 * DAY_MS;
const DUPLICATE_WINDOW_MS = 2 * 60 * 1000;
const MAX_COUNTERS = 100_000;

export interface StreamSettings {
  replicas: number;
  eventsMaxBytes: number;
  deadLettersMaxBytes: number;
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
/** What services decide about a stream. */
export type ManagedConfig = Pick<StreamConfig, 'name' | (typeof MANAGED)[number]>;

/** A full stream refuses new events, which then wait in their outboxes; it never drops old ones before their time. */
const streamConfig = (name: string, subjects: string[], maxBytes: number, replicas: number): ManagedConfig => ({
  name,
  subjects,
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  discard: DiscardPolicy.New,
  max_age: nanos(EVENT_RETENTION_MS),
  max_bytes: maxBytes,
  duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  num_replicas: replicas,
});

/** Counters of RATE_LIMITS: short-lived, so in memory; when there are too many, the oldest go (NATS 2.12 or newer). */
const counterStream = (replicas: number): ManagedConfig & Partial<StreamConfig> => ({
  name: 'ATELIER_LIMITS',
  subjects: [`${COUNTER_SUBJECT}.>`],
  retention: RetentionPolicy.Limits,
  storage: StorageType.Memory,
  discard: DiscardPolicy.Old,
  allow_msg_counter: true,
  max_msgs_per_subject: 1,
  max_msgs: MAX_COUNTERS,
  max_age: nanos(DAY_MS),
  max_bytes: -1,
  duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  num_replicas: replicas,
});

export const wantedStreams = ({ replicas, eventsMaxBytes, deadLettersMaxBytes }: StreamSettings): ManagedConfig[] => [
  streamConfig(EVENT_STREAM, ['atelier.>'], eventsMaxBytes, replicas),
  streamConfig(DEAD_LETTER_STREAM, [`${DEAD_LETTER_PREFIX}.>`], deadLettersMaxBytes, replicas),
];

/**
 * What changes about a stream that exists; undefined where nothing does. Replicas are never taken away, and a limit is never
 * set below what the stream holds already.
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

const ensureStream = async (
  { streams }: JetStreamManager,
  wanted: ManagedConfig,
  onRefusal: (error: unknown, stream: string) => void,
): Promise<void> => {
  const standing = await streams.info(wanted.name).catch((error: unknown) => {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return undefined;
    throw error;
  });
  if (standing === undefined) return void (await streams.add(wanted));
  const update = streamUpdate(standing.config, standing.state.bytes, wanted);
  if (update === undefined) return;
  // Events go on with the settings that stand, for example where the broker has no room for what is asked for.
  await streams.update(wanted.name, update).catch((error: unknown) => onRefusal(error, wanted.name));
};

/** Creates the streams where they are missing and brings their settings up to date. For services and setup only. */
export const ensureStreams = async (
  manager: JetStreamManager,
  settings: StreamSettings,
  onRefusal: (error: unknown, stream: string) => void,
): Promise<void> => {
  for (const wanted of wantedStreams(settings)) await ensureStream(manager, wanted, onRefusal);
  // Without counters each gateway limits by what it has seen itself.
  const counters = counterStream(settings.replicas);
  await ensureStream(manager, counters, onRefusal).catch((error: unknown) => onRefusal(error, counters.name));
};

/**
 * How full each stream is: above 1 where it holds more than it is set to, at 1 it refuses events. Settings that the broker
 * refused count as little as those that are only asked for.
 */
export const fillRatios = async (
  { streams }: JetStreamManager,
  settings: StreamSettings,
): Promise<ReadonlyMap<string, number>> => {
  const ratioOf = async ({ name, max_bytes }: ManagedConfig): Promise<[string, number]> => {
    const { config, state } = await streams.info(name);
    return [name, state.bytes / Math.min(max_bytes, config.max_bytes > 0 ? config.max_bytes : max_bytes)];
  };
  return new Map(await Promise.all(wantedStreams(settings).map(ratioOf)));
};
