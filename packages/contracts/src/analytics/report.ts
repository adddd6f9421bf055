import * as z from 'zod';
import { CONTENT_KINDS } from '../content/content-types.js';
import { dropReason } from './drop-reason.js';

const whole = z.number().int();
/** Between 0 and 1; null where there is nothing to divide by. */
const share = z.number().nullable();

/** Days such as 2026-01-31, both included. */
const span = z.object({ from: z.string(), to: z.string() });

const count = z.object({ name: z.string(), count: whole });

/** A figure, what it was in the comparison, and the change as a fraction: 0.5 is half as much again. */
const metric = z.object({ value: z.number().nullable(), before: z.number().nullable(), change: z.number().nullable() });

const headline = z.object({
  visits: metric,
  visitors: metric,
  pageViews: metric,
  bounceRate: metric,
  averageDurationSeconds: metric,
  messages: metric,
  conversionRate: metric,
});

/** `at` is a day (2026-01-31) or the hour's beginning (2026-01-31T13:00:00Z). */
const point = z.object({ at: z.string(), visits: whole, visitors: whole, pageViews: whole, messages: whole });

const visitsRow = z.object({
  name: z.string(),
  visits: whole,
  visitors: whole,
  bounceRate: share,
  /** Visits in which a message was sent. */
  conversions: whole,
});

const pageRow = z.object({
  ...count.shape,
  visits: whole,
  visitors: whole,
  /** Messages sent from this page. */
  conversions: whole,
});

export const SOURCE_CHANNELS = ['direct', 'search', 'social', 'campaign', 'referral'] as const;

const publication = z.object({
  at: z.iso.datetime(),
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  path: z.string(),
});

export const ANALYTICS_INTERVALS = ['day', 'hour'] as const;

/** What happened between two days, from events alone. */
export const analyticsReport = z
  .object({
    success: z.literal(true),
    data: z.object({
      from: z.string(),
      to: z.string(),
      totals: z.object({ pageViews: whole, messages: whole, responses: whole, publications: whole }),
      events: z.array(count),
      days: z.array(z.object({ day: z.string(), pageViews: whole, messages: whole, publications: whole })),
      /** IANA name of the studio's time zone, in which days begin at midnight. */
      timeZone: z.string(),
      /** Days that were counted as days of another time zone, and stay so. */
      otherZones: z.array(span.extend({ timeZone: z.string() })),
      /** Up to when the figures reach, where the period is not over; else null. */
      until: z.iso.datetime().nullable(),
      interval: z.enum(ANALYTICS_INTERVALS),
      headline,
      series: z.array(point),
      comparison: span
        .extend({
          /** The days of this report that are compared, and that the headline tells of. */
          of: span,
          /** Where this report's last day is not over: up to when the day that stands against it counts. */
          until: z.iso.datetime().nullable(),
          series: z.array(point),
        })
        .nullable(),
      pages: z.array(pageRow),
      entryPages: z.array(visitsRow),
      exitPages: z.array(z.object({ name: z.string(), visits: whole })),
      sources: z.array(visitsRow.extend({ channel: z.enum(SOURCE_CHANNELS) })),
      campaigns: z.array(visitsRow),
      devices: z.array(visitsRow),
      browsers: z.array(visitsRow),
      systems: z.array(visitsRow),
      countries: z.array(visitsRow),
      services: z.array(z.object({ name: z.string(), messages: whole })),
      publications: z.array(publication),
      dropped: z.array(z.object({ name: dropReason, count: whole })),
    }),
  })
  .meta({ id: 'AnalyticsReport' });
export type AnalyticsReport = z.infer<typeof analyticsReport>;
