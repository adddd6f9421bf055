import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { UserRecord } from '../users/user-record.js';
import { CHALLENGE, type ChallengeFields } from './challenge.schema.js';

export const CHALLENGE_LIFETIME_SECONDS = 5 * 60;

const SECRET_BYTES = 32;

const computeDigest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A challenge is bound to one browser and one password: a password change ends it. */
const getBrowser = ({ passwordHash }: Pick<UserRecord, 'passwordHash'>, userAgent: string | null): string =>
  computeDigest(`${passwordHash ?? ''} ${userAgent ?? ''}`);

/** Sign-ins that wait for their second factor. */
@Injectable()
export class Challenges {
  constructor(@InjectModel(CHALLENGE) private readonly challenges: Model<ChallengeFields>) {}

  async issue(user: UserRecord, userAgent: string | null): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + CHALLENGE_LIFETIME_SECONDS * 1000);
    const browser = getBrowser(user, userAgent);
    await this.challenges.create([{ _id: computeDigest(secret), userId: user.id, browser, expiresAt }]);
    return secret;
  }

  /** The user who is signing in, in any browser; undefined if the challenge is over. */
  async findOwner(secret: string): Promise<string | undefined> {
    return (await this.challenges.findOne(this.good(secret)).lean<ChallengeFields>())?.userId;
  }

  async isFor(secret: string, user: UserRecord, userAgent: string | null): Promise<boolean> {
    const browser = getBrowser(user, userAgent);
    return (await this.challenges.exists({ ...this.good(secret), userId: user.id, browser })) !== null;
  }

  /** Call inside the transaction that signs in; returns false if it was already spent. */
  async spend(secret: string): Promise<boolean> {
    const { deletedCount } = await this.challenges.deleteOne(this.good(secret));
    return deletedCount === 1;
  }

  private good(secret: string) {
    return { _id: computeDigest(secret), expiresAt: trusted({ $gt: new Date() }) };
  }
}
