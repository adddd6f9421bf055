/** Why a session ended before its time. */
export type EndReason = 'signed_out' | 'refresh_reused' | 'password_changed';

/** A stay of one member of staff in one browser; every token belongs to one. */
export interface SessionRecord {
  id: string;
  userId: string;
  openedAt: Date;
  /** Moves on with every refresh. */
  expiresAt: Date;
  revokedAt: Date | null;
  endReason: EndReason | null;
}

export const isActive = (session: SessionRecord | undefined, now: Date): session is SessionRecord =>
  session !== undefined && session.revokedAt === null && session.expiresAt > now;
