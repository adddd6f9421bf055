import type { CloudEvent } from '@atelier/contracts';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

const STREAM = 'ATELIER_EVENTS';

const broker = () => {
  const url = process.env['TEST_NATS_URL'];
  if (!url) throw new Error('TEST_NATS_URL is not set: run integration tests by "npm run test:integration".');
  return connect({ servers: url });
};

/** The events with this subject (slug or identifier) that reached the stream, in order. */
export const publishedEvents = async (type: string, subject: string): Promise<CloudEvent[]> => {
  const connection = await broker();
  try {
    const manager = await jetstreamManager(connection);
    const events: CloudEvent[] = [];
    const last = (await manager.streams.info(STREAM)).state.last_seq;
    const consumer = await jetstream(connection).consumers.get(STREAM, { filter_subjects: type });
    for (let pending = (await consumer.info()).num_pending; pending > 0 && last > 0; pending -= 1) {
      const message = await consumer.next({ expires: 2000 });
      if (message === null) break;
      events.push(message.json<CloudEvent>());
    }
    return events.filter((event) => event.subject === subject);
  } finally {
    await connection.close();
  }
};

/** Puts an event on the stream as its owner's relay would; `msgId` absent means that the broker does not drop repetitions. */
export const publishEvent = async (event: CloudEvent, msgId?: string): Promise<void> => {
  const connection = await broker();
  try {
    await jetstream(connection).publish(event.type, JSON.stringify(event), msgId === undefined ? {} : { msgID: msgId });
  } finally {
    await connection.close();
  }
};
