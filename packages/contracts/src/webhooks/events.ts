import * as z from 'zod';
import { defineEvent } from '../events/event.js';

export const webhookDisabled = defineEvent(
  'atelier.webhooks.endpoint.disabled.v1',
  'A webhook was disabled by the platform: its address is gone (410), or has failed for five days.',
  z.object({ id: z.string(), description: z.string(), reason: z.enum(['gone', 'failing']) }),
);
