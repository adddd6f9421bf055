import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { REFERENCE, type Reference } from './reference.schema.js';

/** Enough to see where a file is used; forced deletions show the count. */
const MAX_SHOWN = 100;

/** Which pictures each item shows. */
@Injectable()
export class ReferencesRepository {
  constructor(@InjectModel(REFERENCE) private readonly references: Model<Reference>) {}

  async of(item: string): Promise<Reference | undefined> {
    return (await this.references.findById(item).lean()) ?? undefined;
  }

  async replace({ _id, ...shown }: Reference): Promise<void> {
    await this.references.updateOne({ _id }, { $set: shown }, { upsert: true });
  }

  /** The number of items that show a file with these paths. */
  async getCount(stems: readonly string[]): Promise<number> {
    return this.references.countDocuments({ stems: trusted({ $in: stems }) });
  }

  async showing(stems: readonly string[]): Promise<Reference[]> {
    return this.references
      .find({ stems: trusted({ $in: stems }) })
      .sort({ _id: 1 })
      .limit(MAX_SHOWN)
      .lean();
  }
}
