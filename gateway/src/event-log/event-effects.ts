import type { DeadLetter, EventEffect, EventTrail } from '@atelier/contracts';
import type { ConsumerInfo } from '@nats-io/jetstream';

interface EventEvidence {
  sequence: number;
  /** When the event happened. */
  time: string;
  trails: readonly EventTrail[];
  /** Dead letters of this event. */
  deadLetters: readonly Pick<DeadLetter, 'id' | 'consumer' | 'error' | 'failures' | 'time'>[];
}

const NOTHING = { handler: '', at: null, latencyMs: null, deliveries: null, deadLetter: null, error: null };

const latencyMs = (from: string, to: string): number => Math.max(0, Date.parse(to) - Date.parse(from));

/** For an event that the service has no record of, the consumer's position tells how far it is. */
const stateByPosition = (
  { delivered, ack_floor }: ConsumerInfo,
  sequence: number,
  isTrailKnown: boolean,
): EventEffect['state'] => {
  if (delivered.stream_seq < sequence) return 'waiting';
  if (ack_floor.stream_seq < sequence) return 'in_progress';
  return isTrailKnown ? 'handled' : 'unknown';
};

const effectsIn = (consumer: ConsumerInfo, { sequence, time, trails, deadLetters }: EventEvidence): EventEffect[] => {
  const { name } = consumer;
  const trail = trails.find((one) => one.consumer === name);
  const applied = (trail?.handled ?? []).map(({ handler, at, deliveries }): EventEffect => {
    return { ...NOTHING, consumer: name, handler, state: 'applied', at, deliveries, latencyMs: latencyMs(time, at) };
  });
  const givenUp = deadLetters
    .filter((letter) => letter.consumer === name)
    .map(({ id, error, failures, time: at }): EventEffect => {
      const effect = { ...NOTHING, consumer: name, state: 'given_up' as const, at, latencyMs: latencyMs(time, at) };
      return { ...effect, deliveries: failures, deadLetter: id, error };
    });
  if (applied.length + givenUp.length > 0) return [...applied, ...givenUp];
  return [{ ...NOTHING, consumer: name, state: stateByPosition(consumer, sequence, trail !== undefined) }];
};

const laterEffects = (time: string, { consumer, later }: EventTrail): EventEffect[] =>
  later.map(({ effect, at, error }) => ({
    ...NOTHING,
    consumer,
    handler: effect,
    state: getLaterState(at, error),
    at,
    latencyMs: at === null ? null : latencyMs(time, at),
    error,
  }));

const getLaterState = (at: string | null, error: string | null): EventEffect['state'] => {
  if (error !== null) return 'given_up';
  return at === null ? 'in_progress' : 'applied';
};

/** What became of an event in each consumer that listens to it: the earliest effect first, what has not happened last. */
export const getEffects = (consumers: readonly ConsumerInfo[], known: EventEvidence): EventEffect[] =>
  [
    ...consumers.flatMap((consumer) => effectsIn(consumer, known)),
    ...known.trails.flatMap((trail) => laterEffects(known.time, trail)),
  ].toSorted(
    (one, other) =>
      (one.latencyMs ?? Number.POSITIVE_INFINITY) - (other.latencyMs ?? Number.POSITIVE_INFINITY) ||
      one.consumer.localeCompare(other.consumer),
  );
