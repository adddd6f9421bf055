import { Schema } from 'mongoose';

/** A week whose summary was published. */
export interface SummarizedWeek {
  /** Its Monday, so that a week is summarized once, by however many processes. */
  _id: string;
  at: Date;
}

export const SUMMARIZED_WEEK = 'SummarizedWeek';
export const summarizedWeekSchema = new Schema<SummarizedWeek>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'summarized_weeks', versionKey: false, strict: 'throw' },
);
