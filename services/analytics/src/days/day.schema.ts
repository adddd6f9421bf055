import { Schema } from 'mongoose';
import type { Dimension, Figures } from './figures.js';

export const DAY_FIGURES = 'DayFigures';

/**
 * All figures of a day in one document, so that a year is read in 366. Names are encoded (see names.ts). A day of an earlier
 * version has no time zone and is in UTC.
 */
export interface DayFigures {
  _id: string;
  timeZone?: string;
  /** The month has a copy of these tables, which grows with them. */
  isFolded?: boolean;
  /** The month's visitors who came on this day (see uniques/sketch.ts); absent if none came, or an earlier version counted. */
  sketch?: string;
  figures: Partial<Record<Dimension, Record<string, Partial<Figures>>>>;
}

export const dayFiguresSchema = new Schema<DayFigures>(
  {
    _id: String,
    timeZone: String,
    isFolded: Boolean,
    sketch: String,
    figures: { type: Schema.Types.Mixed, default: {} },
  },
  { collection: 'day_figures', versionKey: false, minimize: false },
);
