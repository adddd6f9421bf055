import type { EventData, sessionRevoked } from '@atelier/contracts';

/** Why a session ended early. */
export type EndReason = EventData<typeof sessionRevoked>['reason'];

/** A session of one staff member in one browser; every token belongs to one. */
export interface SessionRecord {
  id: string;
  userId: string;
  openedAt: Date;
  /** Extended with every refresh, up to the maximum lifetime of a session. */
  expiresAt: Date;
  renewedAt: Date;
  /** Time of the last second factor check. */
  secondFactorAt: Date | null;
  revokedAt: Date | null;
  endReason: EndReason | null;
  /** The browser's own description. */
  userAgent: string | null;
  /** IP address at sign-in, without its last part. */
  network: string | null;
}

export const isActive = (session: SessionRecord | undefined, now: Date): session is SessionRecord =>
  session !== undefined && session.revokedAt === null && session.expiresAt > now;
