import {
  createCopy,
  dropCopy,
  Inbox,
  type InboxEntry,
  inboxSchema,
  studioCopySchema,
  type Transactions,
} from '@atelier/service-kit';
import type { Connection, Model } from 'mongoose';
import { ConversionsService } from '../conversions/conversions.service.js';
import { type Turn, WAITING, type Waiting, waitingSchema } from '../conversions/waiting.schema.js';
import { COUNT, countSchema, type DailyCount } from '../counts/count.schema.js';
import { CountsRepository } from '../counts/counts.repository.js';
import { CountsService } from '../counts/counts.service.js';
import { DAY_FIGURES, type DayFigures, dayFiguresSchema } from '../days/day.schema.js';
import { DaysRepository } from '../days/days.repository.js';
import { MONTH_FIGURES, type MonthFigures, monthFiguresSchema } from '../months/month.schema.js';
import {
  PUBLICATION,
  type Publication,
  PublicationsRepository,
  publicationSchema,
} from '../publications/publications.repository.js';
import { STUDIO_FIELDS, StudioCopy } from '../studio/studio-copy.js';
import { VISIT_RECORD, type VisitRecord, visitRecordSchema } from '../visits/visit-record.schema.js';
import { VisitRecordsRepository } from '../visits/visit-records.repository.js';
import { DAY_VISITOR, type DayVisitor, dayVisitorSchema } from '../visits/visitor.schema.js';
import { VisitorsRepository } from '../visits/visitors.repository.js';
import { VisitsService } from '../visits/visits.service.js';

/** The collections that counting writes. */
export interface FigureModels {
  counts: Model<DailyCount>;
  days: Model<DayFigures>;
  months: Model<MonthFigures>;
  publications: Model<Publication>;
  visitors: Model<DayVisitor>;
  visits: Model<VisitRecord>;
  waiting: Model<Waiting & Turn>;
  studio: Model<unknown>;
  inbox: Model<InboxEntry>;
}

const studioSchema = studioCopySchema(STUDIO_FIELDS);

export const getLive = (connection: Connection): Omit<FigureModels, 'inbox'> => ({
  counts: connection.model<DailyCount>(COUNT, countSchema),
  days: connection.model<DayFigures>(DAY_FIGURES, dayFiguresSchema),
  months: connection.model<MonthFigures>(MONTH_FIGURES, monthFiguresSchema),
  publications: connection.model<Publication>(PUBLICATION, publicationSchema),
  visitors: connection.model<DayVisitor>(DAY_VISITOR, dayVisitorSchema),
  visits: connection.model<VisitRecord>(VISIT_RECORD, visitRecordSchema),
  waiting: connection.model<Waiting & Turn>(WAITING, waitingSchema),
  studio: connection.model<unknown>('Studio', studioSchema),
});

/** Without the indexes that delete old documents, because a replayed visit is old from the start. */
export const createCopies = async (connection: Connection): Promise<FigureModels> => {
  const counts = await createCopy<DailyCount>(connection, countSchema);
  await counts.createIndexes();
  const visits = await createCopy<VisitRecord>(connection, visitRecordSchema);
  await visits.createIndexes();
  return {
    counts,
    days: await createCopy<DayFigures>(connection, dayFiguresSchema),
    months: await createCopy<MonthFigures>(connection, monthFiguresSchema),
    publications: await createCopy<Publication>(connection, publicationSchema),
    visitors: await createCopy<DayVisitor>(connection, dayVisitorSchema),
    visits,
    waiting: await createCopy<Waiting & Turn>(connection, waitingSchema),
    studio: await createCopy<unknown>(connection, studioSchema),
    inbox: await createCopy<InboxEntry>(connection, inboxSchema),
  };
};

export const dropCopies = async (connection: Connection, copies: FigureModels): Promise<void> => {
  for (const copy of Object.values(copies)) await dropCopy(connection, copy);
};

/** Counts into the copies as the service counts into what is live. */
export const countInto = (copies: FigureModels, transactions: Transactions): CountsService => {
  const days = new DaysRepository(copies.days, copies.months);
  const visits = new VisitsService(
    new VisitorsRepository(copies.visitors),
    new VisitRecordsRepository(copies.visits),
    new ConversionsService(copies.waiting),
  );
  return new CountsService(
    new CountsRepository(copies.counts),
    days,
    visits,
    new PublicationsRepository(copies.publications),
    new StudioCopy(copies.studio),
    new Inbox(copies.inbox, transactions),
  );
};
