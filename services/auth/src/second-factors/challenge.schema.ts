import { Schema } from 'mongoose';

export const CHALLENGE = 'SignInChallenge';

/** A sign-in with a correct password, by the digest of its secret. */
export interface ChallengeFields {
  _id: string;
  userId: string;
  /** Digest of the browser's secret, so that no other browser can continue. */
  browser: string;
  expiresAt: Date;
}

export const challengeSchema = new Schema<ChallengeFields>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    browser: { type: String, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'sign_in_challenges', versionKey: false, strict: 'throw' },
);
