import { type CloudEvent, goalReached, pageViewed, submissionReceived, viewDropped } from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ConversionsService } from '../conversions/conversions.service.js';
import { DaysRepository } from '../days/days.repository.js';
import { ALL, type Growth } from '../days/figures.js';
import { getPlace, type Place } from '../days/studio-day.js';
import { isPublication, PublicationsRepository } from '../publications/publications.repository.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { type Visitors, VisitsService } from '../visits/visits.service.js';
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

  /** Counts each event once, however often it is delivered. */
  async count(events: readonly CloudEvent[]): Promise<void> {
    await this.inbox.onceEach(events, async (fresh) => {
      const timeZone = await this.studio.timeZone();
      const visitors = await this.visits.findVisitors(fresh);
      const counted: { day: string; name: string }[] = [];
      const growths: Growth[] = [];
      for (const event of fresh) {
        const place = getPlace(new Date(event.time), timeZone);
        counted.push({ day: place.day, name: event.type });
        growths.push(...(await this.follow(event, place, visitors)));
      }
      await this.counts.add(counted);
      await this.visits.keepVisitors(visitors);
      await this.days.grow(growths, timeZone);
    });
  }

  /** How the figures of days grow by an event. */
  private async follow(event: CloudEvent, place: Place, visitors: Visitors): Promise<Growth[]> {
    if (event.type === pageViewed.type) return this.visits.view(event, place, visitors);
    if (event.type === goalReached.type) return this.visits.goal(event, visitors);
    if (event.type === viewDropped.type) return this.drop(event, place);
    if (event.type === submissionReceived.type) return this.message(event, place);
    if (isPublication(event)) await this.publications.add(event);
    return [];
  }

  private drop(event: CloudEvent, { day }: Place): Growth[] {
    const { reason } = getData(viewDropped, event);
    return [{ day, dimension: 'dropped', name: reason, figures: { views: 1 } }];
  }

  private async message(event: CloudEvent, { day, slot }: Place): Promise<Growth[]> {
    const { serviceInterest } = getData(submissionReceived, event);
    const figures = { messages: 1 };
    return [
      { day, dimension: 'site', name: ALL, figures },
      { day, dimension: 'hours', name: slot, figures },
      { day, dimension: 'services', name: serviceInterest, figures },
      ...(await this.conversions.received(event)),
    ];
  }
}
