import { isDuplicateKey } from '@atelier/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { PASSKEY, PASSKEY_CHALLENGE, type PasskeyChallengeFields, type PasskeyFields } from './passkey.schema.js';

export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;

/** Passkeys by owner and credential, and pending challenges. */
@Injectable()
export class PasskeysRepository implements OnModuleInit {
  constructor(
    @InjectModel(PASSKEY) private readonly passkeys: Model<PasskeyFields>,
    @InjectModel(PASSKEY_CHALLENGE) private readonly challenges: Model<PasskeyChallengeFields>,
  ) {}

  /** The unique index must exist before the first passkey is written. */
  async onModuleInit() {
    await this.passkeys.init();
  }

  ofUser(userId: string): Promise<PasskeyFields[]> {
    return this.passkeys.find({ userId }).sort({ createdAt: 1 }).lean<PasskeyFields[]>();
  }

  findByCredential(credentialId: string): Promise<PasskeyFields | null> {
    return this.passkeys.findOne({ credentialId }).lean<PasskeyFields>();
  }

  /** Returns false if the credential is already known. */
  async insert(passkey: PasskeyFields): Promise<boolean> {
    try {
      await this.passkeys.create([passkey]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Returns false if it was used or removed in the meantime. */
  async recordUse({ _id, counter }: PasskeyFields, newCounter: number): Promise<boolean> {
    const change = { $set: { counter: newCounter, lastUsedAt: new Date() } };
    const { matchedCount } = await this.passkeys.updateOne({ _id, counter }, change);
    return matchedCount === 1;
  }

  remove(userId: string, id: string): Promise<PasskeyFields | null> {
    return this.passkeys.findOneAndDelete({ _id: id, userId }).lean<PasskeyFields>();
  }

  async removeAllFor(userId: string): Promise<void> {
    await this.passkeys.deleteMany({ userId });
  }

  async issueChallenge(challenge: string, userId: string | null): Promise<void> {
    const expiresAt = new Date(Date.now() + CHALLENGE_LIFETIME_MS);
    await this.challenges.create([{ _id: challenge, userId, expiresAt }]);
  }

  /** Returns false if it was already spent, is too old, or was issued to another user. */
  async spendChallenge(challenge: string, userId: string | null): Promise<boolean> {
    const good = { _id: challenge, userId, expiresAt: trusted({ $gt: new Date() }) };
    return (await this.challenges.deleteOne(good)).deletedCount === 1;
  }
}
