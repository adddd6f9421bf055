import { randomUUID } from 'node:crypto';
import { pageViewed } from '@atelier/contracts';
import { anEvent, demanded, dropDatabase, eventually } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection, type Model } from 'mongoose';
import { createLogger } from '../logging/logger.js';
import { Tracer } from '../tracing/tracer.js';
import { Broker } from './broker.js';
import { OUTBOX, type OutboxEntry, outboxSchema } from './outbox.schema.js';
import { OutboxRelay } from './outbox-relay.js';
import type { StreamKeeper } from './stream-keeper.js';

describe('outbox relay', () => {
  const logger = createLogger('probe', 'silent');
  const streams = { ensure: async () => undefined } as unknown as StreamKeeper;
  let name: string;
  let database: Connection;
  let entries: Model<OutboxEntry>;
  let broker: Broker;
  let relay: OutboxRelay;
  /** The IDs that the broker passed on, in order. */
  let heard: string[];

  beforeEach(async () => {
    name = `test_relay_${randomUUID().slice(0, 8)}`;
    database = await mongoose.createConnection(demanded('TEST_MONGODB_URL'), { dbName: name }).asPromise();
    entries = database.model<OutboxEntry>(OUTBOX, outboxSchema);
    await entries.createCollection();
    broker = new Broker(demanded('TEST_NATS_URL'), name, logger);
    heard = [];
    await broker.listen([pageViewed.type], (message) => heard.push(message.json<{ id: string }>().id));
    relay = new OutboxRelay(entries, broker, streams, logger, Tracer.OFF);
  });
  afterEach(async () => {
    await relay.beforeApplicationShutdown();
    await broker.close();
    await database.close();
    await dropDatabase(name);
  });

  const write = async (): Promise<string> => {
    const event = anEvent(pageViewed, { path: '/', referrerHost: null });
    await entries.create([{ _id: event.id, event, sentAt: null }]);
    return event.id;
  };
  const isMarked = async (id: string) => (await entries.findById(id).lean())?.sentAt instanceof Date;

  it('PLT-4 sends an event while the marks of earlier ones wait, and sends none twice', async () => {
    const { promise: stored, resolve: store } = Promise.withResolvers<void>();
    const updateMany = entries.updateMany.bind(entries);
    entries.updateMany = ((...update: Parameters<typeof updateMany>) =>
      stored.then(() => updateMany(...update))) as unknown as typeof updateMany;
    const first = await write();
    relay.nudge();
    await eventually(async () => expect(heard).toContain(first));
    const second = await write();
    relay.nudge();
    await eventually(async () => expect(heard).toContain(second));
    expect(await isMarked(first)).toBe(false);
    store();
    await eventually(async () => expect(await Promise.all([first, second].map(isMarked))).toEqual([true, true]));
    expect(heard.filter((id) => id === first || id === second)).toEqual([first, second]);
  });

  it('PLT-4 stores the marks of sent events before it stops', async () => {
    const ids = await Promise.all(Array.from({ length: 100 }, write));
    relay.nudge();
    await eventually(async () => expect(heard).toEqual(expect.arrayContaining(ids)));
    await relay.beforeApplicationShutdown();
    expect(await entries.countDocuments({ sentAt: null })).toBe(0);
  });
});
