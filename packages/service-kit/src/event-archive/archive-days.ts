import type { StreamInfo } from '@nats-io/jetstream';
import type { Broker } from '../events/broker.js';
import { readStream, sequenceAt } from '../events/read-stream.js';
import { isRestored } from '../events/stored-at.js';
import { EVENT_STREAM } from '../events/streams.js';
import { type ArchivedEvent, toArchived } from './archived-event.js';
import type { EventArchive } from './event-archive.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** By then the broker's clock says that the day is over, too. */
const AFTER_MIDNIGHT_MS = 10 * 60 * 1000;

interface Options {
  now: Date;
  retentionDays: number;
}

interface ArchivedDay {
  day: string;
  events: number;
}

const toDay = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);
const toTime = (day: string): string => `${day}T00:00:00.000Z`;
const dayAfter = (day: string): string => toDay(Date.parse(day) + DAY_MS);

/** The first day that the stream can tell of. */
const getFirstDay = ({ created, state }: StreamInfo): string =>
  toDay(Date.parse(state.messages === 0 ? created : state.first_ts));

/** Restored events are in the archive of the day on which they first arrived. */
async function* eventsOf(broker: Broker, day: string, stream: StreamInfo): AsyncGenerator<ArchivedEvent> {
  const first = await sequenceAt(broker, toTime(day), stream);
  const last = (await sequenceAt(broker, toTime(dayAfter(day)), stream)) - 1;
  for await (const message of readStream(broker, { first, last, types: [] }))
    if (!isRestored(message)) yield toArchived(message);
}

/** Archives every full day of the stream that has no archive yet, and removes archives that are too old. */
export async function* archiveDays(
  broker: Broker,
  archive: EventArchive,
  { now, retentionDays }: Options,
): AsyncGenerator<ArchivedDay> {
  const stream = await (await broker.manager()).streams.info(EVENT_STREAM);
  const known = await archive.days();
  const oldest = toDay(now.getTime() - retentionDays * DAY_MS);
  const today = toDay(now.getTime() - AFTER_MIDNIGHT_MS);
  const [, start = oldest] = [getFirstDay(stream), oldest].sort();
  for (let day = start; day < today; day = dayAfter(day))
    if (!known.includes(day)) yield { day, events: await archive.write(day, eventsOf(broker, day, stream)) };
  for (const day of known) if (day < oldest) await archive.remove(day);
}
