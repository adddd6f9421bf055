import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A refresh token, stored as a digest so that the database reveals no token. */
export interface RefreshTokenRecord {
  digest: string;
  sessionId: string;
  expiresAt: Date;
  spentAt: Date | null;
  /** Together with the spent token, recreates its successor. */
  successorSalt: string | null;
}

/** How long a spent token still leads to its successor: two tabs may send the same cookie at once. */
const GRACE_MS = 10_000;
const TOKEN_BYTES = 32;

export const newSecret = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const computeDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const getSuccessor = (token: string, salt: string): string =>
  createHmac('sha256', salt).update(token).digest('base64url');

export const isWithinGrace = (spentAt: Date, now: Date): boolean => now.getTime() - spentAt.getTime() <= GRACE_MS;
