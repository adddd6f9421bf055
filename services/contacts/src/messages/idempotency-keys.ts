import { createHash } from 'node:crypto';
import type { ContactMessage } from '@atelier/contracts';
import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';

/** The first message sent with a client's key. */
interface KeyEntry {
  _id: string;
  fingerprint: string;
  submissionId: string;
  usedAt: Date;
}

const KEPT_SECONDS = 24 * 60 * 60;

export const IDEMPOTENCY_KEY = 'IdempotencyKey';
export const idempotencyKeySchema = new Schema<KeyEntry>(
  {
    _id: String,
    fingerprint: { type: String, required: true },
    submissionId: { type: String, required: true },
    usedAt: { type: Date, required: true, expires: KEPT_SECONDS },
  },
  { collection: 'idempotency_keys', versionKey: false, strict: 'throw' },
);

/** Hashes the visitor's input without form metadata, which may differ between retries. */
const computeFingerprint = ({ form: _form, ...message }: ContactMessage): string =>
  createHash('sha256')
    .update(JSON.stringify(message, Object.keys(message).sort()))
    .digest('hex');

/** Keys of accepted messages; used inside the transaction that accepts the message. */
@Injectable()
export class IdempotencyKeys {
  constructor(@InjectModel(IDEMPOTENCY_KEY) private readonly keys: Model<KeyEntry>) {}

  /** The submission for this key; throws 409 if the key was used with another message. */
  async find(key: string, message: ContactMessage): Promise<string | undefined> {
    const entry = await this.keys.findById(key).lean<KeyEntry>();
    if (entry === null) return undefined;
    if (entry.fingerprint !== computeFingerprint(message))
      throw new ConflictException('This Idempotency-Key was already used with another message.');
    return entry.submissionId;
  }

  async remember(key: string, message: ContactMessage, submissionId: string, now: Date): Promise<void> {
    await this.keys.create([{ _id: key, fingerprint: computeFingerprint(message), submissionId, usedAt: now }]);
  }

  async forget(submissionIds: readonly string[]): Promise<void> {
    await this.keys.deleteMany({ submissionId: trusted({ $in: submissionIds }) });
  }
}
