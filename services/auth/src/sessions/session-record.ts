import type { EventData, sessionRevoked } from '@atelier/contracts';

/** Why a session ended before its time. */
export type EndReason = EventData<typeof sessionRevoked>['reason'];

/** A stay of one member of staff in one browser; every token belongs to one. */
export interface SessionRecord {
  id: string;
  userId: string;
  openedAt: Date;
  /** Moves on with every refresh, up to the longest lifetime of a session. */
  expiresAt: Date;
  renewedAt: Date;
  /** When a second factor was checked last. */
  secondFactorAt: Date | null;
  revokedAt: Date | null;
  endReason: EndReason | null;
  /** What the browser said of itself. */
  userAgent: string | null;
  /** IP address that it was opened from, without its last part. */
  network: string | null;
}

export const isActive = (session: SessionRecord | undefined, now: Date): session is SessionRecord =>
  session !== undefined && session.revokedAt === null && session.expiresAt > now;
