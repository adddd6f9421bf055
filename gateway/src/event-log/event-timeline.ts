import { type EventDetail, shownData } from '@atelier/contracts';
import { EVENT_STREAM } from '@atelier/service-kit/events/streams';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DeadLetters } from '../dead-letters/dead-letters.js';
import { getEffects } from './event-effects.js';
import { EventFigures } from './event-figures.js';
import { EventTrails } from './event-trails.js';
import { parseStoredEvent, toLoggedEvent } from './logged-event.js';
import { StreamReader } from './stream-reader.js';

const NOT_FOUND = 'Event not found.';

/** One event, from its writing to its effects, as the broker and the services know them. */
@Injectable()
export class EventTimeline {
  constructor(
    private readonly reader: StreamReader,
    private readonly figures: EventFigures,
    private readonly trails: EventTrails,
    private readonly letters: DeadLetters,
  ) {}

  async read(sequence: number): Promise<EventDetail> {
    const { streams } = await this.reader.manager();
    const message = await streams.getMessage(EVENT_STREAM, { seq: sequence });
    const stored = message === null ? undefined : parseStoredEvent(sequence, message.string());
    if (message === null || stored === undefined) throw new NotFoundException(NOT_FOUND);
    const { id, type, time } = stored.event;
    const [consumers, trails, deadLetters] = await Promise.all([
      this.figures.durableConsumers(),
      this.trails.find(id),
      this.letters.findForEvent(sequence, type, message.time),
    ]);
    const listeners = consumers.filter(({ config }) =>
      (config.filter_subjects ?? [config.filter_subject]).includes(type),
    );
    return {
      ...toLoggedEvent(stored),
      ...shownData(stored.event),
      bytes: message.data.length,
      sentAt: trails.find(({ written }) => written !== null)?.written?.sentAt ?? null,
      storedAt: message.time.toISOString(),
      effects: getEffects(listeners, { sequence, time, trails, deadLetters }),
    };
  }
}
