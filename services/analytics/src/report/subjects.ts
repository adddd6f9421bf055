import { type AnalyticsQuery, type AnalyticsSegment, SEGMENT_FIELDS } from '@atelier/contracts';
import { InvalidInput } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DaysRepository } from '../days/days.repository.js';
import { GoalsService } from '../goals/goals.service.js';
import { SegmentFigures } from '../segments/segment-figures.js';
import { isIn, type Match } from '../visits/conditions.js';
import { VISIT_RECORD, type VisitRecord } from '../visits/visit-record.schema.js';
import type { FigureSource } from './figure-source.js';
import { SiteFigures } from './site-figures.js';

/** The visits that a report is about. */
export interface Subject {
  figures: FigureSource;
  /** The records of these visits. */
  match: Match;
  /** Undefined if it is about all visits. */
  segment: AnalyticsSegment | undefined;
}

const ALL_VISITS: Match = {};

const getSegment = (query: AnalyticsQuery): AnalyticsSegment =>
  Object.fromEntries(SEGMENT_FIELDS.flatMap((field) => (query[field] === undefined ? [] : [[field, query[field]]])));

@Injectable()
export class Subjects {
  constructor(
    @InjectModel(VISIT_RECORD) private readonly visits: Model<VisitRecord>,
    private readonly site: SiteFigures,
    private readonly days: DaysRepository,
    private readonly goals: GoalsService,
  ) {}

  async of(query: AnalyticsQuery): Promise<Subject> {
    const segment = getSegment(query);
    if (Object.keys(segment).length === 0) return { figures: this.site, match: ALL_VISITS, segment: undefined };
    const match = isIn(segment, await this.findGoal(segment));
    return { figures: new SegmentFigures(this.visits, this.days, match), match, segment };
  }

  private async findGoal({ goal }: AnalyticsSegment) {
    if (goal === undefined) return undefined;
    const found = (await this.goals.list()).find(({ id }) => id === goal);
    if (found === undefined) throw new InvalidInput([{ field: 'goal', message: 'This goal does not exist' }]);
    return found;
  }
}
