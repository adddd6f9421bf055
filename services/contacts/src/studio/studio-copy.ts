import {
  DEFAULT_STAFF_SETTINGS,
  type ReadEventData,
  type StudioSettings,
  type studioUpdated,
} from '@atelier/contracts';
import { ENVIRONMENT, type MailAddress, STUDIO_COPY, StudioProjection } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ContactsEnvironment } from '../contacts-environment.js';

interface StudioFields {
  name: string;
  mail: StudioSettings['mail'];
  retentionMonths: number;
}

/** Sender details of mails in the studio's name. */
export interface StudioMail {
  sender: MailAddress;
  /** Receiver of notices about new messages. */
  notices: MailAddress;
  isAcknowledging: boolean;
  acknowledgement: string;
  signature: string;
}

export const STUDIO_FIELDS = {
  name: { type: String, required: true },
  mail: { type: Object, required: true },
  retentionMonths: { type: Number, required: true },
};

/** The studio settings for mails and retention; before the first event, the environment applies. */
@Injectable()
export class StudioCopy extends StudioProjection<StudioFields> {
  constructor(
    @InjectModel(STUDIO_COPY) studios: Model<unknown>,
    @Inject(ENVIRONMENT) private readonly environment: ContactsEnvironment,
  ) {
    super(studios);
  }

  protected select({ details, mail, contacts }: ReadEventData<typeof studioUpdated>): StudioFields {
    return { name: details.name, mail, retentionMonths: contacts.retentionMonths };
  }

  async mail(): Promise<StudioMail> {
    const { STUDIO_NAME, STUDIO_EMAIL } = this.environment;
    const { name = STUDIO_NAME, mail = DEFAULT_STAFF_SETTINGS.mail } = (await this.read()) ?? {};
    const sender = { name: mail.senderName || name, address: mail.senderAddress || STUDIO_EMAIL };
    const { isAcknowledging, acknowledgement, signature } = mail;
    const notices = { name: sender.name, address: mail.noticeAddress || sender.address };
    return { sender, notices, isAcknowledging, acknowledgement, signature };
  }

  /** Months for which unchanged messages are kept; undefined if staff never set it. */
  async retentionMonths(): Promise<number | undefined> {
    return (await this.read())?.retentionMonths;
  }
}
