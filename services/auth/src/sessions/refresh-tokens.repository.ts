import type { RefreshTokenRecord } from './refresh-token.js';

/** Refresh tokens by digest, spent ones included: without them a second use would not be noticed. */
export abstract class RefreshTokensRepository {
  abstract insert(token: RefreshTokenRecord): Promise<void>;
  abstract find(digest: string): Promise<RefreshTokenRecord | undefined>;
  abstract spend(digest: string, spentAt: Date, successorSalt: string): Promise<void>;
  /** Every token of a session, spent ones included, becomes one of another. */
  abstract move(fromSessionId: string, toSessionId: string): Promise<void>;
}
