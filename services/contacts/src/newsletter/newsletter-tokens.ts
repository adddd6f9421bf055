import { createHash, randomBytes } from 'node:crypto';
import { CONFIRMATION_DAYS } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** A token from a mail, stored as a hash so that access to the database is not enough to use it. */
interface TokenEntry {
  _id: string;
  subscriberId: string;
  purpose: TokenPurpose;
  expiresAt: Date | null;
  /** The issue whose mail contains the token. */
  issueId?: string;
  /** When the mail with the token was returned. */
  bouncedAt?: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;

export const NEWSLETTER_TOKEN = 'NewsletterToken';
export const newsletterTokenSchema = new Schema<TokenEntry>(
  {
    _id: String,
    subscriberId: { type: String, required: true },
    purpose: { type: String, required: true },
    expiresAt: { type: Date, default: null, expires: 0 },
    issueId: String,
    bouncedAt: Date,
  },
  { collection: 'newsletter_tokens', versionKey: false, strict: 'throw' },
);
newsletterTokenSchema.index({ subscriberId: 1, purpose: 1 });

const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

const computeHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Tokens of the newsletter's mails: confirmation tokens are valid for a week, unsubscribe tokens forever. */
@Injectable()
export class NewsletterTokens {
  constructor(@InjectModel(NEWSLETTER_TOKEN) private readonly entries: Model<TokenEntry>) {}

  async issue(subscriberId: string, purpose: TokenPurpose): Promise<string> {
    const token = createToken();
    const expiresAt = purpose === 'confirm' ? new Date(Date.now() + CONFIRMATION_DAYS * DAY_MS) : null;
    await this.entries.create([{ _id: computeHash(token), subscriberId, purpose, expiresAt }]);
    return token;
  }

  /** The tokens by which the readers of an issue unsubscribe, in the order of the subscribers. */
  async issueForReaders(issueId: string, subscriberIds: readonly string[]): Promise<string[]> {
    const issued = subscriberIds.map((subscriberId) => ({ token: createToken(), subscriberId }));
    await this.entries.insertMany(
      issued.map(({ token, subscriberId }) => ({
        _id: computeHash(token),
        subscriberId,
        purpose: 'unsubscribe' as const,
        expiresAt: null,
        issueId,
      })),
    );
    return issued.map(({ token }) => token);
  }

  /** The subscriber and the issue of this token; undefined if it is unknown, expired or for another purpose. */
  async find(token: string, purpose: TokenPurpose): Promise<Pick<TokenEntry, 'subscriberId' | 'issueId'> | undefined> {
    const entry = await this.entries.findById(computeHash(token)).lean<TokenEntry>();
    if (entry === null || entry.purpose !== purpose) return undefined;
    // The database removes expired entries only once a minute.
    return entry.expiresAt !== null && entry.expiresAt.getTime() <= Date.now() ? undefined : entry;
  }

  /** Whether the mail with this unsubscribe token was not known to have been returned. */
  async markBounced(token: string): Promise<boolean> {
    const unmarked = { _id: computeHash(token), bouncedAt: trusted({ $exists: false }) };
    const { modifiedCount } = await this.entries.updateOne(unmarked, { $set: { bouncedAt: new Date() } });
    return modifiedCount === 1;
  }

  /** Revokes tokens: of one purpose, or all of them. */
  async revoke(subscriberId: string, purpose?: TokenPurpose): Promise<void> {
    await this.entries.deleteMany({ subscriberId, ...(purpose === undefined ? {} : { purpose }) });
  }
}
