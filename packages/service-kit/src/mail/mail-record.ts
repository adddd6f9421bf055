import type { MailStatus } from '@atelier/contracts';
import { Schema } from 'mongoose';
import type { Mail, MailAddress } from './mail-transport.js';

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_DAYS = 30;

/** A mail in the queue. What it says is dropped as soon as it was sent or given up. */
export interface MailRecord extends Pick<Mail, 'subject' | 'text' | 'html'> {
  _id: string;
  /** Null for the studio as the service was started with it. */
  from: MailAddress | null;
  to: MailAddress;
  replyTo: MailAddress | null;
  headers: Record<string, string>;
  /** The event, or whatever else, that the mail follows from. */
  causedBy: string;
  kind: string;
  /** Identifier of the item that the mail is about. */
  about: string;
  status: MailStatus;
  /** All that were begun; it never goes back, as whoever holds a mail knows it by this number. */
  attempts: number;
  /** Those of before staff asked for another try. Absent in mails of earlier versions, as are the two below. */
  attemptsBefore?: number;
  /** While a mail is being sent: when its claim ends. */
  nextAttemptAt: Date;
  /** The same while it is being sent, else null. */
  claimedUntil?: Date | null;
  /** When the link in it stops working. */
  goodUntil?: Date | null;
  lastError: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

const address = { name: { type: String, default: '' }, address: { type: String, required: true } };

export const MAIL = 'Mail';
export const mailSchema = new Schema<MailRecord>(
  {
    _id: String,
    from: { type: new Schema<MailAddress>(address, { _id: false }), default: null },
    to: { type: address, required: true, _id: false },
    replyTo: { type: new Schema<MailAddress>(address, { _id: false }), default: null },
    subject: { type: String, default: '' },
    text: { type: String, default: '' },
    html: { type: String, default: '' },
    headers: { type: Object, default: {} },
    causedBy: { type: String, required: true },
    kind: { type: String, required: true },
    about: { type: String, default: '' },
    status: { type: String, required: true },
    attempts: { type: Number, required: true },
    attemptsBefore: { type: Number, default: 0 },
    nextAttemptAt: { type: Date, required: true },
    claimedUntil: { type: Date, default: null },
    goodUntil: { type: Date, default: null },
    lastError: { type: String, default: null },
    createdAt: { type: Date, required: true },
    endedAt: { type: Date, default: null, expires: KEPT_DAYS * DAY_SECONDS },
  },
  { collection: 'mails', versionKey: false, strict: 'throw', minimize: false },
);
mailSchema.index({ status: 1, nextAttemptAt: 1 });
mailSchema.index({ status: 1, createdAt: -1, _id: -1 });

/** What is left of a mail that is not to be sent any more: to whom it was, and why. */
export const WITHOUT_WORDS = { subject: '', text: '', html: '', headers: {}, replyTo: null };
