import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done } from '../http/success.js';

/** Body of POST /analytics/track: a page view as the browser reports it. No cookie, no identifier of the visitor. */
export const trackedView = z
  .strictObject({
    path: z
      .string({ error: 'Path is required' })
      .max(500, 'Path must be at most 500 characters')
      .regex(/^\//, 'Path must start with /'),
    referrer: z.string().max(500, 'Referrer must be at most 500 characters').optional(),
    event: z.enum(['page_view'], 'Event must be page_view').default('page_view'),
  })
  .meta({ id: 'TrackedView' });
export type TrackedView = z.infer<typeof trackedView>;

const count = z.object({ name: z.string(), count: z.number().int() });

/** Totals of what happened between two days, from events alone. */
export const analyticsReport = z
  .object({
    success: z.literal(true),
    data: z.object({
      from: z.string(),
      to: z.string(),
      totals: z.object({
        pageViews: z.number().int(),
        messages: z.number().int(),
        responses: z.number().int(),
        publications: z.number().int(),
      }),
      events: z.array(count),
      pages: z.array(count),
      days: z.array(
        z.object({
          day: z.string(),
          pageViews: z.number().int(),
          messages: z.number().int(),
          publications: z.number().int(),
        }),
      ),
    }),
  })
  .meta({ id: 'AnalyticsReport' });
export type AnalyticsReport = z.infer<typeof analyticsReport>;

const day = z.iso.date('Must be a date such as 2026-01-31');

/** Query of GET /analytics: days in UTC, both inclusive; the last 30 days where they are absent. */
export const analyticsQuery = z.strictObject({ from: day.optional(), to: day.optional() });

export const analyticsOperations = operations('analytics', {
  'GET /analytics': {
    summary: 'What happened between two days: totals, events, pages.',
    access: needs('read', 'analytics'),
    query: analyticsQuery,
    answer: analyticsReport,
  },
  'POST /analytics/track': {
    summary: 'Counts a page view; of the visitor nothing is kept.',
    access: 'everyone',
    body: trackedView,
    example: { path: '/blog/designing-for-slow-networks', referrer: 'https://search.example/' },
    answer: done,
    status: 202,
  },
});
