import { type MailList, type MailListQuery, paginate, type QueuedMail } from '@atelier/contracts';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail.js';
import { Transactions } from '../mongo/transactions.js';
import { MAIL, type MailRecord, WITHOUT_WORDS } from './mail-record.js';
import { isOpen, isRetryable, toQueuedMail } from './queued-mail.js';

const OPEN = ['waiting', 'failed'] as const;
const PATH = '/admin/settings/mails';

const ENDED = { sent: 'This email was already sent.', given_up: 'This email was discarded.' };
const LINK_IS_DEAD = 'The link in this mail no longer works, so it is not sent again.';
const BEING_SENT = 'This mail is being sent at this moment. Please try again in two minutes.';

/** Whether a sender holds the mail. For waiting mails of earlier versions this is unknown, so they count as held. */
const isHeld = ({ status, claimedUntil, nextAttemptAt }: MailRecord, now: Date): boolean =>
  status === 'waiting' && ((claimedUntil === undefined ? nextAttemptAt : claimedUntil) ?? now) > now;

/** Lets staff list, retry and give up the mails of the queue. */
@Injectable()
export class MailQueueAdmin {
  constructor(
    @InjectModel(MAIL) private readonly mails: Model<MailRecord>,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
  ) {}

  /** Newest first; `isMasked` hides the receivers from staff who may not read them. */
  async list({ page, limit, status }: MailListQuery, isMasked: boolean): Promise<MailList> {
    const filter = { status: trusted({ $in: status === undefined ? [...OPEN] : [status] }) };
    const found = await this.mails
      .find(filter)
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<MailRecord[]>();
    const total = await this.mails.countDocuments(filter);
    const data = found.map((mail) => toQueuedMail(mail, isMasked));
    return { success: true, data, total, pagination: paginate(page, limit, total) };
  }

  /** Sends the mail again as soon as possible, once, however often it is called. A mail that is being sent is left alone. */
  retry(id: string, isMasked: boolean): Promise<QueuedMail> {
    return this.transactions.run(async () => {
      const now = new Date();
      const mail = await this.open(id);
      if (!isRetryable(mail, now)) throw new ConflictException(LINK_IS_DEAD);
      if (isHeld(mail, now)) return toQueuedMail(mail, isMasked);
      const attemptsBefore = mail.status === 'failed' ? mail.attempts : (mail.attemptsBefore ?? 0);
      const again = { status: 'waiting' as const, nextAttemptAt: now, attemptsBefore, endedAt: null };
      if (!(await this.change(mail, again))) return toQueuedMail(mail, isMasked);
      await this.record('retried', mail);
      return toQueuedMail({ ...mail, ...again }, isMasked);
    });
  }

  /** Marks the mail as not to be sent and deletes its text. */
  giveUp(id: string): Promise<void> {
    return this.transactions.run(async () => {
      const now = new Date();
      const mail = await this.open(id);
      if (isHeld(mail, now)) throw new ConflictException(BEING_SENT);
      const isGivenUp = await this.change(mail, { ...WITHOUT_WORDS, status: 'given_up', endedAt: now });
      if (!isGivenUp) throw new ConflictException(BEING_SENT);
      await this.record('given_up', mail);
    });
  }

  private async open(id: string): Promise<MailRecord> {
    const mail = await this.mails.findById(id).lean<MailRecord>();
    if (mail === null) throw new NotFoundException('Mail not found');
    if (!isOpen(mail)) throw new ConflictException(mail.status === 'sent' ? ENDED.sent : ENDED.given_up);
    return mail;
  }

  /** Returns false when a sender has claimed the mail in the meantime. */
  private async change({ _id, attempts, status }: MailRecord, fields: Partial<MailRecord>): Promise<boolean> {
    const { modifiedCount } = await this.mails.updateOne({ _id, attempts, status }, { $set: fields });
    return modifiedCount > 0;
  }

  /** Names the mail by its kind alone: the audit trail must not contain receivers. */
  private async record(action: 'retried' | 'given_up', { _id, kind }: MailRecord): Promise<void> {
    const item = { kind: 'mail', id: _id, title: kind.replaceAll('_', ' '), path: PATH };
    await this.audit.record({ action, resource: 'settings', item });
  }
}
