import type { Preferences } from '@atelier/contracts';
import { Schema } from 'mongoose';

export const PREFERENCES = 'Preferences';

/** Keyed by the owner's identifier; preferences never set are absent. */
export type PreferencesFields = Partial<Preferences> & { _id: string };

export const preferencesSchema = new Schema<PreferencesFields>(
  {
    _id: { type: String, required: true },
    savedFilters: {
      type: [new Schema({ id: String, screen: String, name: String, query: String }, { _id: false, id: false })],
      default: undefined,
    },
    density: { type: String },
    lists: {
      type: [
        new Schema(
          { screen: String, view: String, pageSize: Number, hiddenColumns: [String] },
          { _id: false, id: false },
        ),
      ],
      default: undefined,
    },
    notificationsReadAt: { type: String },
    weeklySummary: { type: Boolean },
  },
  { collection: 'preferences', versionKey: false, strict: 'throw' },
);
