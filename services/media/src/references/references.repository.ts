import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { REFERENCE, type Reference } from './reference.schema.js';

/** Which pictures each item shows. */
@Injectable()
export class ReferencesRepository {
  constructor(@InjectModel(REFERENCE) private readonly references: Model<Reference>) {}

  async of(item: string): Promise<Reference | undefined> {
    return (await this.references.findById(item).lean()) ?? undefined;
  }

  async replace({ _id, version, stems }: Reference): Promise<void> {
    await this.references.updateOne({ _id }, { $set: { version, stems } }, { upsert: true });
  }

  async shows(stem: string): Promise<boolean> {
    return (await this.references.exists({ stems: stem })) !== null;
  }
}
