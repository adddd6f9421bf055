import { Schema } from 'mongoose';

export const PASSKEY = 'Passkey';
export const PASSKEY_CHALLENGE = 'PasskeyChallenge';

export interface PasskeyFields {
  _id: string;
  userId: string;
  name: string;
  /** The credential's identifier and public key, in Base64url. */
  credentialId: string;
  publicKey: string;
  /** Signature counter, if the authenticator has one. */
  counter: number;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const passkeySchema = new Schema<PasskeyFields>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    name: { type: String, required: true },
    credentialId: { type: String, required: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'passkeys', versionKey: false, strict: 'throw' },
);
passkeySchema.index({ credentialId: 1 }, { unique: true });
passkeySchema.index({ userId: 1 });

/** A pending challenge; `userId` is null if the user is not known yet. */
export interface PasskeyChallengeFields {
  _id: string;
  userId: string | null;
  expiresAt: Date;
}

export const passkeyChallengeSchema = new Schema<PasskeyChallengeFields>(
  {
    _id: { type: String, required: true },
    userId: { type: String, default: null },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'passkey_challenges', versionKey: false, strict: 'throw' },
);
