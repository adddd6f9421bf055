import { Injectable } from '@nestjs/common';
import { computeDigest, getSuccessor, isWithinGrace, newSecret, type RefreshTokenRecord } from './refresh-token.js';
import { RefreshTokensRepository } from './refresh-tokens.repository.js';

/** The result of redeeming a token. */
type Redemption =
  | { kind: 'renewed'; sessionId: string; token: string }
  | { kind: 'reused'; sessionId: string }
  | { kind: 'unknown' };

/** The chain of tokens behind a session: each is exchanged for the next. Call inside a transaction. */
@Injectable()
export class RefreshTokens {
  constructor(private readonly tokens: RefreshTokensRepository) {}

  async issue(sessionId: string, expiresAt: Date): Promise<string> {
    const token = newSecret();
    await this.store(token, sessionId, expiresAt);
    return token;
  }

  /**
   * Exchanges a token for its successor. A token spent within the grace period leads along the chain to the current one, so
   * that racing tabs end with the same token; one spent earlier indicates a stolen copy.
   */
  async redeem(presented: string, now: Date, expiresAt: Date): Promise<Redemption> {
    let token = presented;
    let record = await this.tokens.find(computeDigest(token));
    while (record !== undefined && record.spentAt !== null && record.successorSalt !== null) {
      if (!isWithinGrace(record.spentAt, now)) return { kind: 'reused', sessionId: record.sessionId };
      token = getSuccessor(token, record.successorSalt);
      record = await this.tokens.find(computeDigest(token));
    }
    if (record === undefined) return { kind: 'unknown' };
    const live = token === presented ? await this.spend(token, record, now, expiresAt) : token;
    return { kind: 'renewed', sessionId: record.sessionId, token: live };
  }

  /** The session of a token, spent or not. */
  async findSession(token: string): Promise<string | undefined> {
    return (await this.tokens.find(computeDigest(token)))?.sessionId;
  }

  /** The holder of the chain's current token continues with the other session. */
  move(fromSessionId: string, toSessionId: string): Promise<void> {
    return this.tokens.move(fromSessionId, toSessionId);
  }

  private async spend(token: string, { digest, sessionId }: RefreshTokenRecord, now: Date, expiresAt: Date) {
    const salt = newSecret();
    const successor = getSuccessor(token, salt);
    await this.tokens.spend(digest, now, salt);
    await this.store(successor, sessionId, expiresAt);
    return successor;
  }

  private store(token: string, sessionId: string, expiresAt: Date): Promise<void> {
    return this.tokens.insert({
      digest: computeDigest(token),
      sessionId,
      expiresAt,
      spentAt: null,
      successorSalt: null,
    });
  }
}
