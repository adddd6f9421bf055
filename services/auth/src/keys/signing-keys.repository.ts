import { isDuplicateKey } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import type { SigningKeyRecord } from './signing-key.js';

export const SIGNING_KEY = 'SigningKey';

/** The generation is the `_id`, so that two processes cannot create the same one. */
type SigningKeyFields = Omit<SigningKeyRecord, 'generation'> & { _id: number };

export const signingKeySchema = new Schema<SigningKeyFields>(
  {
    _id: { type: Number, required: true },
    privateJwk: { type: Object, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'signing_keys', versionKey: false, strict: 'throw' },
);

/** The platform's signing keys, ordered by generation. */
@Injectable()
export class SigningKeysRepository {
  constructor(@InjectModel(SIGNING_KEY) private readonly keys: Model<SigningKeyFields>) {}

  async all(): Promise<SigningKeyRecord[]> {
    const found = await this.keys.find().sort({ _id: 1 }).lean<SigningKeyFields[]>();
    return found.map(({ _id, ...key }) => ({ generation: _id, ...key }));
  }

  /** Does nothing if this generation already exists. */
  async add({ generation, ...key }: SigningKeyRecord): Promise<void> {
    try {
      await this.keys.create({ _id: generation, ...key });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
