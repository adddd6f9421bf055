import { type CloudEvent, goalReached, pageViewed } from '@atelier/contracts';
import { getData } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ConversionsService } from '../conversions/conversions.service.js';
import type { Growth } from '../days/figures.js';
import type { Place } from '../days/studio-day.js';
import { afterGoal, afterView, getViews } from './growth.js';
import { getPage } from './visit.js';
import type { DayVisitor } from './visitor.schema.js';
import { VisitorsRepository } from './visitors.repository.js';

/** The visitors of several events by hash, as they are after those events that were followed. */
export type Visitors = Map<string, DayVisitor>;

const findHash = ({ data }: CloudEvent): string[] => {
  const { visitor } = data as { visitor?: unknown };
  return typeof visitor === 'string' ? [visitor] : [];
};

/** Follows visits view by view. Called inside the transaction of the events' inbox. */
@Injectable()
export class VisitsService {
  constructor(
    private readonly visitors: VisitorsRepository,
    private readonly conversions: ConversionsService,
  ) {}

  findVisitors(events: readonly CloudEvent[]): Promise<Visitors> {
    return this.visitors.find([...new Set(events.flatMap(findHash))]);
  }

  keepVisitors(visitors: Visitors): Promise<void> {
    return this.visitors.keep(visitors.values());
  }

  view(event: CloudEvent, place: Place, visitors: Visitors): Growth[] {
    const view = getData(pageViewed, event);
    // Events of earlier versions identify no visitor, so only the view counts.
    if (view.visitor === undefined) return getViews(getPage(view.path), place, []);
    const known = visitors.get(view.visitor) ?? null;
    const { visitor, growths } = afterView(known, view.visitor, view, { time: new Date(event.time), place });
    visitors.set(view.visitor, visitor);
    return growths;
  }

  /** The browser reports that a message was sent; it counts once the message is confirmed. */
  async goal(event: CloudEvent, visitors: Visitors): Promise<Growth[]> {
    const { visitor: hash, path } = getData(goalReached, event);
    const outcome = afterGoal(visitors.get(hash) ?? null, path, new Date(event.time));
    if (outcome === undefined) return [];
    visitors.set(hash, outcome.visitor);
    return [...outcome.growths, ...(await this.conversions.sent(event, outcome.conversions))];
  }
}
