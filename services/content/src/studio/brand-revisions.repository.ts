import { BRANDS_KEPT, type StudioBrand } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';
import type { StudioRecord } from './studio-record.js';

/** A brand under the version of the settings that brought it. */
interface StoredBrand {
  _id: number;
  brand: StudioBrand;
  at: Date | null;
  by: string | null;
}

export const BRAND_REVISION = 'BrandRevision';
export const brandRevisionSchema = new Schema<StoredBrand>(
  {
    _id: Number,
    brand: { type: Object, required: true },
    at: { type: Date, default: null },
    by: { type: String, default: null },
  },
  { collection: 'studio_brands', versionKey: false, strict: 'throw', minimize: false },
);

const toStored = ({ settings, version, updatedAt, updatedBy }: StudioRecord): StoredBrand => ({
  _id: version,
  brand: settings.brand,
  at: updatedAt,
  by: updatedBy,
});

/** The brands of the studio, so that staff can go back to one. */
@Injectable()
export class BrandRevisionsRepository {
  constructor(@InjectModel(BRAND_REVISION) private readonly brands: Model<StoredBrand>) {}

  async latest(): Promise<StoredBrand[]> {
    return this.brands.find().sort({ _id: -1 }).limit(BRANDS_KEPT).lean<StoredBrand[]>();
  }

  /** Call inside a transaction. The first change also keeps the brand before it. */
  async keep(before: StudioRecord, next: StudioRecord): Promise<void> {
    const isFirst = (await this.brands.findOne().lean()) === null;
    await this.brands.insertMany([...(isFirst ? [toStored(before)] : []), toStored(next)], { ordered: true });
    const [oldest] = await this.brands
      .find()
      .sort({ _id: -1 })
      .skip(BRANDS_KEPT - 1)
      .limit(1)
      .lean<StoredBrand[]>();
    if (oldest !== undefined) await this.brands.deleteMany({ _id: trusted({ $lt: oldest._id }) });
  }
}
