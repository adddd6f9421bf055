import { type CloudEvent, goalReached, pageViewed, submissionReceived, viewDropped } from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ConversionsService } from '../conversions/conversions.service.js';
import { DaysRepository } from '../days/days.repository.js';
import { ALL, type Growth } from '../days/figures.js';
import { getPlace, type Place } from '../days/studio-day.js';
import { isPublication, PublicationsRepository } from '../publications/publications.repository.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { VisitsService } from '../visits/visits.service.js';
import { CountsRepository } from './counts.repository.js';

@Injectable()
export class CountsService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly days: DaysRepository,
    private readonly visits: VisitsService,
    private readonly publications: PublicationsRepository,
    private readonly conversions: ConversionsService,
    private readonly studio: StudioCopy,
    private readonly inbox: Inbox,
  ) {}

  /** Counts an event once, however often it is delivered. */
  async count(event: CloudEvent): Promise<void> {
    await this.inbox.once(event, async () => {
      const place = getPlace(new Date(event.time), await this.studio.timeZone());
      await this.counts.add({ day: place.day, name: event.type });
      await this.follow(event, place);
    });
  }

  private follow(event: CloudEvent, place: Place): Promise<void> {
    if (event.type === pageViewed.type) return this.visits.view(event, place);
    if (event.type === goalReached.type) return this.visits.goal(event, place);
    if (event.type === viewDropped.type) return this.drop(event, place);
    if (event.type === submissionReceived.type) return this.message(event, place);
    return isPublication(event) ? this.publications.add(event) : Promise.resolve();
  }

  private drop(event: CloudEvent, { day, timeZone }: Place): Promise<void> {
    const { reason } = getData(viewDropped, event);
    return this.days.grow([{ day, dimension: 'dropped', name: reason, figures: { views: 1 } }], timeZone);
  }

  private async message(event: CloudEvent, { day, slot, timeZone }: Place): Promise<void> {
    const { serviceInterest } = getData(submissionReceived, event);
    const figures = { messages: 1 };
    const growths: Growth[] = [
      { day, dimension: 'site', name: ALL, figures },
      { day, dimension: 'hours', name: slot, figures },
      { day, dimension: 'services', name: serviceInterest, figures },
    ];
    await this.days.grow(growths, timeZone);
    await this.conversions.received(event, timeZone);
  }
}
