import { Injectable } from '@nestjs/common';
import { digestOf, isWithinGrace, newSecret, type RefreshTokenRecord, successorOf } from './refresh-token.js';
import { RefreshTokensRepository } from './refresh-tokens.repository.js';

/** What a presented token turned out to be. */
export type Redemption =
  | { kind: 'renewed'; sessionId: string; token: string }
  | { kind: 'reused'; sessionId: string }
  | { kind: 'unknown' };

/** The chain of tokens behind a session: each is spent for the next. Runs inside the caller's transaction. */
@Injectable()
export class RefreshTokens {
  constructor(private readonly tokens: RefreshTokensRepository) {}

  async issue(sessionId: string, expiresAt: Date): Promise<string> {
    const token = newSecret();
    await this.store(token, sessionId, expiresAt);
    return token;
  }

  /**
   * Spends a token for its successor. A token that was spent within the grace leads along the chain to the one that is
   * live now, so that tabs which race end with the same; one that was spent before betrays a copy.
   */
  async redeem(presented: string, now: Date, expiresAt: Date): Promise<Redemption> {
    let token = presented;
    let record = await this.tokens.find(digestOf(token));
    while (record !== undefined && record.spentAt !== null && record.successorSalt !== null) {
      if (!isWithinGrace(record.spentAt, now)) return { kind: 'reused', sessionId: record.sessionId };
      token = successorOf(token, record.successorSalt);
      record = await this.tokens.find(digestOf(token));
    }
    if (record === undefined) return { kind: 'unknown' };
    const live = token === presented ? await this.spend(token, record, now, expiresAt) : token;
    return { kind: 'renewed', sessionId: record.sessionId, token: live };
  }

  /** The session that a token belongs to, spent or not. */
  async sessionOf(token: string): Promise<string | undefined> {
    return (await this.tokens.find(digestOf(token)))?.sessionId;
  }

  /** Whoever holds the chain's live token goes on with the other session. */
  move(fromSessionId: string, toSessionId: string): Promise<void> {
    return this.tokens.move(fromSessionId, toSessionId);
  }

  private async spend(token: string, { digest, sessionId }: RefreshTokenRecord, now: Date, expiresAt: Date) {
    const salt = newSecret();
    const successor = successorOf(token, salt);
    await this.tokens.spend(digest, now, salt);
    await this.store(successor, sessionId, expiresAt);
    return successor;
  }

  private store(token: string, sessionId: string, expiresAt: Date): Promise<void> {
    return this.tokens.insert({ digest: digestOf(token), sessionId, expiresAt, spentAt: null, successorSalt: null });
  }
}
