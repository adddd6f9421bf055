import type { ContentKind } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';

interface StoredAddress {
  /** Such as `post:its-slug`. */
  _id: string;
}

export const GONE_ADDRESS = 'GoneAddress';
export const goneAddressSchema = new Schema<StoredAddress>(
  { _id: String },
  { collection: 'gone_addresses', versionKey: false, strict: 'throw' },
);

/** Former names of permanently deleted public items: their addresses answer 410 forever. */
@Injectable()
export class GoneAddresses {
  constructor(@InjectModel(GONE_ADDRESS) private readonly addresses: Model<StoredAddress>) {}

  /** Call in the transaction of the deletion. */
  async add(kind: ContentKind, names: readonly string[]): Promise<void> {
    await this.addresses.bulkWrite(
      names
        .map((name) => `${kind}:${name}`)
        .map((_id) => ({ updateOne: { filter: { _id }, update: { $setOnInsert: { _id } }, upsert: true } })),
    );
  }

  async has(kind: ContentKind, name: string): Promise<boolean> {
    return (await this.addresses.exists({ _id: `${kind}:${name}` })) !== null;
  }
}
