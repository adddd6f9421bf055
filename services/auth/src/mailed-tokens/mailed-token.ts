import { createHash, randomBytes } from 'node:crypto';

/** The purpose of a mailed link. */
export type MailedTokenPurpose = 'invitation' | 'password_reset';

/** A mailed secret, stored as a digest so that the database reveals no usable link. */
export interface MailedTokenRecord {
  digest: string;
  purpose: MailedTokenPurpose;
  userId: string;
  /** Digest of the address that it was mailed to; missing in tokens of earlier versions. */
  address?: string;
  expiresAt: Date;
}

const SECRET_BYTES = 32;

export const newMailedSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export const digestOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
