import { createHash } from 'node:crypto';
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

/** What a visitor sent, in texts by field. */
type Sent = Readonly<Record<string, unknown>>;

/** Hashes the visitor's input without form metadata, which may differ between retries. */
const computeFingerprint = ({ form: _form, ...sent }: Sent): string =>
  createHash('sha256')
    .update(JSON.stringify(sent, Object.keys(sent).sort()))
    .digest('hex');

/** Keys of accepted messages and applications; used inside the transaction that accepts one. */
@Injectable()
export class IdempotencyKeys {
  constructor(@InjectModel(IDEMPOTENCY_KEY) private readonly keys: Model<KeyEntry>) {}

  /** The submission for this key; throws 409 if the key was used with another message. */
  async find(key: string, sent: Sent): Promise<string | undefined> {
    const entry = await this.keys.findById(key).lean<KeyEntry>();
    if (entry === null) return undefined;
    if (entry.fingerprint !== computeFingerprint(sent))
      throw new ConflictException('This Idempotency-Key was already used with another message.');
    return entry.submissionId;
  }

  async remember(key: string, sent: Sent, submissionId: string, now: Date): Promise<void> {
    await this.keys.create([{ _id: key, fingerprint: computeFingerprint(sent), submissionId, usedAt: now }]);
  }

  async forget(submissionIds: readonly string[]): Promise<void> {
    await this.keys.deleteMany({ submissionId: trusted({ $in: submissionIds }) });
  }
}
