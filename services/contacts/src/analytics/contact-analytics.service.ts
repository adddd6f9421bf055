import {
  type ContactAnalytics,
  type ContactAnalyticsQuery,
  SERVICE_INTERESTS,
  type ServiceInterest,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SUBMISSION, type SubmissionFields } from '../submissions/submission.schema.js';
import { getMedian } from './median.js';

interface DayCount {
  day: string;
  status: SubmissionStatus;
  serviceInterest: ServiceInterest;
  count: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

const daysBetween = (first: Date, last: Date): string[] => {
  const count = Math.round((last.getTime() - first.getTime()) / DAY_MS) + 1;
  return Array.from({ length: count }, (_none, index) => toDay(new Date(first.getTime() + index * DAY_MS)));
};

const sum = (counts: readonly DayCount[]): number => counts.reduce((total, { count }) => total + count, 0);

const sumBy = <const Field extends 'status' | 'serviceInterest'>(
  counts: readonly DayCount[],
  field: Field,
  values: readonly DayCount[Field][],
) =>
  Object.fromEntries(values.map((value) => [value, sum(counts.filter((one) => one[field] === value))])) as Record<
    DayCount[Field],
    number
  >;

/** Figures of a range of days, read only from the index by date, without reading any submission. */
@Injectable()
export class ContactAnalyticsService {
  constructor(@InjectModel(SUBMISSION) private readonly submissions: Model<SubmissionFields>) {}

  async of({ firstDay, lastDay }: ContactAnalyticsQuery): Promise<ContactAnalytics['data']> {
    const range = { $gte: firstDay, $lt: new Date(lastDay.getTime() + DAY_MS) };
    const [counts, responseMinutes] = await Promise.all([this.countByDay(range), this.countByMinutes(range)]);
    const ofDay = new Map<string, number>();
    for (const { day, count } of counts) ofDay.set(day, (ofDay.get(day) ?? 0) + count);
    return {
      from: toDay(firstDay),
      to: toDay(lastDay),
      total: sum(counts),
      perDay: daysBetween(firstDay, lastDay).map((date) => ({ date, count: ofDay.get(date) ?? 0 })),
      byStatus: sumBy(counts, 'status', SUBMISSION_STATUSES),
      byService: sumBy(
        counts,
        'serviceInterest',
        SERVICE_INTERESTS.map(({ value }) => value),
      ),
      medianFirstResponseMinutes: getMedian(responseMinutes),
    };
  }

  private async countByDay(createdAt: Record<string, Date>): Promise<DayCount[]> {
    const day = { $dateToString: { format: '%Y-%m-%d', date: '$createdAt' } };
    const kind = { day, status: '$status', serviceInterest: '$serviceInterest' };
    const counts = await this.submissions
      .aggregate<{ _id: Omit<DayCount, 'count'>; count: number }>([
        { $match: { folder: 'inbox', createdAt } },
        { $group: { _id: kind, count: { $sum: 1 } } },
      ])
      .hint('by_created');
    return counts.map(({ _id, count }) => ({ ..._id, count }));
  }

  private async countByMinutes(createdAt: Record<string, Date>): Promise<{ value: number; count: number }[]> {
    return this.submissions
      .aggregate<{ value: number; count: number }>([
        { $match: { folder: 'inbox', createdAt, firstResponseMinutes: { $gte: 0 } } },
        { $group: { _id: '$firstResponseMinutes', count: { $sum: 1 } } },
        { $sort: { _id: 1 } },
        { $project: { _id: 0, value: '$_id', count: 1 } },
      ])
      .hint('by_created');
  }
}
