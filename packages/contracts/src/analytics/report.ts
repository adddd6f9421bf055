import * as z from 'zod';
import { CONTENT_KINDS } from '../content/content-types.js';
import { dropReason } from './drop-reason.js';
import { GOAL_TARGETS } from './goal.js';
import { givenSegment } from './segment.js';
import { SOURCE_CHANNELS } from './source-channels.js';

const whole = z.number().int();
/** Between 0 and 1; null if the whole is 0. */
const share = z.number().nullable();

/** Days such as 2026-01-31, both inclusive. */
const span = z.object({ from: z.string(), to: z.string() });

const count = z.object({ name: z.string(), count: whole });

/** A figure, its value in the comparison, and the change as a fraction: 0.5 means 50% more. */
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

/** `at` is a day (2026-01-31) or the beginning of an hour (2026-01-31T13:00:00Z). */
const point = z.object({ at: z.string(), visits: whole, visitors: whole, pageViews: whole, messages: whole });

const visitsRow = z.object({
  name: z.string(),
  visits: whole,
  visitors: whole,
  bounceRate: share,
  /** Visits with a sent message. */
  conversions: whole,
});

const pageRow = z.object({
  ...count.shape,
  visits: whole,
  visitors: whole,
  /** Messages sent from this page. */
  conversions: whole,
  /**
   * Average time until the next page, or until the message. Null if nothing followed any of its views, or an earlier version
   * counted them. Absent in answers of earlier versions.
   */
  averageSeconds: z.number().nullable().optional(),
});

/** All visits, those that saw a project, a service, or their lists, that opened the contact page, and that sent a message. */
export const FUNNEL_STEPS = ['visit', 'work', 'contact', 'sent'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

const goalRow = z.object({
  id: z.string(),
  name: z.string(),
  target: z.enum(GOAL_TARGETS),
  path: z.string().optional(),
  visits: metric,
  rate: metric,
});

const publication = z.object({
  at: z.iso.datetime(),
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  path: z.string(),
});

export const ANALYTICS_INTERVALS = ['day', 'hour'] as const;

/** Activity between two days, counted from events only. */
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
      /** Days counted in another time zone, which are not converted. */
      otherZones: z.array(span.extend({ timeZone: z.string() })),
      /** End of the figures if the period is not over, otherwise null. */
      until: z.iso.datetime().nullable(),
      interval: z.enum(ANALYTICS_INTERVALS),
      /** The conditions that the visits of this report meet; absent for all visits. */
      segment: givenSegment.optional(),
      headline,
      /**
       * Visitors of the period, an estimate: each counts once a month. Null with a segment, and if a day has visitors of an
       * earlier version. Compared by whole days only: `before` is null if today is not over. Absent in answers of earlier versions.
       */
      uniqueVisitors: metric.extend({ standardError: z.number() }).nullable().optional(),
      series: z.array(point),
      comparison: span
        .extend({
          /** The compared days of this report, which the headline covers. */
          of: span,
          /** If this report's last day is not over: the time up to which the day compared with it counts. */
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
      /** Visits that reached each step, in any order, whether they reached the others or not. Absent in answers of earlier versions. */
      funnel: z.array(z.object({ name: z.enum(FUNNEL_STEPS), visits: whole })).optional(),
      /**
       * Kept visits that reached each goal, and their share of all kept visits of the period. Compared only if the visits of all
       * compared days are kept. Absent in answers of earlier versions.
       */
      goals: z.array(goalRow).optional(),
      /** The first day of which visits are kept, for goals and segments; null if there are none. Absent in earlier versions. */
      visitsSince: z.string().nullable().optional(),
      publications: z.array(publication),
      dropped: z.array(z.object({ name: dropReason, count: whole })),
    }),
  })
  .meta({ id: 'AnalyticsReport' });
export type AnalyticsReport = z.infer<typeof analyticsReport>;
