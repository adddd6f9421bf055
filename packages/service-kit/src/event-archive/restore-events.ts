import type { StreamInfo } from '@nats-io/jetstream';
import type { Broker } from '../events/broker.js';
import { readStream } from '../events/read-stream.js';
import { EVENT_STREAM } from '../events/streams.js';
import { type ArchivedEvent, eventId, restoredHeaders } from './archived-event.js';
import type { EventArchive } from './event-archive.js';

const AT_ONCE = 64;
const MEGABYTE = 1024 * 1024;
const NANOSECONDS_A_MS = 1_000_000;
/** What the broker stores with a message, at most. */
const OVERHEAD_BYTES = 200;

interface RestoreOptions {
  from: string;
  to?: string | undefined;
  /** Reads and compares, and publishes nothing. */
  isDryRun: boolean;
  onProgress: (restored: number, total: number) => void;
}

export interface RestoreReport {
  /** Archived days that were read. */
  days: number;
  /** Events of the period in these archives. */
  archived: number;
  /** Events among them that the stream had not. */
  restored: number;
  /** Events that are older than what the stream keeps, and were left out. */
  expired: number;
  /** The IDs of everything that is in the stream, or in these archives. */
  known: ReadonlySet<string>;
}

interface Candidate {
  event: ArchivedEvent;
  id: string;
  state: 'present' | 'expired' | 'missing';
}

/** Publishes again what a stream has lost: in its order and with the same IDs, so that inboxes skip what they have applied. */
class EventRestore {
  private days: string[] = [];
  private readonly present = new Set<string>();
  private readonly known = new Set<string>();

  private readonly broker: Broker;
  private readonly archive: EventArchive;
  private readonly stream: StreamInfo;
  private readonly options: RestoreOptions;

  constructor(broker: Broker, archive: EventArchive, stream: StreamInfo, options: RestoreOptions) {
    this.broker = broker;
    this.archive = archive;
    this.stream = stream;
    this.options = options;
  }

  async run(): Promise<RestoreReport> {
    const { from, to, isDryRun } = this.options;
    // Archives have the name of the day on which their events reached the stream.
    this.days = (await this.archive.days()).filter((day) => day >= from.slice(0, 10) && (to === undefined || day < to));
    await this.readStream();
    const counts = { present: 0, expired: 0, missing: 0 };
    let bytes = 0;
    // Reads all archives to the end, so that a damaged one is noticed before anything is published.
    for await (const { event, id, state } of this.candidates()) {
      this.known.add(id);
      counts[state] += 1;
      if (state === 'missing') bytes += Buffer.byteLength(JSON.stringify(event)) + OVERHEAD_BYTES;
    }
    this.requireRoom(bytes);
    if (!isDryRun) await this.publish(counts.missing);
    const { present, expired, missing } = counts;
    return {
      days: this.days.length,
      archived: present + expired + missing,
      restored: missing,
      expired,
      known: this.known,
    };
  }

  private async readStream(): Promise<void> {
    const { first_seq: first, last_seq: last } = this.stream.state;
    for await (const message of readStream(this.broker, { first, last, types: [] })) {
      const id = eventId(message.string());
      if (id === undefined) continue;
      this.present.add(id);
      this.known.add(id);
    }
  }

  private async *candidates(): AsyncGenerator<Candidate> {
    const { max_age } = this.stream.config;
    const oldest = max_age === 0 ? '' : new Date(Date.now() - max_age / NANOSECONDS_A_MS).toISOString();
    const seen = new Set(this.present);
    for await (const event of this.archivedEvents()) {
      const id = eventId(event.data);
      if (id === undefined) continue;
      yield { event, id, state: seen.has(id) ? 'present' : event.storedAt < oldest ? 'expired' : 'missing' };
      seen.add(id);
    }
  }

  private async *archivedEvents(): AsyncGenerator<ArchivedEvent> {
    const { from, to } = this.options;
    for (const day of this.days)
      for await (const event of this.archive.read(day))
        if (event.storedAt >= from && (to === undefined || event.storedAt < to)) yield event;
  }

  private requireRoom(bytes: number): void {
    const { config, state } = this.stream;
    if (config.max_bytes <= 0 || state.bytes + bytes <= config.max_bytes) return;
    const [needed, limit] = [state.bytes + bytes, config.max_bytes].map((size) => Math.ceil(size / MEGABYTE));
    throw new Error(
      `The stream would need ${needed} MB, and its limit is ${limit} MB. Nothing was restored. Raise NATS_EVENTS_MAX_MEGABYTES, or restore less with a later --from.`,
    );
  }

  private async publish(total: number): Promise<void> {
    let restored = 0;
    let batch: ArchivedEvent[] = [];
    const send = async () => {
      await this.publishBatch(batch);
      restored += batch.length;
      batch = [];
      this.options.onProgress(restored, total);
    };
    for await (const { event, state } of this.candidates()) {
      if (state === 'missing') batch.push(event);
      if (batch.length === AT_ONCE) await send();
    }
    if (batch.length > 0) await send();
  }

  /** The broker stores them in the order of sending. */
  private async publishBatch(batch: readonly ArchivedEvent[]): Promise<void> {
    const client = await this.broker.client();
    const outcomes = await Promise.allSettled(
      batch.map((event) => client.publish(event.subject, event.data, { headers: restoredHeaders(event) })),
    );
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    if (refused !== undefined)
      throw new Error('The broker refused an event. Run the command again, which continues with what is missing.', {
        cause: refused.reason,
      });
  }
}

/** The event stream must exist. */
export const restoreEvents = async (
  broker: Broker,
  archive: EventArchive,
  options: RestoreOptions,
): Promise<RestoreReport> => {
  const stream = await (await broker.manager()).streams.info(EVENT_STREAM);
  return new EventRestore(broker, archive, stream, options).run();
};
