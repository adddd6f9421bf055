import type { CloudEvent } from '@atelier/contracts';
import { type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

const STREAM = 'ATELIER_EVENTS';
const DEAD_LETTERS = 'ATELIER_DEAD_LETTERS';

const broker = () => {
  const url = process.env.TEST_NATS_URL;
  if (!url) throw new Error('TEST_NATS_URL is not set: run integration tests by "npm run test:integration".');
  // The client takes credentials beside the address, not in it.
  const { host, username: user, password: pass } = new URL(url);
  return connect({ servers: host, user, pass });
};

/** Everything of a stream that matches now, in order; its consumer goes with the reading, as brokers hold few of them. */
const readAll = async (stream: string, filter: string): Promise<JsMsg[]> => {
  const connection = await broker();
  try {
    const consumer = await jetstream(connection).consumers.get(stream, { filter_subjects: filter });
    const messages: JsMsg[] = [];
    for (let pending = (await consumer.info()).num_pending; pending > 0; pending -= 1) {
      const message = await consumer.next({ expires: 2000 });
      if (message === null) break;
      messages.push(message);
    }
    await consumer.delete();
    return messages;
  } finally {
    await connection.close();
  }
};

/** The events with this subject (slug or identifier) that reached the stream, in order. */
export const publishedEvents = async (type: string, subject: string): Promise<CloudEvent[]> => {
  const messages = await readAll(STREAM, type);
  return messages.map((message) => message.json<CloudEvent>()).filter((event) => event.subject === subject);
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

/** The same for many events at once. */
export const publishEvents = async (events: readonly CloudEvent[]): Promise<void> => {
  const connection = await broker();
  try {
    const client = jetstream(connection);
    await Promise.all(events.map((event) => client.publish(event.type, JSON.stringify(event))));
  } finally {
    await connection.close();
  }
};

/** What this consumer gave up, each with the reason: the consumer of a service under test has its database's name. */
export const deadLetters = async (
  consumer: string,
): Promise<{ event: CloudEvent; error: string; failures: number }[]> => {
  const messages = await readAll(DEAD_LETTERS, `dead-letter.${consumer}.>`);
  return messages.map((message) => ({
    event: message.json<CloudEvent>(),
    error: message.headers?.get('Atelier-Error') ?? '',
    failures: Number(message.headers?.get('Atelier-Failures')),
  }));
};

/** How many events a consumer was given and has not acknowledged. */
export const countHeldEvents = async (consumer: string): Promise<number> => {
  const connection = await broker();
  try {
    const manager = await jetstreamManager(connection);
    return (await manager.consumers.info(STREAM, consumer)).num_ack_pending;
  } finally {
    await connection.close();
  }
};

/** Takes away the event consumer that a service under test left on the broker, if it made one. */
export const forgetConsumer = async (consumer: string): Promise<void> => {
  const connection = await broker();
  try {
    const manager = await jetstreamManager(connection);
    await manager.consumers.delete(STREAM, consumer).catch(() => false);
  } finally {
    await connection.close();
  }
};
