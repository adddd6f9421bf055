import {
  DiscardPolicy,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';

export const EVENT_STREAM = 'ATELIER_EVENTS';
export const DEAD_LETTER_STREAM = 'ATELIER_DEAD_LETTERS';
export const DEAD_LETTER_PREFIX = 'dead-letter';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an event can be replayed; the inbox remembers longer than that. */
export const EVENT_RETENTION_MS = 90 * DAY_MS;
const DUPLICATE_WINDOW_MS = 2 * 60 * 1000;

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

/** Creates the streams where they are missing and brings their settings up to date. */
export const ensureStreams = async (manager: JetStreamManager, replicas: number): Promise<void> => {
  const wanted = [
    streamConfig(EVENT_STREAM, ['atelier.>'], replicas),
    streamConfig(DEAD_LETTER_STREAM, [`${DEAD_LETTER_PREFIX}.>`], replicas),
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
