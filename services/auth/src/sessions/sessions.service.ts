import { randomUUID } from 'node:crypto';
import { AuditTrail, AuthenticationRequired, Transactions, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { auditedUser } from '../audit/audited.js';
import { AccessTokens } from '../keys/access-tokens.js';
import { toClaims } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';
import type { Device } from './device.js';
import { RefreshTokens } from './refresh-tokens.js';
import { type EndReason, isActive, type SessionRecord } from './session-record.js';
import { SessionsEvents } from './sessions.events.js';
import { SessionsRepository } from './sessions.repository.js';

/** Lifetime without a refresh. */
export const SESSION_LIFETIME_SECONDS = 14 * 24 * 60 * 60;
/** Maximum lifetime, including refreshes. */
const LONGEST_SESSION_SECONDS = 30 * 24 * 60 * 60;

const SESSION_EXPIRED = 'Session expired. Please login again.';

/** The oldest ones beyond end, because a new password, for example, ends all of them in one transaction. */
export const MAX_SESSIONS = 500;
/** Few, so that nobody with many more is kept from signing in. */
const MAX_ENDED = 10;

/** The tokens of a user who has just signed in or renewed their session. */
export interface SessionTokens {
  user: UserRecord;
  accessToken: string;
  refreshToken: string;
}

export interface OpenedSession {
  user: UserRecord;
  sessionId: string;
  secondFactorAt: Date | null;
  refreshToken: string;
}

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly refreshTokens: RefreshTokens,
    private readonly users: UsersRepository,
    private readonly accessTokens: AccessTokens,
    private readonly events: SessionsEvents,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  async refresh(presented: string | undefined): Promise<SessionTokens> {
    const renewed = presented === undefined ? undefined : await this.renew(presented);
    if (renewed === undefined) throw new AuthenticationRequired(SESSION_EXPIRED);
    return this.admit(renewed);
  }

  /** Ends the session of the token and that of the cookie, usually the same one; does nothing if there is none. */
  async signOut(viewer: Viewer, refreshToken: string | undefined): Promise<void> {
    await this.transactions.run(async () => {
      const cookieSession = refreshToken === undefined ? undefined : await this.refreshTokens.findSession(refreshToken);
      for (const id of new Set([viewer?.sid, cookieSession])) if (id !== undefined) await this.end(id, 'signed_out');
    });
  }

  /** The current user of a token; undefined if it, its session or its user is no longer valid. */
  async findBearer(token: string): Promise<UserRecord | undefined> {
    const claims = await this.accessTokens.toClaims(token);
    return claims === undefined ? undefined : this.getUser(claims.sid);
  }

  /** The viewer as a staff member; throws 401 if they are not staff or no longer signed in. */
  async currentUser(viewer: Viewer): Promise<UserRecord> {
    if (viewer === undefined) throw new AuthenticationRequired();
    const user = await this.getUser(viewer.sid);
    if (user === undefined) throw new AuthenticationRequired(SESSION_EXPIRED);
    return user;
  }

  /** Opens a session inside the caller's transaction; undefined if the user may not sign in (any more). */
  async open(user: UserRecord, device: Device, secondFactorAt: Date | null = null): Promise<OpenedSession | undefined> {
    const now = new Date();
    const session = { ...newSession(user.id, now, device), secondFactorAt };
    const signedIn = await this.users.recordSignIn(user, now);
    if (signedIn === undefined) return undefined;
    await this.endSurplus(user.id);
    await this.sessions.insert(session);
    const refreshToken = await this.refreshTokens.issue(session.id, session.expiresAt);
    await this.events.opened(session);
    const viewer = toClaims(signedIn, session.id);
    await this.audit.record({ viewer, action: 'signed_in', resource: 'users', item: auditedUser(signedIn) });
    return { user: signedIn, sessionId: session.id, secondFactorAt, refreshToken };
  }

  /** Issues the token of a session, once its opening is committed. */
  async admit({ user, sessionId, secondFactorAt, refreshToken }: OpenedSession): Promise<SessionTokens> {
    return { user, refreshToken, accessToken: await this.tokenFor(user, sessionId, secondFactorAt) };
  }

  /** Issues a token with a fresh second factor; call inside the transaction that spends the code. */
  async confirm(user: UserRecord, sessionId: string): Promise<string> {
    const now = new Date();
    if (!(await this.sessions.recordSecondFactor(sessionId, now))) throw new AuthenticationRequired(SESSION_EXPIRED);
    return this.tokenFor(user, sessionId, now);
  }

  /** The open sessions of a user, newest first. */
  async findActive(userId: string): Promise<SessionRecord[]> {
    const now = new Date();
    const open = (await this.sessions.listNotRevoked(userId)).filter((session) => isActive(session, now));
    return open.sort((one, other) => other.openedAt.getTime() - one.openedAt.getTime());
  }

  /** Returns false if the session is not open, or belongs to another user. */
  async endOne(userId: string, sessionId: string): Promise<boolean> {
    const session = await this.sessions.find(sessionId);
    if (session?.userId !== userId || !isActive(session, new Date())) return false;
    await this.transactions.run(() => this.end(sessionId, 'signed_out'));
    return true;
  }

  async endOthers(userId: string, sessionId: string): Promise<void> {
    await this.transactions.run(() => this.endAllFor(userId, 'signed_out', sessionId));
  }

  /**
   * Ends the sessions of a user, but lets their refresh tokens continue with new ones: issued access tokens become invalid, and
   * the next refresh brings the new permissions. Call inside the transaction that changes the permissions.
   */
  async renewAllFor(userId: string): Promise<void> {
    for (const session of await this.findActive(userId)) {
      const successor = { ...session, id: randomUUID() };
      await this.end(session.id, 'rights_changed');
      await this.sessions.insert(successor);
      await this.refreshTokens.move(session.id, successor.id);
    }
  }

  /** Ends the sessions of a user except one; call inside the transaction that causes it. */
  async endAllFor(userId: string, reason: EndReason, exceptSessionId?: string): Promise<void> {
    for (const { id } of await this.sessions.listNotRevoked(userId))
      if (id !== exceptSessionId) await this.end(id, reason);
  }

  /** Records and commits a reuse here; the refusal is thrown outside the transaction. */
  private renew(presented: string) {
    const now = new Date();
    return this.transactions.run(async () => {
      const redemption = await this.refreshTokens.redeem(presented, now, expiryFrom(now));
      if (redemption.kind === 'reused') await this.end(redemption.sessionId, 'refresh_reused');
      if (redemption.kind !== 'renewed') return undefined;
      const { sessionId, token: refreshToken } = redemption;
      const session = await this.sessions.find(sessionId);
      const user = await this.getUser(sessionId);
      if (session === undefined || user === undefined) return undefined;
      const expiresAt = expiryFrom(now, session.openedAt);
      if (expiresAt <= now || !(await this.sessions.extend(sessionId, now, expiresAt))) return undefined;
      return { user, sessionId, secondFactorAt: session.secondFactorAt, refreshToken };
    });
  }

  private tokenFor(user: UserRecord, sessionId: string, secondFactorAt: Date | null): Promise<string> {
    return this.accessTokens.issue(toClaims(user, sessionId, secondFactorAt));
  }

  private async getUser(sessionId: string): Promise<UserRecord | undefined> {
    const session = await this.sessions.find(sessionId);
    if (!isActive(session, new Date())) return undefined;
    const user = await this.users.find(session.userId);
    return user?.suspended ? undefined : user;
  }

  /** Leaves room for one more session. */
  private async endSurplus(userId: string): Promise<void> {
    const surplus = (await this.findActive(userId)).slice(MAX_SESSIONS - 1);
    for (const { id } of surplus.slice(-MAX_ENDED)) await this.end(id, 'signed_out');
  }

  private async end(sessionId: string, reason: EndReason): Promise<void> {
    const revoked = await this.sessions.revoke(sessionId, reason, new Date());
    if (revoked !== undefined) await this.events.revoked(revoked, reason);
  }
}

const expiryFrom = (now: Date, openedAt = now): Date =>
  new Date(
    Math.min(now.getTime() + SESSION_LIFETIME_SECONDS * 1000, openedAt.getTime() + LONGEST_SESSION_SECONDS * 1000),
  );

const newSession = (userId: string, now: Date, device: Device): SessionRecord => ({
  id: randomUUID(),
  userId,
  openedAt: now,
  expiresAt: expiryFrom(now),
  renewedAt: now,
  secondFactorAt: null,
  revokedAt: null,
  endReason: null,
  ...device,
});
