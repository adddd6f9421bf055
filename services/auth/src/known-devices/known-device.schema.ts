import { Schema } from 'mongoose';

export const KNOWN_DEVICE = 'KnownDevice';

/** A browser in which a user has signed in; `_id` is the digest of its cookie. */
export interface KnownDeviceFields {
  _id: string;
  userId: string;
  expiresAt: Date;
}

export const knownDeviceSchema = new Schema<KnownDeviceFields>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'known_devices', versionKey: false, strict: 'throw' },
);

knownDeviceSchema.index({ userId: 1, expiresAt: -1 });
