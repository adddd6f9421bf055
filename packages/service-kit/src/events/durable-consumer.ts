import { AckPolicy, type Consumer, type ConsumerConfig, DeliverPolicy } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { ServiceEnvironment } from '../environment/service-environment.js';
import type { Broker } from './broker.js';
import { EVENT_STREAM } from './streams.js';

interface DurableConsumer {
  name: string;
  subjects: string[];
  /** Where a new consumer starts; if absent, with the first retained event. */
  since: string | undefined;
  ackWaitMs: number;
}

/** The database remembers consumed events, so a service with its own database needs its own consumer. */
export const consumerName = (service: string, { MONGODB_DATABASE }: Pick<ServiceEnvironment, 'MONGODB_DATABASE'>) =>
  MONGODB_DATABASE ?? service;

/** Creates the consumer of a service, or updates its settings. */
export const openDurableConsumer = async (
  broker: Broker,
  { name, subjects, since, ackWaitMs }: DurableConsumer,
): Promise<Consumer> => {
  const manager = await broker.manager();
  const settings: Partial<ConsumerConfig> = { filter_subjects: subjects, ack_wait: nanos(ackWaitMs) };
  const begin: Partial<ConsumerConfig> =
    since === undefined
      ? { deliver_policy: DeliverPolicy.All }
      : { deliver_policy: DeliverPolicy.StartTime, opt_start_time: since };
  const exists = await manager.consumers.info(EVENT_STREAM, name).then(
    () => true,
    () => false,
  );
  if (exists) await manager.consumers.update(EVENT_STREAM, name, settings);
  else
    await manager.consumers.add(EVENT_STREAM, {
      ...settings,
      ...begin,
      durable_name: name,
      ack_policy: AckPolicy.Explicit,
      max_deliver: -1,
    });
  const client = await broker.client();
  return client.consumers.get(EVENT_STREAM, name);
};
