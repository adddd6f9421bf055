import type { EventData, sessionRevoked } from '@atelier/contracts';

/** Why a session ended before its time. */
export type EndReason = EventData<typeof sessionRevoked>['reason'];

/** A stay of one member of staff in one browser; every token belongs to one. */
export interface SessionRecord {
  id: string;
  userId: string;
  openedAt: Date;
  /** Moves on with every refresh. */
  expiresAt: Date;
  revokedAt: Date | null;
  endReason: EndReason | null;
  /** What the browser said of itself. */
  userAgent: string | null;
  /** IP address that it was opened from, without its last part. */
  network: string | null;
}

/** After this time somebody signs in again, however often the session was renewed. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

export const isActive = (session: SessionRecord | undefined, now: Date): session is SessionRecord =>
  session !== undefined &&
  session.revokedAt === null &&
  session.expiresAt > now &&
  now.getTime() - session.openedAt.getTime() < MAX_AGE_MS;
