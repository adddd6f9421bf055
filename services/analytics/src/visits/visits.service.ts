import { type CloudEvent, goalReached, pageViewed } from '@atelier/contracts';
import { getData } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ConversionsService } from '../conversions/conversions.service.js';
import { DaysRepository } from '../days/days.repository.js';
import type { Place } from '../days/studio-day.js';
import { afterGoal, afterView, getViews } from './growth.js';
import { getPage } from './visit.js';
import { VisitorsRepository } from './visitors.repository.js';

/** Follows visits view by view. Called inside the transaction of the event's inbox. */
@Injectable()
export class VisitsService {
  constructor(
    private readonly visitors: VisitorsRepository,
    private readonly days: DaysRepository,
    private readonly conversions: ConversionsService,
  ) {}

  async view(event: CloudEvent, place: Place): Promise<void> {
    const view = getData(pageViewed, event);
    // Events of earlier versions identify no visitor, so only the view counts.
    if (view.visitor === undefined) return this.days.grow(getViews(getPage(view.path), place, []), place.timeZone);
    const known = await this.visitors.find(view.visitor);
    const { visitor, growths } = afterView(known, view.visitor, view, { time: new Date(event.time), place });
    await this.visitors.keep(visitor);
    await this.days.grow(growths, place.timeZone);
  }

  /** The browser reports that a message was sent; it counts once the message is confirmed. */
  async goal(event: CloudEvent, { timeZone }: Place): Promise<void> {
    const { visitor: hash, path } = getData(goalReached, event);
    const outcome = afterGoal(await this.visitors.find(hash), path, new Date(event.time));
    if (outcome === undefined) return;
    await this.visitors.keep(outcome.visitor);
    await this.days.grow(outcome.growths, timeZone);
    await this.conversions.sent(event, outcome.conversions, timeZone);
  }
}
