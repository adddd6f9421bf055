import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import { addressKey } from '../address-key.js';

/** Recent acknowledgements of an address, by the address's hash. */
interface AcknowledgementCount {
  _id: string;
  count: number;
  since: Date;
}

const A_DAY_IN_SECONDS = 24 * 60 * 60;
const PER_DAY = 3;

export const ACKNOWLEDGEMENT_COUNT = 'AcknowledgementCount';
export const acknowledgementCountSchema = new Schema<AcknowledgementCount>(
  {
    _id: String,
    count: { type: Number, required: true },
    since: { type: Date, required: true, expires: A_DAY_IN_SECONDS },
  },
  { collection: 'acknowledgement_counts', versionKey: false, strict: 'throw' },
);

const getKey = (address: string): string => createHash('sha256').update(addressKey(address)).digest('hex');

/** Anyone can enter anyone's address, so each address gets at most three acknowledgements a day. */
@Injectable()
export class AcknowledgementLimit {
  constructor(@InjectModel(ACKNOWLEDGEMENT_COUNT) private readonly counts: Model<AcknowledgementCount>) {}

  /** Counts one acknowledgement and returns whether it may be sent. */
  async allows(address: string, now: Date): Promise<boolean> {
    const { count } = await this.counts
      .findOneAndUpdate(
        { _id: getKey(address) },
        { $inc: { count: 1 }, $setOnInsert: { since: now } },
        { upsert: true, returnDocument: 'after' },
      )
      .orFail()
      .lean<AcknowledgementCount>();
    return count <= PER_DAY;
  }

  async forget(address: string): Promise<void> {
    await this.counts.deleteOne({ _id: getKey(address) });
  }
}
