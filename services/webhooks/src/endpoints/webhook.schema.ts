import type { DisabledReason } from '@atelier/contracts';
import type { SealedSecret } from '@atelier/service-kit';
import { Schema, type Types } from 'mongoose';

export const WEBHOOK = 'Webhook';

/** A signing secret; `until` is set when another one replaces it. */
interface SigningSecret {
  sealed: SealedSecret;
  until: Date | null;
}

export interface WebhookRecord {
  _id: Types.ObjectId;
  url: string;
  description: string;
  events: string[];
  /** Names and sealed values, because a value is often a secret. */
  headers: { name: string; sealed: SealedSecret }[];
  /** Newest first. */
  secrets: SigningSecret[];
  isOrdered: boolean;
  /** Null if it is enabled. */
  disabledReason: DisabledReason | null;
  /** The first failure since the last success. */
  failingSince: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
}

const sealed = { type: { keyId: String, box: String }, required: true, _id: false };

export const webhookSchema = new Schema<WebhookRecord>(
  {
    url: { type: String, required: true },
    description: { type: String, required: true },
    events: { type: [String], required: true },
    headers: [{ _id: false, name: { type: String, required: true }, sealed }],
    secrets: [{ _id: false, sealed, until: { type: Date, default: null } }],
    isOrdered: { type: Boolean, required: true },
    disabledReason: { type: String, default: null },
    failingSince: { type: Date, default: null },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    updatedBy: { type: String, default: null },
  },
  { collection: 'webhooks', versionKey: false, strict: 'throw' },
);
