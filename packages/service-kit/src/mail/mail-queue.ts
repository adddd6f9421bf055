import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { MAIL, type MailRecord } from './mail-record.js';
import { type Mail, type MailAddress, MailTransport } from './mail-transport.js';

/** A mail to be sent: to whom, what, and why. */
export interface MailOrder extends Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'headers'> {
  /** The studio as the service was started with it, where absent. */
  from?: MailAddress;
  replyTo?: MailAddress;
  /** Event ID or the like: the same cause and kind make one mail, however often they are added. */
  causedBy: string;
  /** Tells mails of one cause apart. */
  kind?: string;
  /** Identifier of the item that the mail is about. */
  about?: string;
  /** When the link in it stops working: after that it is not sent any more. */
  goodUntil?: Date;
}

/** Mails with somebody: by address, in any spelling, and by what they are about. */
export interface Correspondence {
  addresses: readonly string[];
  about: readonly string[];
}

const filterOf = ({ addresses, about }: Correspondence) => ({
  $or: [{ 'to.address': trusted({ $in: [...addresses] }) }, { about: trusted({ $in: [...about] }) }],
});

const DEFAULT_KIND = 'mail';

const idOf = ({ causedBy, kind }: MailOrder): string =>
  [causedBy, ...(kind === undefined ? [] : [kind])].join('-').replaceAll(/[^\w-]/g, '_');

/** Mails that wait in the service's own database, so that an outage loses none. */
@Injectable()
export class MailQueue {
  constructor(
    @InjectModel(MAIL) private readonly mails: Model<MailRecord>,
    @Inject(MailTransport) private readonly transport: MailTransport,
  ) {}

  /** Inside a transaction the mail leaves when it commits, and only then. */
  async add(order: MailOrder): Promise<void> {
    const now = new Date();
    const mail: Omit<MailRecord, '_id'> = {
      from: order.from ?? null,
      to: order.to,
      replyTo: order.replyTo ?? null,
      subject: order.subject,
      text: order.text,
      html: order.html,
      headers: { ...order.headers },
      causedBy: order.causedBy,
      kind: order.kind ?? DEFAULT_KIND,
      about: order.about ?? '',
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
    await this.mails.updateOne({ _id: idOf(order) }, { $setOnInsert: mail }, { upsert: true });
  }

  /** The same, in the place of those of its kind about the same that have not left: their links work no more. */
  async addInstead(order: MailOrder & { kind: string; about: string }): Promise<void> {
    const { kind, about } = order;
    await this.mails.deleteMany({ kind, about, status: trusted({ $in: ['waiting', 'failed'] }) });
    await this.add(order);
  }

  /** What was queued for an address in any of its spellings, or about any of these items. */
  async of(correspondence: Correspondence): Promise<Pick<MailRecord, 'kind' | 'status' | 'createdAt'>[]> {
    return this.mails.find(filterOf(correspondence)).sort({ createdAt: 1 }).lean<MailRecord[]>();
  }

  /**
   * Drops the same: what waits is not sent, and of what was sent nothing is kept, in files neither, also where the queue forgot
   * it long ago. Answers how many the queue knew.
   */
  async forget(correspondence: Correspondence): Promise<number> {
    const known = await this.mails.find(filterOf(correspondence), { _id: 1 }).lean<{ _id: string }[]>();
    await this.transport.forget(
      known.map(({ _id }) => _id),
      correspondence.addresses,
    );
    const { deletedCount } = await this.mails.deleteMany(filterOf(correspondence));
    return deletedCount;
  }
}
