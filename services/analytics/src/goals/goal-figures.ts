import type { AnalyticsReport, GoalInput } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import type { Period } from '../counts/period.js';
import type { Comparison } from '../report/comparison.js';
import { toMetric } from '../report/headline.js';
import { getShare } from '../report/sums.js';
import { type Expression, SENT_MESSAGE, sawPage } from '../visits/conditions.js';
import { VisitRecordsRepository } from '../visits/visit-records.repository.js';
import { GoalsService } from './goals.service.js';

type Figures = Pick<AnalyticsReport['data'], 'goals' | 'visitsSince'>;

const isReached = ({ target, path }: GoalInput): Expression =>
  target === 'page' && path !== undefined ? sawPage(path) : SENT_MESSAGE;

/** How many of the kept visits reached each goal. */
@Injectable()
export class GoalFigures {
  constructor(
    private readonly goals: GoalsService,
    private readonly visits: VisitRecordsRepository,
  ) {}

  async within(period: Period, comparison: Comparison | undefined): Promise<Figures> {
    const [goals, since] = await Promise.all([this.goals.list(), this.visits.findFirstDay()]);
    if (goals.length === 0) return { goals: [], visitsSince: since ?? null };
    const conditions = goals.map(isReached);
    // A comparison with days of which visits are no longer kept, or not yet, would show a change that was none.
    const isComparable = comparison !== undefined && since !== undefined && comparison.with.from >= since;
    const [now, before] = await Promise.all([
      this.visits.countEach(period, conditions),
      isComparable ? this.visits.countEach({ ...comparison.with, until: comparison.until }, conditions) : undefined,
    ]);
    const figures = goals.map(({ id, name, target, path }, index) => {
      const [reached, reachedBefore] = [now.each[index] ?? 0, before?.each[index] ?? null];
      const rateBefore = before && getShare(before.each[index] ?? 0, before.visits);
      return {
        ...{ id, name, target },
        ...(path === undefined ? {} : { path }),
        visits: toMetric(reached, reachedBefore),
        rate: toMetric(getShare(reached, now.visits), rateBefore ?? null),
      };
    });
    return { goals: figures, visitsSince: since ?? null };
  }
}
