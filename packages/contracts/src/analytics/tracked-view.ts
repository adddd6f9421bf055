import * as z from 'zod';

const campaignWord = (field: string) => z.string().max(100, `${field} must be at most 100 characters`).optional();

/** Body of POST /analytics/track: a browser's report about a page. No cookie, no identifier of the visitor. */
export const trackedView = z
  .strictObject({
    path: z
      .string({ error: 'Path is required' })
      .max(500, 'Path must be at most 500 characters')
      .regex(/^\//, 'Path must start with /'),
    referrer: z.string().max(500, 'Referrer must be at most 500 characters').optional(),
    event: z.enum(['page_view', 'message_sent'], 'Event must be page_view or message_sent').default('page_view'),
    utm_source: campaignWord('Campaign source'),
    utm_medium: campaignWord('Campaign medium'),
    utm_campaign: campaignWord('Campaign name'),
  })
  .meta({ id: 'TrackedView' });
export type TrackedView = z.infer<typeof trackedView>;
