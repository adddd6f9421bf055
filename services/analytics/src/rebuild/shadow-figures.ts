import { type CloudEvent, cloudEvent, DEFAULT_STUDIO, studioUpdated } from '@atelier/contracts';
import {
  type Broker,
  type Comparison,
  EVENT_STREAM,
  getData,
  type Log,
  type Shadow,
  type Transactions,
  withoutRelay,
} from '@atelier/service-kit';
import { type Connection, trusted } from 'mongoose';
import { isCounted } from '../counts/counted-events.js';
import type { CountsService } from '../counts/counts.service.js';
import type { Period } from '../counts/period.js';
import { getPlace } from '../days/studio-day.js';
import { getSpan, toMonth } from '../months/month.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { VisitRecordsRepository } from '../visits/visit-records.repository.js';
import { firstKeptDay } from '../visits/visit-retention.js';
import { isSameDay, onDay } from './day-comparison.js';
import { countInto, createCopies, dropCopies, type FigureModels, getLive } from './figure-models.js';
import { getReadingStart, isOpenEnded, withoutCutDays } from './rebuilt-days.js';

type Live = ReturnType<typeof getLive>;

const within = ({ from, to }: Period) => trusted({ $gte: from, $lte: to });

/**
 * All figures counted again from the events, of which whole days replace the live ones. Events name a visitor by a hash, so no
 * salt is needed, and the same visits follow.
 */
export class ShadowFigures implements Shadow {
  private readonly counts: CountsService;
  private readonly studio: StudioCopy;
  private oldestAt: Date | undefined;
  private different: string[] = [];

  private constructor(
    private readonly connection: Connection,
    private readonly transactions: Transactions,
    private readonly live: Live,
    private readonly copies: FigureModels,
    private readonly days: Period,
    private readonly visitRetentionDays: number,
  ) {
    this.counts = countInto(copies, transactions);
    this.studio = new StudioCopy(copies.studio);
  }

  static async open(
    connection: Connection,
    broker: Broker,
    { days, visitRetentionDays }: { days: Period; visitRetentionDays: number },
  ): Promise<ShadowFigures> {
    const live = getLive(connection);
    const copies = await createCopies(connection);
    const shadow = new ShadowFigures(connection, withoutRelay(connection), live, copies, days, visitRetentionDays);
    await shadow.setClock(broker);
    return shadow;
  }

  async apply(event: CloudEvent, storedAt: Date): Promise<void> {
    if (this.oldestAt === undefined || storedAt < this.oldestAt) this.oldestAt = storedAt;
    if (isCounted(event)) await this.counts.count([event]);
    if (event.type === studioUpdated.type) await this.studio.keep(getData(studioUpdated, event));
  }

  async complete({ reachesBack }: Log): Promise<Comparison> {
    const timeZone = await this.studio.timeZone();
    const oldestDay = getPlace(this.oldestAt ?? new Date(), timeZone).day;
    const days = reachesBack ? this.days : withoutCutDays(this.days, oldestDay);
    await this.deleteOldVisits(timeZone);
    const rebuilt = (await this.copies.counts.distinct('day', { day: within(days) })).sort();
    this.different = [];
    for (const day of rebuilt) if (!(await isSameDay(this.copies, this.live, day, timeZone))) this.different.push(day);
    const takenOver = await this.live.days.countDocuments({ _id: trusted({ $nin: rebuilt }) });
    const kept = days.from === this.days.from ? '' : `; earlier ones are kept, as the log begins on ${oldestDay}`;
    const note = `The documents are days of the studio, from ${rebuilt[0] ?? 'none'} to ${rebuilt.at(-1) ?? 'none'}${kept}.`;
    return { rebuilt: rebuilt.length, different: this.different.length, takenOver, note };
  }

  /** Writes the days that differ, in one transaction. Months that have one of them are folded again when they are read. */
  async replaceLive(): Promise<void> {
    await this.transactions.run(async () => {
      await this.replaceDays(this.different);
      for (const month of new Set(this.different.map(toMonth))) {
        await this.live.months.deleteOne({ _id: month });
        await this.live.days.updateMany({ _id: within(getSpan(month)) }, { $unset: { isFolded: 1 } });
      }
      if (isOpenEnded(this.days)) await this.replaceVisits();
    });
  }

  async drop(): Promise<void> {
    await dropCopies(this.connection, this.copies);
  }

  /** In the time zone of its first day. Changes follow from the log, unless it does not know the current settings. */
  private async setClock(broker: Broker): Promise<void> {
    const now = await new StudioCopy(this.live.studio).read();
    const { streams } = await broker.manager();
    const last = await streams.getMessage(EVENT_STREAM, { last_by_subj: studioUpdated.type });
    const isTold =
      last !== null && getData(studioUpdated, cloudEvent.parse(last.json()) as CloudEvent).version === now?.version;
    const firstDay = await this.live.days
      .findOne({
        _id: trusted({ $gte: getReadingStart(this.days).slice(0, 10) }),
        timeZone: trusted({ $exists: true }),
      })
      .sort({ _id: 1 })
      .lean();
    const current = now?.timeZone ?? DEFAULT_STUDIO.timeZone;
    const clock = isTold
      ? { version: 0, timeZone: firstDay?.timeZone ?? current }
      : { version: now?.version ?? 0, timeZone: current };
    await this.copies.studio.collection.insertOne({ _id: 'studio' as never, ...clock });
  }

  private async replaceDays(days: readonly string[]): Promise<void> {
    const { live, copies } = this;
    const timeZone = await this.studio.timeZone();
    for (const day of days) {
      await live.counts.deleteMany({ day, path: '' });
      await live.counts.insertMany(await copies.counts.find({ day }).lean());
      await live.days.deleteOne({ _id: day });
      await live.days.insertMany(await copies.days.find({ _id: day }).lean());
      await live.publications.deleteMany(onDay(day, timeZone));
      await live.publications.insertMany(await copies.publications.find(onDay(day, timeZone)).lean());
      await live.visits.deleteMany({ day });
      await live.visits.insertMany(await copies.visits.find({ day }).lean());
    }
  }

  /** Those that the service has deleted too. */
  private async deleteOldVisits(timeZone: string): Promise<void> {
    const oldest = firstKeptDay(getPlace(new Date(), timeZone).day, this.visitRetentionDays);
    await new VisitRecordsRepository(this.copies.visits).deleteBefore(oldest);
  }

  /** The visits that go on, and the halves of conversions that wait: what the next events are counted with. */
  private async replaceVisits(): Promise<void> {
    const { live, copies, days } = this;
    const unexpired = { expiresAt: trusted({ $gt: new Date() }) };
    for await (const visitor of copies.visitors.find(unexpired).lean().cursor())
      await live.visitors.replaceOne({ _id: visitor._id }, visitor, { upsert: true });
    // The other half of an earlier one may be older than what was read, so these stay as they are.
    const halves = { kind: trusted({ $exists: true }), at: trusted({ $gte: new Date(getReadingStart(days)) }) };
    await live.waiting.deleteMany(halves);
    await live.waiting.insertMany(await copies.waiting.find({ ...halves, ...unexpired }).lean());
  }
}
