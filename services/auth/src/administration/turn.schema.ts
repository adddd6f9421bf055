import { Schema } from 'mongoose';

export const TURN = 'Turn';

/** One document that every administrative transaction writes, so that two of them cannot both commit on the same state. */
export interface TurnFields {
  _id: string;
  number: number;
}

export const turnSchema = new Schema<TurnFields>(
  { _id: { type: String, required: true }, number: { type: Number, required: true } },
  { collection: 'administration_turns', versionKey: false, strict: 'throw' },
);
