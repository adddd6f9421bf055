import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done } from '../http/success.js';
import { analyticsReport } from './report.js';
import { trackedView } from './tracked-view.js';

export * from './drop-reason.js';
export * from './report.js';
export * from './tracked-view.js';

const day = z.iso.date('Must be a date such as 2026-01-31');

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
    path: z
      .string()
      .max(500, 'Path must be at most 500 characters')
      .regex(/^(\/|\(other\)$)/, 'Path must start with /')
      .optional(),
    source: z
      .string()
      .trim()
      .min(1, 'Source must not be empty')
      .max(100, 'Source must be at most 100 characters')
      .optional(),
  })
  .refine(({ path, source }) => path === undefined || source === undefined, {
    path: ['source'],
    error: 'Filter by path or by source, not by both',
  })
  .refine(({ days, from, to }) => days === undefined || (from === undefined && to === undefined), {
    path: ['days'],
    error: 'Ask for a number of days or for a first and a last one, not for both',
  });
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

const PERIOD_NOTE =
  "Days begin at midnight in the studio's time zone; `days` asks for as many up to today. A visitor is counted once a day. " +
  'A period of one or two days is answered by hour, unless it is filtered. A filter by path or source narrows headline, ' +
  'series and comparison; the tables stay those of the whole site. While today is not over, it is compared with as much of ' +
  'the other day; with a filter, whole days are compared and today is left out.';

export const analyticsOperations = operations('analytics', {
  'GET /analytics': {
    summary: 'What happened between two days: visits, pages, sources, messages, and the change against another period.',
    note: PERIOD_NOTE,
    access: needs('read', 'analytics'),
    query: analyticsQuery,
    answer: analyticsReport,
  },
  'GET /analytics/export': {
    summary: 'The same report as a CSV file in UTF-8: a row for each day (or hour) and for each line of each table.',
    note: 'Cells that a spreadsheet would take for a formula begin with an apostrophe.',
    access: needs('read', 'analytics'),
    query: analyticsQuery,
    answer: { mediaType: 'text/csv' },
  },
  'POST /analytics/track': {
    summary: 'Counts a page view, or a message that was sent; of the visitor nothing is kept.',
    note: 'Robots and referrers that are spam are answered alike, and counted by reason alone.',
    access: 'everyone',
    body: trackedView,
    example: { path: '/blog/designing-for-slow-networks', referrer: 'https://search.example/' },
    answer: done,
    status: 202,
  },
});
