import { Schema } from 'mongoose';
import type { DayFigures } from '../days/day.schema.js';

export const MONTH_FIGURES = 'MonthFigures';

/** The tables of the days that are folded into it, such as 2026-01; without slots, which nobody asks of a month. */
export type MonthFigures = Pick<DayFigures, '_id' | 'figures'>;

export const monthFiguresSchema = new Schema<MonthFigures>(
  { _id: String, figures: { type: Schema.Types.Mixed, default: {} } },
  { collection: 'month_figures', versionKey: false, minimize: false },
);
