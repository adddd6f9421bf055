import type { StudioPatch } from '@atelier/contracts';
import { ENVIRONMENT } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';
import type { ContentEnvironment } from '../content-environment.js';
import type { StudioRecord } from './studio-record.js';
import { defaultSettings, withChange, withoutHolidays } from './studio-settings.js';

/** The stored settings; fields added by later versions are absent. */
interface StoredStudio {
  _id: string;
  settings: StudioPatch;
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
  /** The value of `TOLD` at the last event about the settings; absent in older records. */
  told?: number;
}

export const STUDIO = 'Studio';
export const studioSchema = new Schema<StoredStudio>(
  {
    _id: String,
    settings: { type: Object, required: true },
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    updatedBy: { type: String, default: null },
    told: Number,
  },
  { collection: 'studio', versionKey: false, strict: 'throw', minimize: false },
);

const THE_STUDIO = 'studio';
/** Increase when services begin to follow the settings, or need more of them, so that the settings are published again. */
const TOLD = 4;

/** One document for the one studio; missing fields default to the startup settings. */
@Injectable()
export class StudioRepository {
  constructor(
    @InjectModel(STUDIO) private readonly studios: Model<StoredStudio>,
    @Inject(ENVIRONMENT)
    private readonly environment: Pick<ContentEnvironment, 'STUDIO_NAME' | 'STUDIO_EMAIL' | 'CONTACT_RETENTION_MONTHS'>,
  ) {}

  async read(): Promise<StudioRecord> {
    const { STUDIO_NAME: name, STUDIO_EMAIL: email, CONTACT_RETENTION_MONTHS: retentionMonths } = this.environment;
    const stored = await this.studios.findById(THE_STUDIO).lean<StoredStudio>();
    const defaults = defaultSettings({ name, email, retentionMonths });
    const settings = stored === null ? defaults : withChange(withoutHolidays(defaults), stored.settings);
    const { version = 0, updatedAt = null, updatedBy = null } = stored ?? {};
    return { settings, version, updatedAt, updatedBy };
  }

  /**
   * Replaces the previous version with the next one; false if another caller did first. Throws if two callers create the first
   * version.
   */
  async replace(next: StudioRecord & { updatedAt: Date }): Promise<boolean> {
    if (next.version === 1) {
      await this.studios.create({ _id: THE_STUDIO, ...next, told: TOLD });
      return true;
    }
    const before = { _id: THE_STUDIO, version: next.version - 1 };
    const { modifiedCount } = await this.studios.updateOne(before, { $set: { ...next, told: TOLD } });
    return modifiedCount === 1;
  }

  /** Returns whether the settings must be published again, true for one caller only. */
  async markAnnounced(): Promise<boolean> {
    const before = { _id: THE_STUDIO, told: trusted({ $ne: TOLD }) };
    const { modifiedCount } = await this.studios.updateOne(before, { $set: { told: TOLD } });
    return modifiedCount === 1;
  }
}
