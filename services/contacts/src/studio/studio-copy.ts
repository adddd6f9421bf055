import {
  DEFAULT_BRAND,
  DEFAULT_STAFF_SETTINGS,
  getPalette,
  type ReadEventData,
  type StudioSettings,
  type studioUpdated,
} from '@atelier/contracts';
import {
  ENVIRONMENT,
  type MailAddress,
  PLAIN_SIGNATURE,
  type Signature,
  STUDIO_COPY,
  StudioProjection,
} from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ContactsEnvironment } from '../contacts-environment.js';

interface StudioFields {
  name: string;
  mail: StudioSettings['mail'];
  /** Absent from before the brand was a setting. */
  color?: string;
  retentionMonths: number;
}

/** Sender details of mails in the studio's name. */
export interface StudioMail {
  sender: MailAddress;
  /** Receiver of notices about new messages. */
  notices: MailAddress;
  isAcknowledging: boolean;
  acknowledgement: string;
  signature: Signature;
}

export const STUDIO_FIELDS = {
  name: { type: String, required: true },
  mail: { type: Object, required: true },
  color: String,
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

  protected select({
    details,
    mail,
    contacts,
    brand = DEFAULT_BRAND,
  }: ReadEventData<typeof studioUpdated>): StudioFields {
    const { retentionMonths } = contacts;
    return { name: details.name, mail, color: getPalette(brand).accentText, retentionMonths };
  }

  async mail(): Promise<StudioMail> {
    const { STUDIO_NAME, STUDIO_EMAIL } = this.environment;
    const told: Partial<StudioFields> = (await this.read()) ?? {};
    const { name = STUDIO_NAME, mail = DEFAULT_STAFF_SETTINGS.mail, color = PLAIN_SIGNATURE.color } = told;
    const sender = { name: mail.senderName || name, address: mail.senderAddress || STUDIO_EMAIL };
    const { isAcknowledging, acknowledgement } = mail;
    const signature = { text: mail.signature, color };
    const notices = { name: sender.name, address: mail.noticeAddress || sender.address };
    return { sender, notices, isAcknowledging, acknowledgement, signature };
  }

  /** Months for which unchanged messages are kept; undefined if staff never set it. */
  async retentionMonths(): Promise<number | undefined> {
    return (await this.read())?.retentionMonths;
  }
}
