import * as z from 'zod';
import { defineEvent } from '../events/event.js';

export const sharedReportCreated = defineEvent(
  'atelier.analytics.shared_report.created.v1',
  'A link was created that shows the report to anyone who has it.',
  z.object({ id: z.string(), days: z.number().int(), expiresAt: z.iso.datetime().nullable() }),
);

export const sharedReportRevoked = defineEvent(
  'atelier.analytics.shared_report.revoked.v1',
  'A link to the report was revoked.',
  z.object({ id: z.string() }),
);
