import * as z from 'zod';

/** One of the user's own sessions, in one browser. */
export const ownSession = z
  .object({
    id: z.string(),
    openedAt: z.string(),
    /** Time of the last renewal. */
    lastSeenAt: z.string(),
    expiresAt: z.string(),
    /** The browser's own description. */
    userAgent: z.string().nullable(),
    /** The network at sign-in: an IP address without its last part. */
    network: z.string().nullable(),
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof ownSession>;

export const ownSessionList = z
  .object({ success: z.literal(true), data: z.array(ownSession) })
  .meta({ id: 'OwnSessionList' });
