import * as z from 'zod';
import { defineEvent } from '../events/event.js';

const whole = z.number().int();

/** A figure, that of the week before, and the change as a fraction: 0.5 means 50% more. */
const weekFigure = z.object({ value: whole, before: whole, change: z.number().nullable() });

export const weekSummarized = defineEvent(
  'atelier.analytics.week.summarized.v1',
  'A week of the studio was over, with its figures.',
  z.object({
    /** Its Monday and its Sunday, such as 2026-01-26 and 2026-02-01. */
    from: z.string(),
    to: z.string(),
    timeZone: z.string(),
    visits: weekFigure,
    visitors: weekFigure,
    pageViews: weekFigure,
    messages: weekFigure,
    /** The most frequent first. */
    pages: z.array(z.object({ path: z.string(), views: whole })),
    sources: z.array(z.object({ name: z.string(), visits: whole })),
    /** The title is that of the last publication, and null if there was none. */
    articles: z.array(z.object({ path: z.string(), title: z.string().nullable(), views: whole })),
  }),
);
