import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done } from '../http/success.js';
import { analyticsReport } from './report.js';
import { segmentFields } from './segment.js';
import { trackedView } from './tracked-view.js';

export * from './drop-reason.js';
export * from './goal.js';
export * from './page-pattern.js';
export * from './report.js';
export * from './segment.js';
export * from './shared-report.js';
export * from './source-channels.js';
export * from './tracked-view.js';

const DAY_RULE = 'Must be a date such as 2026-01-31';
/** Days are compared as text, so those beside a period must have four digits in their year, too. */
const day = z.iso.date(DAY_RULE).refine((text) => text >= '0010' && text < '9990', DAY_RULE);

export const ANALYTICS_COMPARISONS = ['previous', 'year'] as const;

const MAX_DAYS = 366;
const DAYS_RULE = `Days must be a whole number from 1 to ${MAX_DAYS}`;

/** Query of GET /analytics: days of the studio, both inclusive; defaults to the last 30 days. */
export const analyticsQuery = z
  .strictObject({
    from: day.optional(),
    to: day.optional(),
    days: z.coerce
      .number<number | string>(DAYS_RULE)
      .int(DAYS_RULE)
      .min(1, DAYS_RULE)
      .max(MAX_DAYS, DAYS_RULE)
      .optional(),
    compare: z.enum(ANALYTICS_COMPARISONS, 'Compare must be previous or year').optional(),
    ...segmentFields,
  })
  .refine(({ days, from, to }) => days === undefined || (from === undefined && to === undefined), {
    path: ['days'],
    error: 'Ask for a number of days or for a first and a last one, not for both',
  });
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

const PERIOD_NOTE =
  "Days begin at midnight in the studio's time zone; `days` is the number of days up to today. A visitor counts once a day, " +
  'and once a month in the estimate `uniqueVisitors`. A period of one or two days is answered by hour. If today is not over, it ' +
  'is compared with the same part of the other day. Conditions such as `source` or `path` can be combined, and limit the ' +
  'whole report to visits that meet all of them; a path or entry such as /blog/* stands for all pages below /blog. Such ' +
  'reports know the kept visits only (`visitsSince`), with all views of a visit on the day it began, and have no unique visitors, ' +
  'services, or views that were not counted. If visits of compared days are not kept, `comparison` is null.';

export const analyticsOperations = operations('analytics', {
  'GET /analytics': {
    summary: 'Activity between two days: visits, pages, sources, messages, and the change from another period.',
    note: PERIOD_NOTE,
    access: needs('read', 'analytics'),
    query: analyticsQuery,
    answer: analyticsReport,
  },
  'GET /analytics/export': {
    summary: 'The same report as a CSV file in UTF-8: one row per day (or hour) and per line of each table.',
    note: 'Cells that a spreadsheet would run as a formula are prefixed with an apostrophe.',
    access: needs('read', 'analytics'),
    query: analyticsQuery,
    answer: { mediaType: 'text/csv' },
  },
  'POST /analytics/track': {
    summary: 'Counts a page view or a sent message; no data about the visitor is stored.',
    note: 'Bots and spam referrers get the same answer, and are counted only by reason. Nothing is counted while the event stream is 90% full.',
    access: 'everyone',
    body: trackedView,
    example: { path: '/blog/designing-for-slow-networks', referrer: 'https://search.example/' },
    answer: done,
    status: 202,
  },
});
