import { createHash, randomBytes } from 'node:crypto';

/** What the link of a mail is good for. */
export type MailedTokenPurpose = 'invitation' | 'password_reset';

/** A secret that was mailed to somebody, by its digest: the database cannot give a usable link away. */
export interface MailedTokenRecord {
  digest: string;
  purpose: MailedTokenPurpose;
  userId: string;
  expiresAt: Date;
}

const SECRET_BYTES = 32;

export const newMailedSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export const digestOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
