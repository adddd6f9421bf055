import * as z from 'zod';
import { defineEvent } from '../events/event.js';
import { dropReason } from './drop-reason.js';

export * from './shared-report-events.js';
export * from './weekly-summary-events.js';

const name = z.string().max(100);

/** One entry of the month's sketch of visitors (HyperLogLog): all that is told of a hash with the month's salt. */
const sketchEntry = z.object({ register: z.number().int().min(0).max(4095), rank: z.number().int().min(1).max(33) });
export type SketchEntry = z.infer<typeof sketchEntry>;

/** Fields that distinguish visits. The hash cannot be traced to a person once its day's salt is deleted. */
const visitFields = {
  /** Hash of the day's salt, address, browser and host; absent if no hash could be made. */
  visitor: name.optional(),
  /** For the number of visitors of a month; absent in events of earlier versions. */
  sketchEntry: sketchEntry.optional(),
  device: z.enum(['desktop', 'phone', 'tablet']).optional(),
  /** Family without a version. */
  browser: name.optional(),
  system: name.optional(),
  /** Two-letter country code, if a proxy in front provides it. */
  country: z.string().length(2).optional(),
  campaign: z.object({ source: name.optional(), medium: name.optional(), name: name.optional() }).optional(),
};

export const pageViewed = defineEvent(
  'atelier.analytics.page.viewed.v1',
  'A visitor looked at a page.',
  z.object({ path: z.string(), referrerHost: z.string().nullable(), ...visitFields }),
);

export const goalReached = defineEvent(
  'atelier.analytics.goal.reached.v1',
  'A visitor did on a page what the site is there for; who it was and what was said is not told.',
  z.object({ goal: z.enum(['message_sent']), path: z.string(), visitor: name }),
);

export const viewDropped = defineEvent(
  'atelier.analytics.view.dropped.v1',
  'A page view was not counted, and why.',
  z.object({ reason: dropReason }),
);
