import { type EventTrail, eventTrail } from '@atelier/contracts';
import { Broker } from '@atelier/service-kit/events/broker';
import { TRAILS } from '@atelier/service-kit/events/questions';
import { Inject, Injectable } from '@nestjs/common';

/** Services read their databases first; caches answer from memory. */
const PATIENCE = { firstMs: 3000, nextMs: 300 };

/** Asks every service and every cache what it knows of an event; one that does not answer in time is left out. */
@Injectable()
export class EventTrails {
  constructor(@Inject(Broker) private readonly broker: Broker) {}

  async find(eventId: string): Promise<EventTrail[]> {
    return eventTrail.array().parse(await this.broker.ask(TRAILS, eventId, PATIENCE));
  }
}
