import type { SealedSecret } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';
import type { SecondFactorRecord } from './second-factor-record.js';

export const SECOND_FACTOR = 'SecondFactor';
type SecondFactorFields = Omit<SecondFactorRecord, 'userId'> & { _id: string };

const sealed = new Schema(
  { keyId: { type: String, required: true }, box: { type: String, required: true } },
  { _id: false },
);

export const secondFactorSchema = new Schema<SecondFactorFields>(
  {
    _id: { type: String, required: true },
    secret: { type: sealed, default: null },
    enabledAt: { type: Date, default: null },
    lastStep: { type: Number, default: 0 },
    recoveryCodes: { type: [String], default: [] },
    pending: { type: sealed, default: null },
    pendingUntil: { type: Date, default: null },
  },
  { collection: 'second_factors', versionKey: false, strict: 'throw' },
);

/** Second factors by their owner. Each update checks the previous state, so that two at once cannot both succeed. */
@Injectable()
export class SecondFactorsRepository {
  constructor(@InjectModel(SECOND_FACTOR) private readonly factors: Model<SecondFactorFields>) {}

  async find(userId: string): Promise<SecondFactorRecord | undefined> {
    const found = await this.factors.findById(userId).lean<SecondFactorFields>();
    if (found === null) return undefined;
    const { _id, ...fields } = found;
    return { userId: _id, ...fields };
  }

  /** Counts enabled ones whose secret was sealed with none of these keys. */
  countSealedByOthers(keyIds: readonly string[]): Promise<number> {
    return this.factors.countDocuments({
      enabledAt: trusted({ $ne: null }),
      'secret.keyId': trusted({ $nin: keyIds }),
    });
  }

  /** Stores a secret awaiting its first code; replaces an earlier one. */
  async begin(userId: string, pending: SealedSecret, pendingUntil: Date): Promise<void> {
    await this.factors.updateOne({ _id: userId }, { $set: { pending, pendingUntil } }, { upsert: true });
  }

  /** Returns false if it was enabled in the meantime. */
  async enable({ userId, pending }: SecondFactorRecord, lastStep: number, recoveryCodes: string[]): Promise<boolean> {
    const state = { secret: pending, enabledAt: new Date(), lastStep, recoveryCodes };
    const { modifiedCount } = await this.factors.updateOne(
      { _id: userId, enabledAt: null, pending: trusted({ $ne: null }) },
      { $set: { ...state, pending: null, pendingUntil: null } },
    );
    return modifiedCount === 1;
  }

  async remove(userId: string): Promise<boolean> {
    const { deletedCount } = await this.factors.deleteOne({ _id: userId, enabledAt: trusted({ $ne: null }) });
    return deletedCount === 1;
  }

  /** Returns false if this step or a later one was already used. */
  async spendStep(userId: string, step: number): Promise<boolean> {
    const unused = { _id: userId, lastStep: trusted({ $lt: step }) };
    const { modifiedCount } = await this.factors.updateOne(unused, { $set: { lastStep: step } });
    return modifiedCount === 1;
  }

  /** Returns false if the code was already used. */
  async spendRecoveryCode(userId: string, digest: string): Promise<boolean> {
    const unused = { _id: userId, recoveryCodes: digest };
    const { modifiedCount } = await this.factors.updateOne(unused, { $pull: { recoveryCodes: digest } });
    return modifiedCount === 1;
  }

  async replaceRecoveryCodes(userId: string, recoveryCodes: string[]): Promise<void> {
    await this.factors.updateOne({ _id: userId }, { $set: { recoveryCodes } });
  }

  async replaceSecret(userId: string, secret: SealedSecret): Promise<void> {
    await this.factors.updateOne({ _id: userId }, { $set: { secret } });
  }
}
