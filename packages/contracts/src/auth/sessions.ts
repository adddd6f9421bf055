import * as z from 'zod';

/** A stay of one's own in one browser. */
export const ownSession = z
  .object({
    id: z.string(),
    openedAt: z.string(),
    /** When it was renewed last. */
    lastSeenAt: z.string(),
    expiresAt: z.string(),
    /** What the browser said of itself. */
    userAgent: z.string().nullable(),
    /** The network that it was begun from: an IP address without its last part. */
    network: z.string().nullable(),
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof ownSession>;

export const ownSessionList = z
  .object({ success: z.literal(true), data: z.array(ownSession) })
  .meta({ id: 'OwnSessionList' });
