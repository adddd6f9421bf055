import { type CloudEvent, goalReached, pageViewed, submissionReceived, viewDropped } from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { DaysRepository } from '../days/days.repository.js';
import { ALL, type Growth } from '../days/figures.js';
import { getPlace, type Place } from '../days/studio-day.js';
import { isPublication, PublicationsRepository } from '../publications/publications.repository.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { type Followed, VisitsService } from '../visits/visits.service.js';
import { CountsRepository } from './counts.repository.js';

@Injectable()
export class CountsService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly days: DaysRepository,
    private readonly visits: VisitsService,
    private readonly publications: PublicationsRepository,
    private readonly studio: StudioCopy,
    private readonly inbox: Inbox,
  ) {}

  /** Counts each event once, however often it is delivered. */
  async count(events: readonly CloudEvent[]): Promise<void> {
    await this.inbox.onceEach(events, async (fresh) => {
      const timeZone = await this.studio.timeZone();
      const followed = await this.visits.follow(fresh);
      const counted: { day: string; name: string }[] = [];
      const growths: Growth[] = [];
      for (const event of fresh) {
        const place = getPlace(new Date(event.time), timeZone);
        counted.push({ day: place.day, name: event.type });
        growths.push(...(await this.follow(event, place, followed)));
      }
      await this.counts.add(counted);
      await this.visits.keep(followed);
      await this.days.grow(growths, timeZone);
    });
  }

  /** How the figures of days grow by an event. */
  private async follow(event: CloudEvent, place: Place, followed: Followed): Promise<Growth[]> {
    if (event.type === pageViewed.type) return this.visits.view(event, place, followed);
    if (event.type === goalReached.type) return this.visits.goal(event, followed);
    if (event.type === viewDropped.type) return this.drop(event, place);
    if (event.type === submissionReceived.type) return this.message(event, place, followed);
    if (isPublication(event)) await this.publications.add(event);
    return [];
  }

  private drop(event: CloudEvent, { day }: Place): Growth[] {
    const { reason } = getData(viewDropped, event);
    return [{ day, dimension: 'dropped', name: reason, figures: { views: 1 } }];
  }

  private async message(event: CloudEvent, { day, slot }: Place, followed: Followed): Promise<Growth[]> {
    const { serviceInterest } = getData(submissionReceived, event);
    const figures = { messages: 1 };
    return [
      { day, dimension: 'site', name: ALL, figures },
      { day, dimension: 'hours', name: slot, figures },
      { day, dimension: 'services', name: serviceInterest, figures },
      ...(await this.visits.message(event, followed)),
    ];
  }
}
