import { Schema } from 'mongoose';

export const CHALLENGE = 'SignInChallenge';

/** A sign-in whose password was right, by the digest of its secret. */
export interface ChallengeFields {
  _id: string;
  userId: string;
  /** Digest of the browser's name for itself: nobody else goes on with it. */
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
