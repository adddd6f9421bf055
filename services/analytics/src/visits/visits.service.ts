import { type CloudEvent, goalReached, pageViewed } from '@atelier/contracts';
import { getData } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ConversionsService } from '../conversions/conversions.service.js';
import type { Conversion, SentMessage } from '../conversions/waiting.schema.js';
import type { Growth } from '../days/figures.js';
import type { Place } from '../days/studio-day.js';
import { afterGoal, afterView, getViews } from './growth.js';
import { toRecord } from './to-record.js';
import { getPage } from './visit.js';
import type { VisitRecord } from './visit-record.schema.js';
import { VisitRecordsRepository } from './visit-records.repository.js';
import type { DayVisitor } from './visitor.schema.js';
import { VisitorsRepository } from './visitors.repository.js';

/** The visitors of several events as they are after those events that were followed, and what becomes of their visits. */
export interface Followed {
  /** By hash. */
  visitors: Map<string, DayVisitor>;
  /** By ID. */
  records: Map<string, VisitRecord>;
  sent: SentMessage[];
}

const findHash = ({ data }: CloudEvent): string[] => {
  const { visitor } = data as { visitor?: unknown };
  return typeof visitor === 'string' ? [visitor] : [];
};

const remember = ({ visitors, records }: Followed, visitor: DayVisitor): void => {
  visitors.set(visitor._id, visitor);
  const record = toRecord(visitor);
  if (record !== undefined) records.set(record._id, record);
};

const confirm = ({ sent }: Followed, conversion: Conversion | undefined): Growth[] => {
  if (conversion?.sent !== undefined) sent.push(conversion.sent);
  return conversion?.growths ?? [];
};

/** Follows visits view by view. Called inside the transaction of the events' inbox. */
@Injectable()
export class VisitsService {
  constructor(
    private readonly visitors: VisitorsRepository,
    private readonly records: VisitRecordsRepository,
    private readonly conversions: ConversionsService,
  ) {}

  /** The state before these events. */
  async follow(events: readonly CloudEvent[]): Promise<Followed> {
    const visitors = await this.visitors.find([...new Set(events.flatMap(findHash))]);
    return { visitors, records: new Map(), sent: [] };
  }

  async keep({ visitors, records, sent }: Followed): Promise<void> {
    await this.visitors.keep(visitors.values());
    await this.records.keep([...records.values()], sent);
  }

  view(event: CloudEvent, place: Place, followed: Followed): Growth[] {
    const view = getData(pageViewed, event);
    // Events of earlier versions identify no visitor, so only the view counts.
    if (view.visitor === undefined) return getViews(getPage(view.path), place, []);
    const known = followed.visitors.get(view.visitor) ?? null;
    const seen = { id: event.id, time: new Date(event.time), place };
    const { visitor, growths } = afterView(known, view.visitor, view, seen);
    remember(followed, visitor);
    return growths;
  }

  /** The browser reports that a message was sent; it counts once the message is confirmed. */
  async goal(event: CloudEvent, followed: Followed): Promise<Growth[]> {
    const { visitor: hash, path } = getData(goalReached, event);
    const outcome = afterGoal(followed.visitors.get(hash) ?? null, path, new Date(event.time));
    if (outcome === undefined) return [];
    remember(followed, outcome.visitor);
    return [...outcome.growths, ...confirm(followed, await this.conversions.sent(event, outcome.conversion))];
  }

  /** The inbox has a message, which confirms the report of a visit's browser. */
  async message(event: CloudEvent, followed: Followed): Promise<Growth[]> {
    return confirm(followed, await this.conversions.received(event));
  }
}
