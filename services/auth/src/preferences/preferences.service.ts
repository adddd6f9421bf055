import { DEFAULT_PREFERENCES, type Preferences, type PreferencesPatch } from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit';
import { isDuplicateKey } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SessionsService } from '../sessions/sessions.service.js';
import { PREFERENCES, type PreferencesFields } from './preferences.schema.js';

/** Back-office preferences of each staff member. */
@Injectable()
export class PreferencesService {
  constructor(
    @InjectModel(PREFERENCES) private readonly preferences: Model<PreferencesFields>,
    private readonly sessions: SessionsService,
  ) {}

  async of(viewer: Viewer): Promise<Preferences> {
    const { id } = await this.sessions.currentUser(viewer);
    return this.withDefaults(await this.preferences.findById(id).lean<PreferencesFields>());
  }

  async change(viewer: Viewer, patch: PreferencesPatch): Promise<Preferences> {
    const { id } = await this.sessions.currentUser(viewer);
    try {
      return await this.write(id, patch);
    } catch (error) {
      // If two callers make the first change at once, the later one finds the earlier one's record.
      if (!isDuplicateKey(error)) throw error;
      return this.write(id, patch);
    }
  }

  /** IDs of the people who asked for the weekly summary, whether they may get it or not. */
  weeklySummarySubscribers(): Promise<string[]> {
    return this.preferences.distinct('_id', { weeklySummary: true });
  }

  private async write(id: string, patch: PreferencesPatch): Promise<Preferences> {
    const changed = await this.preferences
      .findByIdAndUpdate(id, { $set: patch }, { upsert: true, returnDocument: 'after' })
      .lean<PreferencesFields>();
    return this.withDefaults(changed);
  }

  private withDefaults(known: PreferencesFields | null): Preferences {
    const { _id, ...chosen } = known ?? { _id: '' };
    return { ...DEFAULT_PREFERENCES, ...chosen };
  }
}
