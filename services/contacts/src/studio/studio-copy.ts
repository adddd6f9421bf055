import {
  DEFAULT_STAFF_SETTINGS,
  type ReadEventData,
  type StudioSettings,
  type studioUpdated,
} from '@atelier/contracts';
import { ENVIRONMENT, type MailAddress } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import type { ContactsEnvironment } from '../contacts-environment.js';

/** What the last event told of the settings, as far as this service needs it. */
interface StoredStudio {
  _id: string;
  version: number;
  name: string;
  mail: StudioSettings['mail'];
  retentionMonths: number;
}

/** How mails leave in the studio's name. */
export interface StudioMail {
  sender: MailAddress;
  /** Who hears of new messages. */
  notices: MailAddress;
  isAcknowledging: boolean;
  acknowledgement: string;
  signature: string;
}

const ONLY = 'studio';

export const STUDIO_COPY = 'StudioCopy';
export const studioCopySchema = new Schema<StoredStudio>(
  {
    _id: String,
    version: { type: Number, required: true },
    name: { type: String, required: true },
    mail: { type: Object, required: true },
    retentionMonths: { type: Number, required: true },
  },
  { collection: 'studio', versionKey: false, strict: 'throw', minimize: false },
);

/** The settings of the studio as events tell them; what the service was started with until the first one comes. */
@Injectable()
export class StudioCopy {
  constructor(
    @InjectModel(STUDIO_COPY) private readonly studios: Model<StoredStudio>,
    @Inject(ENVIRONMENT) private readonly environment: ContactsEnvironment,
  ) {}

  /** Part of a transaction that runs; an older event undoes nothing newer. */
  async keep({ details, mail, contacts, version }: ReadEventData<typeof studioUpdated>): Promise<void> {
    const standing = await this.read();
    if ((standing?.version ?? 0) >= version) return;
    const copy = { version, name: details.name, mail, retentionMonths: contacts.retentionMonths };
    await this.studios.updateOne({ _id: ONLY }, { $set: copy }, { upsert: true });
  }

  async mail(): Promise<StudioMail> {
    const { STUDIO_NAME, STUDIO_EMAIL } = this.environment;
    const { name = STUDIO_NAME, mail = DEFAULT_STAFF_SETTINGS.mail } = (await this.read()) ?? {};
    const sender = { name: mail.senderName || name, address: mail.senderAddress || STUDIO_EMAIL };
    const { isAcknowledging, acknowledgement, signature } = mail;
    const notices = { name: sender.name, address: mail.noticeAddress || sender.address };
    return { sender, notices, isAcknowledging, acknowledgement, signature };
  }

  /** For how many months messages are kept that nobody touches; undefined where staff never said. */
  async retentionMonths(): Promise<number | undefined> {
    return (await this.read())?.retentionMonths;
  }

  private read(): Promise<StoredStudio | null> {
    return this.studios.findById(ONLY).lean<StoredStudio>();
  }
}
