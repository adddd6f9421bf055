import type { MailStatus } from '@atelier/contracts';
import { Schema } from 'mongoose';
import type { Mail, MailAddress } from './mail-transport.js';

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_DAYS = 30;

/** A mail in the queue. Its content is deleted once it is sent or given up. */
export interface MailRecord extends Pick<Mail, 'subject' | 'text' | 'html'> {
  _id: string;
  /** Null means the studio's configured sender. */
  from: MailAddress | null;
  to: MailAddress;
  replyTo: MailAddress | null;
  headers: Record<string, string>;
  /** The event or other cause of the mail. */
  causedBy: string;
  /** The span that queued it. Absent in mails of earlier versions. */
  traceparent?: string | null;
  kind: string;
  /** Identifier of the item that the mail is about. */
  about: string;
  /** Identifier of the mailing that it belongs to. */
  partOf?: string;
  status: MailStatus;
  /** All attempts begun. Never decreases, because a sender identifies its claim by this number. */
  attempts: number;
  /** Attempts before staff requested a retry. Absent in mails of earlier versions, as are the two fields below. */
  attemptsBefore?: number;
  /** While a mail is being sent, the end of its claim. */
  nextAttemptAt: Date;
  /** The end of the claim while the mail is being sent, otherwise null. */
  claimedUntil?: Date | null;
  /** When its link expires. */
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
    traceparent: { type: String, default: null },
    kind: { type: String, required: true },
    about: { type: String, default: '' },
    partOf: String,
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
mailSchema.index({ partOf: 1, status: 1, attempts: 1 }, { partialFilterExpression: { partOf: { $exists: true } } });

/** Clears the content of a mail that will not be sent again; receiver and cause remain. */
export const WITHOUT_WORDS = { subject: '', text: '', html: '', headers: {}, replyTo: null };
