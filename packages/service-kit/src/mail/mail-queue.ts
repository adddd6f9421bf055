import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { currentContext } from '../context/request-context.js';
import { getMessageId } from './mail-message.js';
import { MAIL, type MailRecord } from './mail-record.js';
import { type Mail, type MailAddress, MailTransport } from './mail-transport.js';

/** A mail to be sent: to whom, what, and why. */
export interface MailRequest extends Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'headers'> {
  /** If absent, the studio's configured sender. */
  from?: MailAddress;
  replyTo?: MailAddress;
  /** Event ID or similar: the same cause and kind create one mail, however often they are added. */
  causedBy: string;
  /** Distinguishes mails with the same cause. */
  kind?: string;
  /** Identifier of the item that the mail is about. */
  about?: string;
  /** Identifier of the mailing that it belongs to, such as an issue of the newsletter. */
  partOf?: string;
  /** When its link expires; the mail is not sent after that. */
  goodUntil?: Date;
}

/** Mails exchanged with a person: by address, in any spelling, and by the items they are about. */
export interface Correspondence {
  addresses: readonly string[];
  about: readonly string[];
}

/** Numbers of mails by their state. */
export type MailingProgress = Record<'untried' | 'waiting' | 'sent' | 'failed', number>;

const getFilter = ({ addresses, about }: Correspondence) => ({
  $or: [{ 'to.address': trusted({ $in: [...addresses] }) }, { about: trusted({ $in: [...about] }) }],
});

const DEFAULT_KIND = 'mail';

const getId = ({ causedBy, kind }: MailRequest): string =>
  [causedBy, ...(kind === undefined ? [] : [kind])].join('-').replaceAll(/[^\w-]/g, '_');

/** The Message-ID with which the mail will be sent, so that answers to it can be recognized. */
export const getMessageIdOf = (order: MailRequest & { from: MailAddress }): string =>
  getMessageId({ id: getId(order), from: order.from });

const toMail = (order: MailRequest): Omit<MailRecord, '_id'> => {
  const now = new Date();
  return {
    from: order.from ?? null,
    to: order.to,
    replyTo: order.replyTo ?? null,
    subject: order.subject,
    text: order.text,
    html: order.html,
    headers: { ...order.headers },
    causedBy: order.causedBy,
    traceparent: currentContext()?.traceparent ?? null,
    kind: order.kind ?? DEFAULT_KIND,
    about: order.about ?? '',
    ...(order.partOf === undefined ? {} : { partOf: order.partOf }),
    status: 'waiting',
    attempts: 0,
    attemptsBefore: 0,
    nextAttemptAt: now,
    claimedUntil: null,
    goodUntil: order.goodUntil ?? null,
    lastError: null,
    createdAt: now,
    endedAt: null,
  };
};

/** Mails waiting in the service's own database, so that an outage loses none. */
@Injectable()
export class MailQueue {
  constructor(
    @InjectModel(MAIL) private readonly mails: Model<MailRecord>,
    @Inject(MailTransport) private readonly transport: MailTransport,
  ) {}

  /** Inside a transaction, the mail is sent only if it commits. */
  async add(order: MailRequest): Promise<void> {
    await this.addAll([order]);
  }

  /** Like `add`, in one request to the database. */
  async addAll(orders: readonly MailRequest[]): Promise<void> {
    await this.mails.bulkWrite(
      orders.map((order) => ({
        updateOne: { filter: { _id: getId(order) }, update: { $setOnInsert: toMail(order) }, upsert: true },
      })),
    );
  }

  /** Like `add`, but replaces unsent mails of the same kind about the same item, which it makes superfluous. */
  async addInstead(order: MailRequest & { kind: string; about: string }): Promise<void> {
    const { kind, about } = order;
    await this.withdraw({ kind, about });
    await this.add(order);
  }

  /** Removes unsent mails about an item, of one kind or of all, because nobody should get them anymore. */
  async withdraw(superfluous: { about: string; kind?: string }): Promise<void> {
    await this.mails.deleteMany({ ...superfluous, status: trusted({ $in: ['waiting', 'failed'] }) });
  }

  /** How far a mailing has got. `untried`: no sender has taken them yet; `waiting` includes them. */
  async progressOf(mailing: string): Promise<MailingProgress> {
    const count = (filter: object) => this.mails.countDocuments({ partOf: mailing, ...filter });
    return {
      untried: await count({ status: 'waiting', attempts: 0 }),
      waiting: await count({ status: 'waiting' }),
      sent: await count({ status: 'sent' }),
      failed: await count({ status: trusted({ $in: ['failed', 'given_up'] }) }),
    };
  }

  /** The mailing that a mail belongs to, if any. */
  async mailingOf(id: string): Promise<string | undefined> {
    return (await this.mails.findById(id, { partOf: 1 }).lean<MailRecord>())?.partOf;
  }

  /** Lists queued mails to an address in any of its spellings, or about any of these items. */
  async of(correspondence: Correspondence): Promise<Pick<MailRecord, 'kind' | 'status' | 'createdAt'>[]> {
    return this.mails.find(getFilter(correspondence)).sort({ createdAt: 1 }).lean<MailRecord[]>();
  }

  /**
   * Removes the same mails: waiting ones are not sent, and no copies of sent ones remain, including files that the queue no
   * longer knows. Returns how many the queue knew.
   */
  async forget(correspondence: Correspondence): Promise<number> {
    const known = await this.mails.find(getFilter(correspondence), { _id: 1 }).lean<{ _id: string }[]>();
    await this.transport.forget(
      known.map(({ _id }) => _id),
      correspondence.addresses,
    );
    const { deletedCount } = await this.mails.deleteMany(getFilter(correspondence));
    return deletedCount;
  }
}
