import {
  DiscardPolicy,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { COUNTER_SUBJECT } from '../limits/shared-counters.js';

export const EVENT_STREAM = 'ATELIER_EVENTS';
export const DEAD_LETTER_STREAM = 'ATELIER_DEAD_LETTERS';
export const DEAD_LETTER_PREFIX = 'dead-letter';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an event can be replayed; the inbox remembers longer than that. */
export const EVENT_RETENTION_MS = 90 * DAY_MS;
const DUPLICATE_WINDOW_MS = 2 * 60 * 1000;
const MAX_COUNTERS = 100_000;

const streamConfig = (
  name: string,
  subjects: string[],
  replicas: number,
): Partial<StreamConfig> & { name: string } => ({
  name,
  subjects,
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  discard: DiscardPolicy.Old,
  max_age: nanos(EVENT_RETENTION_MS),
  duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  num_replicas: replicas,
});

/** Counters of RATE_LIMITS: short-lived, so in memory; when there are too many, the oldest go (NATS 2.12 or newer). */
const counterStream = (replicas: number): Partial<StreamConfig> & { name: string } => ({
  name: 'ATELIER_LIMITS',
  subjects: [`${COUNTER_SUBJECT}.>`],
  retention: RetentionPolicy.Limits,
  storage: StorageType.Memory,
  discard: DiscardPolicy.Old,
  allow_msg_counter: true,
  max_msgs_per_subject: 1,
  max_msgs: MAX_COUNTERS,
  max_age: nanos(DAY_MS),
  num_replicas: replicas,
});

/** Creates the streams where they are missing and brings their settings up to date. */
export const ensureStreams = async (manager: JetStreamManager, replicas: number): Promise<void> => {
  const wanted = [
    streamConfig(EVENT_STREAM, ['atelier.>'], replicas),
    streamConfig(DEAD_LETTER_STREAM, [`${DEAD_LETTER_PREFIX}.>`], replicas),
    counterStream(replicas),
  ];
  for (const config of wanted) {
    try {
      await manager.streams.info(config.name);
      await manager.streams.update(config.name, config);
    } catch {
      await manager.streams.add(config);
    }
  }
};
