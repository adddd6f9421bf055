import * as z from 'zod';

export const MAX_SHARED_REPORTS = 50;
const MAX_NAME_LENGTH = 80;

/** The last days that a shared report can cover, up to the day on which it is opened. */
export const SHARED_REPORT_DAYS = [7, 30, 90] as const;
export const SHARED_REPORT_LIFETIMES = ['month', 'year', 'unlimited'] as const;

/** Body of POST /analytics/shared-reports. */
export const newSharedReport = z
  .strictObject({
    name: z
      .string({ error: 'Name is required' })
      .trim()
      .min(1, 'Name is required')
      .max(MAX_NAME_LENGTH, `Name must be at most ${MAX_NAME_LENGTH} characters`),
    days: z.literal(SHARED_REPORT_DAYS, 'Days must be 7, 30 or 90'),
    /** `month` is 30 days, `year` 365. */
    lifetime: z.enum(SHARED_REPORT_LIFETIMES, 'Lifetime must be month, year or unlimited'),
  })
  .meta({ id: 'NewSharedReport' });
export type NewSharedReport = z.output<typeof newSharedReport>;
