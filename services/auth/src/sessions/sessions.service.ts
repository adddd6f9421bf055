import { randomUUID } from 'node:crypto';
import type { Credentials } from '@atelier/contracts';
import { AuthenticationRequired, Transactions, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { AccessTokens } from '../keys/access-tokens.js';
import { PasswordHashing } from '../users/password-hashing.js';
import { claimsOf } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';
import { RefreshTokens } from './refresh-tokens.js';
import { type EndReason, isActive, type SessionRecord } from './session-record.js';
import { SessionsEvents } from './sessions.events.js';
import { SessionsRepository } from './sessions.repository.js';

export const SESSION_LIFETIME_SECONDS = 14 * 24 * 60 * 60;

const SESSION_EXPIRED = 'Session expired. Please login again.';

/** What somebody holds who has just signed in, or renewed their session. */
export interface Admission {
  user: UserRecord;
  accessToken: string;
  refreshToken: string;
}

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly refreshTokens: RefreshTokens,
    private readonly users: UsersRepository,
    private readonly hashing: PasswordHashing,
    private readonly accessTokens: AccessTokens,
    private readonly events: SessionsEvents,
    private readonly transactions: Transactions,
  ) {}

  /** One answer for whatever is wrong, after the same work, so that nobody learns who has an account. */
  async signIn({ email, password }: Credentials): Promise<Admission> {
    const user = await this.users.findByEmail(email);
    const isMatch = await this.hashing.matches(user?.passwordHash, password);
    const opened = user !== undefined && isMatch ? await this.open(user) : undefined;
    if (user === undefined || opened === undefined) throw new AuthenticationRequired('Invalid email or password');
    return this.admit(user, opened.session.id, opened.refreshToken);
  }

  async refresh(presented: string | undefined): Promise<Admission> {
    const renewed = presented === undefined ? undefined : await this.renew(presented);
    if (renewed === undefined) throw new AuthenticationRequired(SESSION_EXPIRED);
    return this.admit(renewed.user, renewed.sessionId, renewed.refreshToken);
  }

  /** Ends the session of the token and that of the cookie, which are usually one; nothing to end is no failure. */
  async signOut(viewer: Viewer, refreshToken: string | undefined): Promise<void> {
    await this.transactions.run(async () => {
      const cookieSession = refreshToken === undefined ? undefined : await this.refreshTokens.sessionOf(refreshToken);
      for (const id of new Set([viewer?.sid, cookieSession])) if (id !== undefined) await this.end(id, 'signed_out');
    });
  }

  /** Who a token speaks for, as they are known now; undefined where it, its session or its bearer is not valid any more. */
  async bearerOf(token: string): Promise<UserRecord | undefined> {
    const claims = await this.accessTokens.claimsOf(token);
    return claims === undefined ? undefined : this.userOf(claims.sid);
  }

  /** The viewer as a member of staff; 401 for anybody else and for whoever is not signed in any more. */
  async currentUser(viewer: Viewer): Promise<UserRecord> {
    if (viewer === undefined) throw new AuthenticationRequired();
    const user = await this.userOf(viewer.sid);
    if (user === undefined) throw new AuthenticationRequired(SESSION_EXPIRED);
    return user;
  }

  /** Ends what a user has open, except for one session; called inside the transaction that is the reason. */
  async endAllOf(userId: string, reason: EndReason, exceptSessionId?: string): Promise<void> {
    for (const { id } of await this.sessions.notRevokedOf(userId))
      if (id !== exceptSessionId) await this.end(id, reason);
  }

  private async open(user: UserRecord) {
    const now = new Date();
    const session = newSession(user.id, now);
    return this.transactions.run(async () => {
      if (!(await this.users.recordSignIn(user, now))) return undefined;
      await this.sessions.insert(session);
      const refreshToken = await this.refreshTokens.issue(session.id, session.expiresAt);
      await this.events.opened(session);
      return { session, refreshToken };
    });
  }

  /** A reuse is written down and committed here; the refusal follows outside the transaction. */
  private renew(presented: string) {
    const now = new Date();
    const expiresAt = expiryFrom(now);
    return this.transactions.run(async () => {
      const redemption = await this.refreshTokens.redeem(presented, now, expiresAt);
      if (redemption.kind === 'reused') await this.end(redemption.sessionId, 'refresh_reused');
      if (redemption.kind !== 'renewed') return undefined;
      const { sessionId, token: refreshToken } = redemption;
      const user = await this.userOf(sessionId);
      if (user === undefined || !(await this.sessions.extend(sessionId, expiresAt))) return undefined;
      return { user, sessionId, refreshToken };
    });
  }

  private async userOf(sessionId: string): Promise<UserRecord | undefined> {
    const session = await this.sessions.find(sessionId);
    if (!isActive(session, new Date())) return undefined;
    const user = await this.users.find(session.userId);
    return user?.suspended ? undefined : user;
  }

  private async end(sessionId: string, reason: EndReason): Promise<void> {
    const revoked = await this.sessions.revoke(sessionId, reason, new Date());
    if (revoked !== undefined) await this.events.revoked(revoked, reason);
  }

  private async admit(user: UserRecord, sessionId: string, refreshToken: string): Promise<Admission> {
    return { user, refreshToken, accessToken: await this.accessTokens.issue(claimsOf(user, sessionId)) };
  }
}

const expiryFrom = (now: Date): Date => new Date(now.getTime() + SESSION_LIFETIME_SECONDS * 1000);

const newSession = (userId: string, now: Date): SessionRecord => ({
  id: randomUUID(),
  userId,
  openedAt: now,
  expiresAt: expiryFrom(now),
  revokedAt: null,
  endReason: null,
});
