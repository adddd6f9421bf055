import { DEFAULT_BRAND, getPalette, type ReadEventData, type studioUpdated } from '@atelier/contracts';
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
import type { AuthEnvironment } from '../environment.js';

/** An empty text means that the default applies. */
interface StudioFields {
  name: string;
  senderName: string;
  senderAddress: string;
  signature: string;
  color: string;
}

/** The name, sender and signature of the mails of this service. */
export interface SenderIdentity {
  /** The name of the studio as it appears in letters. */
  name: string;
  sender: MailAddress;
  signature: Signature;
}

const text = { type: String, default: '' };
export const STUDIO_FIELDS = { name: text, senderName: text, senderAddress: text, signature: text, color: text };

/** The studio settings that mails need; before the first event the environment applies. */
@Injectable()
export class StudioCopy extends StudioProjection<StudioFields> {
  constructor(
    @InjectModel(STUDIO_COPY) studios: Model<unknown>,
    @Inject(ENVIRONMENT) private readonly environment: AuthEnvironment,
  ) {
    super(studios);
  }

  protected select({ details, mail, brand = DEFAULT_BRAND }: ReadEventData<typeof studioUpdated>): StudioFields {
    const { senderName, senderAddress, signature } = mail;
    const color = getPalette(brand).accentText;
    return { name: details.name, senderName, senderAddress, signature, color };
  }

  async senderIdentity(): Promise<SenderIdentity> {
    const { STUDIO_NAME, STUDIO_EMAIL } = this.environment;
    const told = await this.read();
    const name = told?.name || STUDIO_NAME;
    const sender = { name: told?.senderName || name, address: told?.senderAddress || STUDIO_EMAIL };
    const signature = { text: told?.signature ?? '', color: told?.color || PLAIN_SIGNATURE.color };
    return { name, sender, signature };
  }
}
