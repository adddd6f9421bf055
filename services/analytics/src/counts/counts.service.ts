import { type CloudEvent, goalReached, pageViewed, submissionReceived, viewDropped } from '@atelier/contracts';
import { dataOf, Inbox } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { dayOf, hourOf } from '../days/day.js';
import { DaysRepository } from '../days/days.repository.js';
import { ALL } from '../days/figures.js';
import { isPublication, PublicationsRepository } from '../publications/publications.repository.js';
import { VisitsService } from '../visits/visits.service.js';
import { CountsRepository } from './counts.repository.js';

@Injectable()
export class CountsService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly days: DaysRepository,
    private readonly visits: VisitsService,
    private readonly publications: PublicationsRepository,
    private readonly inbox: Inbox,
  ) {}

  /** Counts an event once, however often it is delivered. */
  async count(event: CloudEvent): Promise<void> {
    await this.inbox.once(event, async () => {
      await this.counts.add({ day: dayOf(new Date(event.time)), name: event.type });
      await this.follow(event);
    });
  }

  private follow(event: CloudEvent): Promise<void> {
    if (event.type === pageViewed.type) return this.visits.view(event);
    if (event.type === goalReached.type) return this.visits.goal(event);
    if (event.type === viewDropped.type) return this.drop(event);
    if (event.type === submissionReceived.type) return this.message(event);
    return isPublication(event) ? this.publications.add(event) : Promise.resolve();
  }

  private drop(event: CloudEvent): Promise<void> {
    const { reason } = dataOf(viewDropped, event);
    const day = dayOf(new Date(event.time));
    return this.days.grow([{ day, dimension: 'dropped', name: reason, figures: { views: 1 } }]);
  }

  private message(event: CloudEvent): Promise<void> {
    const { serviceInterest } = dataOf(submissionReceived, event);
    const time = new Date(event.time);
    const day = dayOf(time);
    const figures = { messages: 1 };
    return this.days.grow([
      { day, dimension: 'site', name: ALL, figures },
      { day, dimension: 'hours', name: hourOf(time), figures },
      { day, dimension: 'services', name: serviceInterest, figures },
    ]);
  }
}
