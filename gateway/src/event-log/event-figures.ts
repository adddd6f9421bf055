import type { EventConsumerFigures, EventOverview, EventStreamFigures } from '@atelier/contracts';
import {
  COUNTER_STREAM,
  DEAD_LETTER_PREFIX,
  DEAD_LETTER_STREAM,
  EVENT_STREAM,
  findStream,
  PUBLIC_STREAM,
} from '@atelier/service-kit/events/streams';
import { type ConsumerInfo, DiscardPolicy, type StreamInfo } from '@nats-io/jetstream';
import { millis, type Nanos } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import { StreamReader } from './stream-reader.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Counts = Readonly<Record<string, number>>;

const timeUnlessEmpty = (time: string, { messages }: StreamInfo['state']): string | null =>
  messages === 0 ? null : new Date(time).toISOString();

const toStreamFigures = ({ config, state }: StreamInfo): EventStreamFigures => ({
  name: config.name,
  messages: state.messages,
  bytes: state.bytes,
  maxBytes: config.max_bytes,
  percentFull: Math.round((state.bytes / config.max_bytes) * 1000) / 10,
  dropsOldest: config.discard === DiscardPolicy.Old,
  maxAgeDays: Math.round(millis(config.max_age as Nanos) / DAY_MS),
  replicas: config.num_replicas,
  oldestAt: timeUnlessEmpty(state.first_ts, state),
  newestAt: timeUnlessEmpty(state.last_ts, state),
});

/** The broker answers with a date as text, or nothing; the client's type says a number. */
const isoTime = (time: unknown): string | null => (typeof time === 'string' ? new Date(time).toISOString() : null);

const getTypes = ({ filter_subject, filter_subjects }: ConsumerInfo['config']): string[] =>
  filter_subjects ?? (filter_subject === undefined ? [] : [filter_subject]);

const toConsumerFigures = (info: ConsumerInfo, deadLetters: Counts): EventConsumerFigures => ({
  name: info.name,
  pending: info.num_pending,
  inFlight: info.num_ack_pending,
  redelivered: info.num_redelivered,
  deadLetters: Object.entries(deadLetters)
    .filter(([subject]) => subject.startsWith(`${DEAD_LETTER_PREFIX}.${info.name}.`))
    .reduce((sum, [_subject, count]) => sum + count, 0),
  lastDeliveredAt: isoTime(info.delivered.last_active),
  lastAcknowledgedAt: isoTime(info.ack_floor.last_active),
  types: getTypes(info.config).toSorted(),
});

/** What streams and consumers hold at this moment. */
@Injectable()
export class EventFigures {
  constructor(private readonly reader: StreamReader) {}

  async read(): Promise<EventOverview> {
    const manager = await this.reader.manager();
    const [events, deadLetters, consumers, ...others] = await Promise.all([
      manager.streams.info(EVENT_STREAM, { subjects_filter: '>' }),
      manager.streams.info(DEAD_LETTER_STREAM, { subjects_filter: '>' }),
      this.durableConsumers(),
      // Not every installation has these.
      findStream(manager, PUBLIC_STREAM),
      findStream(manager, COUNTER_STREAM),
    ]);
    const letters = deadLetters.state.subjects ?? {};
    return {
      streams: [events, deadLetters, ...others].filter((stream) => stream !== undefined).map(toStreamFigures),
      consumers: consumers
        .map((info) => toConsumerFigures(info, letters))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
      rates: await this.rates(events),
      types: Object.entries(events.state.subjects ?? {})
        .map(([type, messages]) => ({ type, messages }))
        .toSorted((one, other) => one.type.localeCompare(other.type)),
    };
  }

  /** Those of services: processes that follow events for their memory have consumers without a name that lasts. */
  async durableConsumers(): Promise<ConsumerInfo[]> {
    const { consumers } = await this.reader.manager();
    const found: ConsumerInfo[] = [];
    for await (const info of consumers.list(EVENT_STREAM)) if (info.config.durable_name) found.push(info);
    return found;
  }

  private async rates(stream: StreamInfo): Promise<EventOverview['rates']> {
    const since = async (ms: number) => {
      const first = await this.reader.sequenceAt(new Date(Date.now() - ms).toISOString(), stream);
      return stream.state.last_seq + 1 - first;
    };
    const [minute, hour, day] = await Promise.all([since(MINUTE_MS), since(HOUR_MS), since(DAY_MS)]);
    return { minute, hour, day };
  }
}
