import { Schema } from 'mongoose';
import type { DayFigures } from '../days/day.schema.js';

export const MONTH_FIGURES = 'MonthFigures';

/** The combined tables and sketches of a month's days, such as 2026-01; without slots, which months do not report. */
export type MonthFigures = Pick<DayFigures, '_id' | 'figures' | 'sketch'>;

export const monthFiguresSchema = new Schema<MonthFigures>(
  { _id: String, sketch: String, figures: { type: Schema.Types.Mixed, default: {} } },
  { collection: 'month_figures', versionKey: false, minimize: false },
);
