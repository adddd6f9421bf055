import type { EndReason, SessionRecord } from './session-record.js';

/** Sessions by identifier and user; they vanish some time after their end. */
export abstract class SessionsRepository {
  abstract insert(session: SessionRecord): Promise<void>;
  abstract find(id: string): Promise<SessionRecord | undefined>;
  /** False where the session was revoked. */
  abstract extend(id: string, renewedAt: Date, expiresAt: Date): Promise<boolean>;
  abstract recordSecondFactor(id: string, at: Date): Promise<boolean>;
  /** Undefined where the session is gone or was revoked before: a session ends once. */
  abstract revoke(id: string, reason: EndReason, at: Date): Promise<SessionRecord | undefined>;
  abstract notRevokedOf(userId: string): Promise<SessionRecord[]>;
}
