import { pageViewed } from '@atelier/contracts';
import { type Migration, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { DaysRepository } from '../days/days.repository.js';
import { ALL } from '../days/figures.js';
import { getPage } from '../visits/visit.js';
import { COUNT, type DailyCount } from './count.schema.js';

const UTC = 'UTC';

/**
 * Moves views by path, once one row per path and day, into the days' figures. A day's rows are deleted in the transaction that
 * counts them.
 */
@Injectable()
export class PathsMigration implements Migration {
  readonly number = 1;
  readonly name = 'views by path in the figures of a day';

  constructor(
    @InjectModel(COUNT) private readonly counts: Model<DailyCount>,
    private readonly days: DaysRepository,
    private readonly transactions: Transactions,
  ) {}

  async run() {
    const days = await this.counts.distinct('day', { name: pageViewed.type, path: trusted({ $ne: '' }) });
    for (const day of days) await this.transactions.run(() => this.move(day));
  }

  private async move(day: string): Promise<void> {
    const ofDay = { day, name: pageViewed.type, path: trusted({ $ne: '' }) };
    const rows = await this.counts.find(ofDay).sort({ count: -1 }).lean<DailyCount[]>();
    const views = rows.reduce((sum, { count }) => sum + count, 0);
    await this.days.grow(
      [
        { day, dimension: 'site', name: ALL, figures: { views } },
        ...rows.map(({ path, count }) => ({
          day,
          dimension: 'pages' as const,
          name: getPage(path),
          figures: { views: count },
        })),
      ],
      UTC,
    );
    await this.counts.deleteMany(ofDay);
  }
}
