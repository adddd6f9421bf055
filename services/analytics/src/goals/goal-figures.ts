import type { AnalyticsReport } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import type { Period } from '../counts/period.js';
import { type Comparison, getComparedSpan } from '../report/comparison.js';
import { toMetric } from '../report/headline.js';
import { getShare } from '../report/sums.js';
import { type Match, reached } from '../visits/conditions.js';
import { VisitRecordsRepository } from '../visits/visit-records.repository.js';
import { GoalsService } from './goals.service.js';

type Goals = NonNullable<AnalyticsReport['data']['goals']>;

/** How many of the kept visits reached each goal. */
@Injectable()
export class GoalFigures {
  constructor(
    private readonly goals: GoalsService,
    private readonly visits: VisitRecordsRepository,
  ) {}

  async within(period: Period, comparison: Comparison | undefined, match: Match): Promise<Goals> {
    const goals = await this.goals.list();
    if (goals.length === 0) return [];
    const conditions = goals.map(reached);
    const [now, before] = await Promise.all([
      this.visits.countEach(period, match, conditions),
      comparison && this.visits.countEach(getComparedSpan(comparison), match, conditions),
    ]);
    return goals.map(({ id, name, target, path }, index) => {
      const count = now.each[index] ?? 0;
      const countBefore = before?.each[index] ?? null;
      const rateBefore = before === undefined || countBefore === null ? null : getShare(countBefore, before.visits);
      return {
        ...{ id, name, target },
        ...(path === undefined ? {} : { path }),
        visits: toMetric(count, countBefore),
        rate: toMetric(getShare(count, now.visits), rateBefore),
      };
    });
  }
}
