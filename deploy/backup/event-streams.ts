import type { ConsumerInfo, JetStreamManager, StreamInfo } from '@nats-io/jetstream';
import type { SavedStream } from './manifest.ts';

const OURS = 'ATELIER_';
const EVENTS = 'ATELIER_EVENTS';

interface SavedStreams {
  streams: SavedStream[];
  /** The time of the oldest event that a consumer had not applied yet, or of the reading if there was none. */
  appliedUntil: Date;
}

const listStreams = async ({ streams }: JetStreamManager): Promise<StreamInfo[]> => {
  const found: StreamInfo[] = [];
  for await (const info of streams.list()) if (info.config.name.startsWith(OURS)) found.push(info);
  return found;
};

/** Those with a name of their own. Others end with the connection of the gateway or shell that made them. */
const listConsumers = async ({ consumers }: JetStreamManager, stream: string): Promise<ConsumerInfo[]> => {
  const found: ConsumerInfo[] = [];
  for await (const info of consumers.list(stream)) if (info.config.durable_name !== undefined) found.push(info);
  return found;
};

const isBehind = ({ num_pending, num_ack_pending }: ConsumerInfo): boolean => num_pending + num_ack_pending > 0;

const getOldestPending = async (
  { streams }: JetStreamManager,
  { config, state }: StreamInfo,
  consumers: readonly ConsumerInfo[],
): Promise<Date | undefined> => {
  const behind = consumers.filter(isBehind).map(({ ack_floor }) => ack_floor.stream_seq + 1);
  if (behind.length === 0) return undefined;
  const seq = Math.max(Math.min(...behind), state.first_seq);
  const message = await streams.getMessage(config.name, { seq });
  return message?.time ?? new Date(state.first_ts);
};

/** Read before the databases: what is applied later is in them, or is sent again. */
export const readStreams = async (manager: JetStreamManager): Promise<SavedStreams> => {
  let appliedUntil = new Date();
  const streams: SavedStream[] = [];
  for (const info of await listStreams(manager)) {
    const { name } = info.config;
    const consumers = await listConsumers(manager, name);
    if (name === EVENTS) appliedUntil = (await getOldestPending(manager, info, consumers)) ?? appliedUntil;
    streams.push({ name, config: { ...info.config }, consumers: consumers.map(({ config }) => ({ ...config })) });
  }
  return { streams, appliedUntil };
};

export const listStreamNames = async (manager: JetStreamManager): Promise<string[]> =>
  (await listStreams(manager)).map(({ config }) => config.name);

/** Services that wait for events at this moment, so they run. */
export const findRunningServices = async (manager: JetStreamManager): Promise<string[]> => {
  if (!(await listStreamNames(manager)).includes(EVENTS)) return [];
  return (await listConsumers(manager, EVENTS)).filter(({ num_waiting }) => num_waiting > 0).map(({ name }) => name);
};

export const deleteStreams = async (manager: JetStreamManager): Promise<void> => {
  for (const name of await listStreamNames(manager)) await manager.streams.delete(name);
};

/** Creates empty streams with one copy each: services raise that to NATS_REPLICAS, and never lower it. */
export const createStreams = async (manager: JetStreamManager, saved: readonly SavedStream[]): Promise<void> => {
  for (const { name, config, consumers } of saved) {
    await manager.streams.add({ ...config, name, num_replicas: 1 });
    for (const consumer of consumers) await manager.consumers.add(name, { ...consumer, num_replicas: 0 });
  }
};
