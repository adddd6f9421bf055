import { Schema } from 'mongoose';

export const BOX_KEY = 'BoxKey';

/** Seals secrets if the configuration has no key: one document, stored like signing keys. */
export interface BoxKeyFields {
  _id: string;
  material: string;
}

export const boxKeySchema = new Schema<BoxKeyFields>(
  { _id: { type: String, required: true }, material: { type: String, required: true } },
  { collection: 'box_keys', versionKey: false, strict: 'throw' },
);
