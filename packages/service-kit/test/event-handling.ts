import { randomUUID } from 'node:crypto';
import type { CloudEvent } from '@atelier/contracts';
import { demanded, dropDatabase, startCuttableServer } from '@atelier/test-kit';
import mongoose from 'mongoose';
import { Broker } from '../src/events/broker.js';
import { EventBacklog } from '../src/events/event-backlog.js';
import { EventMetrics } from '../src/events/event-metrics.js';
import { INBOX, Inbox, type InboxEntry, inboxSchema } from '../src/events/inbox.js';
import { EVENT_TIMING, JetStreamServer } from '../src/events/jetstream-server.js';
import { OUTBOX, type OutboxEntry, outboxSchema } from '../src/events/outbox.schema.js';
import type { OutboxRelay } from '../src/events/outbox-relay.js';
import { EVENT_STREAM } from '../src/events/streams.js';
import { Metrics } from '../src/http/metrics.js';
import { createLogger } from '../src/logging/logger.js';
import { Transactions } from '../src/mongo/transactions.js';
import { Tracer } from '../src/tracing/tracer.js';

interface Effect {
  _id: string;
  times: number;
}

const SERVER_SELECTION_MS = 500;

/**
 * The event transport, the inbox and a collection of effects on real servers, with the ways to MongoDB and NATS in the test's hand.
 * Each probe has a consumer and a database of its own.
 */
export const startEventHandling = async (timing: Partial<typeof EVENT_TIMING> = {}) => {
  const name = `test_probe_${randomUUID().slice(0, 8)}`;
  const lines: string[] = [];
  const logger = createLogger('probe', 'info', { write: (line) => lines.push(line) });
  const metrics = new Metrics('probe');
  const eventMetrics = new EventMetrics(metrics);
  const mongodb = await startCuttableServer(demanded('TEST_MONGODB_URL'));
  const database = await mongoose
    .createConnection(mongodb.url.replace('replicaSet=rs0', 'directConnection=true'), {
      dbName: name,
      serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    })
    .asPromise();
  const effects = database.model(
    'Effect',
    new mongoose.Schema<Effect>({ _id: String, times: Number }, { collection: 'effects', versionKey: false }),
  );
  const entries = database.model<InboxEntry>(INBOX, inboxSchema);
  const outbox = database.model<OutboxEntry>(OUTBOX, outboxSchema);
  await Promise.all([effects, entries, outbox].map((model) => model.createCollection()));
  const relay = { nudge: () => undefined } as unknown as OutboxRelay;
  const nats = await startCuttableServer(demanded('TEST_NATS_URL'));
  const broker = new Broker(nats.url, name, logger);
  const backlog = new EventBacklog(outbox, broker, metrics, 'probe', { MONGODB_DATABASE: name }, logger);
  const newServer = () =>
    new JetStreamServer({
      tracer: Tracer.OFF,
      broker,
      streams: { ensure: async () => undefined },
      consumer: name,
      since: new Date().toISOString(),
      logger,
      metrics: eventMetrics,
      timing: { ...EVENT_TIMING, ...timing },
    });
  const servers = [newServer()];
  return {
    name,
    mongodb,
    nats,
    effects,
    outbox,
    backlog,
    getMetrics: () => metrics.registry.metrics(),
    getLogLines: (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line)),
    inbox: new Inbox(entries, new Transactions(database, relay)),
    /** Another process of the service, as it were, with the same consumer; call before `on`. */
    addReplica: () => void servers.push(newServer()),
    /** How many replicas wait at the broker for their next event. */
    countWaiting: async () => (await (await broker.manager()).consumers.info(EVENT_STREAM, name)).num_waiting,
    on: (type: string, handle: (event: CloudEvent) => Promise<void>, handler?: string) => {
      for (const server of servers) server.addHandler(type, handle, true, { handler });
    },
    /** A handler that takes up to this many events at once. */
    onBatch: (type: string, batch: number, handle: (events: CloudEvent[]) => Promise<void>) => {
      const extras = { batch };
      for (const server of servers) server.addHandler(type, handle, true, extras);
    },
    listen: () => {
      for (const server of servers) server.listen(() => undefined);
    },
    /** Part of an inbox's transaction. */
    count: async (key: string) => {
      await effects.updateOne({ _id: key }, { $inc: { times: 1 } }, { upsert: true });
    },
    stop: async () => {
      mongodb.mend();
      nats.mend();
      await Promise.all(servers.map((server) => server.close()));
      await broker.close();
      await database.close();
      await Promise.all([mongodb.stop(), nats.stop()]);
      await dropDatabase(name);
    },
  };
};
export type EventHandling = Awaited<ReturnType<typeof startEventHandling>>;
