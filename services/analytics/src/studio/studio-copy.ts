import { DEFAULT_STUDIO, type ReadEventData, type studioUpdated } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';

/** What the last event told of the settings, as far as this service needs it. */
interface StoredStudio {
  _id: string;
  version: number;
  timeZone: string;
}

const ONLY = 'studio';

export const STUDIO_COPY = 'StudioCopy';
export const studioCopySchema = new Schema<StoredStudio>(
  {
    _id: String,
    version: { type: Number, required: true },
    timeZone: { type: String, required: true },
  },
  { collection: 'studio', versionKey: false, strict: 'throw' },
);

/** Where the studio's clock hangs, as events tell it. */
@Injectable()
export class StudioCopy {
  constructor(@InjectModel(STUDIO_COPY) private readonly studios: Model<StoredStudio>) {}

  /** Part of a transaction that runs; an older event undoes nothing newer. */
  async keep({ timeZone, version }: ReadEventData<typeof studioUpdated>): Promise<void> {
    const standing = await this.read();
    if ((standing?.version ?? 0) >= version) return;
    await this.studios.updateOne({ _id: ONLY }, { $set: { version, timeZone } }, { upsert: true });
  }

  async isKnown(): Promise<boolean> {
    return (await this.read()) !== null;
  }

  /** An IANA name; that of a new installation until the first event comes. */
  async timeZone(): Promise<string> {
    return (await this.read())?.timeZone ?? DEFAULT_STUDIO.timeZone;
  }

  private read(): Promise<StoredStudio | null> {
    return this.studios.findById(ONLY).lean<StoredStudio>().exec();
  }
}
