import { createHash } from 'node:crypto';
import type { JetStreamClient, PubAck } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { Broker } from '../events/broker.js';
import { COUNTER_SUBJECT } from '../events/streams.js';

const TIMEOUT_MS = 500;

/** A counter stream adds the total to its acknowledgement, as text (NATS ADR-49). */
type CounterAck = PubAck & { val?: string };

/** Hides addresses, because monitoring shows subjects. */
const getSubject = (name: string): string =>
  `${COUNTER_SUBJECT}.${createHash('sha256').update(name).digest('base64url').slice(0, 22)}`;

/** Counters shared by all replicas, kept in a NATS counter stream (2.12 or newer), where increments are atomic. */
export class SharedCounters {
  constructor(private readonly broker: Pick<Broker, 'isConnected' | 'client'>) {}

  /** Increments a counter. Returns its total over all replicas, or undefined while NATS is down. */
  async increment(name: string, by: number): Promise<number | undefined> {
    if (!this.broker.isConnected) return undefined;
    try {
      const ack = await this.publish(await this.broker.client(), name, by);
      return ack.val === undefined ? undefined : Number(ack.val);
    } catch {
      // Each replica then limits by the requests it has seen itself.
      return undefined;
    }
  }

  private publish(client: JetStreamClient, name: string, by: number): Promise<CounterAck> {
    const increment = headers();
    increment.set('Nats-Incr', String(by));
    return client.publish(getSubject(name), '', { headers: increment, timeout: TIMEOUT_MS, retries: 1 });
  }
}
