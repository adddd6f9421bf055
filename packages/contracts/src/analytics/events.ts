import * as z from 'zod';
import { defineEvent } from '../events/event.js';

export const pageViewed = defineEvent(
  'atelier.analytics.page.viewed.v1',
  'A visitor looked at a page.',
  z.object({ path: z.string(), referrerHost: z.string().nullable() }),
);
