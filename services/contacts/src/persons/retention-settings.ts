import { ENVIRONMENT } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import type { ContactsEnvironment } from '../contacts-environment.js';

/** The studio's setting as the last event told it; `version` keeps an older event from undoing a newer one. */
interface RetentionSetting {
  _id: string;
  months: number;
  version: number;
}

export const RETENTION_SETTING = 'RetentionSetting';
export const retentionSettingSchema = new Schema<RetentionSetting>(
  { _id: String, months: { type: Number, required: true }, version: { type: Number, required: true } },
  { collection: 'retention_settings', versionKey: false, strict: 'throw' },
);

const ONLY = 'retention';

/** For how many months messages that nobody touches are kept; 0 keeps them. */
@Injectable()
export class RetentionSettings {
  constructor(
    @InjectModel(RETENTION_SETTING) private readonly settings: Model<RetentionSetting>,
    @Inject(ENVIRONMENT) private readonly environment: ContactsEnvironment,
  ) {}

  /** What staff set; the environment's where they never did. */
  async months(): Promise<number> {
    const setting = await this.settings.findById(ONLY).lean<RetentionSetting>();
    return setting?.months ?? this.environment.CONTACT_RETENTION_MONTHS;
  }

  /** Part of a transaction that runs. */
  async keep(months: number, version: number): Promise<void> {
    const standing = await this.settings.findById(ONLY).lean<RetentionSetting>();
    if (standing !== null && standing.version >= version) return;
    await this.settings.updateOne({ _id: ONLY }, { $set: { months, version } }, { upsert: true });
  }
}
