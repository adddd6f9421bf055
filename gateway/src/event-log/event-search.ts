import type { EventLogQuery, LoggedEvent } from '@atelier/contracts';
import { EVENT_STREAM } from '@atelier/service-kit/events/streams';
import type { StreamInfo } from '@nats-io/jetstream';
import { Injectable } from '@nestjs/common';
import { matches, parseStoredEvent, toLoggedEvent } from './logged-event.js';
import { StreamReader } from './stream-reader.js';

/** After this time a search answers with what it has found, and where to continue. */
const SEARCH_MS = 3000;
const FIRST_WINDOW = 1000;
const MAX_WINDOW = 64_000;

interface EventPage {
  data: LoggedEvent[];
  before: number | null;
  searchedBackTo: string | null;
}

/**
 * Searches the event stream, latest first. The broker selects by type and time; by item and trace it cannot, so events are read
 * in windows that grow, from the end of the stream backward.
 */
@Injectable()
export class EventSearch {
  constructor(private readonly reader: StreamReader) {}

  async search(query: EventLogQuery): Promise<EventPage> {
    const stream = await this.reader.info();
    const { first, end } = await this.bounds(query, stream);
    const deadlineMs = performance.now() + SEARCH_MS;
    const data: LoggedEvent[] = [];
    let before = end;
    for (let size = FIRST_WINDOW; before > first && data.length < query.limit; size = Math.min(size * 2, MAX_WINDOW)) {
      const low = Math.max(first, before - size);
      const found = (await this.find(low, before - 1, query)).reverse().slice(0, query.limit - data.length);
      data.push(...found);
      before = data.length < query.limit ? low : (data.at(-1)?.sequence ?? low);
      if (performance.now() > deadlineMs) break;
    }
    return { data, before: before > first ? before : null, searchedBackTo: await this.timeAt(before) };
  }

  /** The sequences to search: from `first` up to, not including, `end`. */
  private async bounds({ from, to, before }: EventLogQuery, stream: StreamInfo) {
    const first = from === undefined ? stream.state.first_seq : await this.reader.sequenceAt(from, stream);
    const afterLast = stream.state.last_seq + 1;
    const end = to === undefined ? afterLast : await this.reader.sequenceAt(to, stream);
    return { first, end: Math.min(end, before ?? afterLast) };
  }

  private async find(first: number, last: number, query: EventLogQuery): Promise<LoggedEvent[]> {
    const found: LoggedEvent[] = [];
    const types = query.type === undefined ? [] : [query.type];
    for await (const message of this.reader.read({ first, last, types })) {
      const stored = parseStoredEvent(message.seq, message.string());
      if (stored !== undefined && matches(stored, query)) found.push(toLoggedEvent(stored));
    }
    return found;
  }

  private async timeAt(sequence: number): Promise<string | null> {
    const { streams } = await this.reader.manager();
    return (await streams.getMessage(EVENT_STREAM, { seq: sequence }))?.time.toISOString() ?? null;
  }
}
