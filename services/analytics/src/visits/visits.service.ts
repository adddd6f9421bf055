import { type CloudEvent, goalReached, pageViewed } from '@atelier/contracts';
import { dataOf } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { DaysRepository } from '../days/days.repository.js';
import { afterGoal, afterView, viewsOf } from './growth.js';
import { pageOf } from './visit.js';
import { VisitorsRepository } from './visitors.repository.js';

/** Follows visits view by view. Called inside the transaction of the event's inbox. */
@Injectable()
export class VisitsService {
  constructor(
    private readonly visitors: VisitorsRepository,
    private readonly days: DaysRepository,
  ) {}

  async view(event: CloudEvent): Promise<void> {
    const view = dataOf(pageViewed, event);
    const time = new Date(event.time);
    // Events of earlier versions name no visitor: a view is a view.
    if (view.visitor === undefined) return this.days.grow(viewsOf(pageOf(view.path), time, []));
    const { visitor, growths } = afterView(await this.visitors.find(view.visitor), view.visitor, view, time);
    await this.visitors.keep(visitor);
    await this.days.grow(growths);
  }

  async goal(event: CloudEvent): Promise<void> {
    const { visitor: hash, path } = dataOf(goalReached, event);
    const outcome = afterGoal(await this.visitors.find(hash), path, new Date(event.time));
    if (outcome === undefined) return;
    await this.visitors.keep(outcome.visitor);
    await this.days.grow(outcome.growths);
  }
}
