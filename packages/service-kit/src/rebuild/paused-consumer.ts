import { setTimeout as delay } from 'node:timers/promises';
import { type ConsumerInfo, JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import type { Broker } from '../events/broker.js';
import { EVENT_STREAM } from '../events/streams.js';

/** If a rebuild is killed meanwhile, the broker lets the consumer continue after this time. */
const PAUSED_FOR_MS = 60_000;
const QUIET_WITHIN_MS = 10_000;
/** An event that failed is tried again only while the consumer continues, for about half a minute in all. */
const CONTINUE_MS = 8000;
const ATTEMPTS = 4;
const CHECK_MS = 50;
/** What is left of the pause when the copy replaces what is live. */
const ENOUGH_LEFT_MS = 15_000;

/** Undefined if the service has never consumed events. */
export const findConsumer = async (broker: Broker, name: string): Promise<ConsumerInfo | undefined> => {
  const { consumers } = await broker.manager();
  return consumers.info(EVENT_STREAM, name).catch((error: unknown) => {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound) return undefined;
    throw error;
  });
};

/** Undefined if the service is still working on an event, or has one to try again. */
const waitUntilIdle = async (broker: Broker, name: string): Promise<ConsumerInfo | undefined> => {
  const deadline = Date.now() + QUIET_WITHIN_MS;
  for (;;) {
    const info = await findConsumer(broker, name);
    if (info?.num_ack_pending === 0) return info;
    if (Date.now() > deadline) return undefined;
    await delay(CHECK_MS);
  }
};

/**
 * Runs work while the consumer of a service, in all of its processes, rests between two events. The work gets the sequence of the
 * last event that the service has received. Events that arrive meanwhile wait in the stream.
 */
export const whilePaused = async (
  broker: Broker,
  name: string,
  work: (lastReceived: number, checkStillPaused: () => void) => Promise<void>,
): Promise<void> => {
  const { consumers } = await broker.manager();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) await delay(CONTINUE_MS);
    const until = Date.now() + PAUSED_FOR_MS;
    await consumers.pause(EVENT_STREAM, name, new Date(until));
    try {
      const quiet = await waitUntilIdle(broker, name);
      if (quiet === undefined) continue;
      return await work(quiet.delivered.stream_seq, () => {
        if (Date.now() > until - ENOUGH_LEFT_MS)
          throw new Error(`Catching up took too long. Nothing was replaced; try again when fewer events arrive.`);
      });
    } finally {
      await consumers.resume(EVENT_STREAM, name);
    }
  }
  throw new Error(`${name} is still working on an event. Nothing was replaced; try again when it is up to date.`);
};
