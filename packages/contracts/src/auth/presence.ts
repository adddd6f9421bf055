import * as z from 'zod';
import { RESOURCES } from './permissions.js';

export const PRESENCE_ACTIVITIES = ['viewing', 'replying', 'editing'] as const;
export type PresenceActivity = (typeof PRESENCE_ACTIVITIES)[number];

/** Body of PUT /auth/presence. `activity` null: the user has left the item. */
export const presenceReport = z
  .strictObject({
    resource: z.enum(RESOURCES, 'Resource must be one of the resources'),
    itemId: z
      .string({ error: 'Item ID is required' })
      .max(64, 'Item ID is too long')
      .regex(/^[\w-]+$/, 'Item ID must be letters, digits, hyphens and underscores'),
    activity: z
      .enum(PRESENCE_ACTIVITIES, `Activity must be null or one of ${PRESENCE_ACTIVITIES.join(', ')}`)
      .nullable(),
  })
  .meta({ id: 'PresenceReport' });
export type PresenceReport = z.infer<typeof presenceReport>;

export const presentColleague = z
  .object({ id: z.string(), name: z.string(), activity: z.enum(PRESENCE_ACTIVITIES) })
  .meta({ id: 'PresentColleague' });
export type PresentColleague = z.infer<typeof presentColleague>;

/** The other staff who are at the item now. */
export const presenceAnswer = z
  .object({ success: z.literal(true), data: z.array(presentColleague) })
  .meta({ id: 'PresenceAnswer' });
