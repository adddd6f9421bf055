import * as z from 'zod';
import { defineEvent } from '../events/event.js';
import { dropReason } from './drop-reason.js';

const name = z.string().max(100);

/** What a visit is told apart by. The hash cannot be led back to anybody once its day's salt is thrown away. */
const visitFields = {
  /** Of the day's salt, address, browser and host; absent where no hash could be made. */
  visitor: name.optional(),
  device: z.enum(['desktop', 'phone', 'tablet']).optional(),
  /** Family without a version. */
  browser: name.optional(),
  system: name.optional(),
  /** Two letters, where a proxy in front says so. */
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
