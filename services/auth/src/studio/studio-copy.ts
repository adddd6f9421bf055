import type { ReadEventData, studioUpdated } from '@atelier/contracts';
import { ENVIRONMENT, type MailAddress } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import type { AuthEnvironment } from '../environment.js';

/** The settings of the last event that this service needs; an empty text means that the default applies. */
interface StoredStudio {
  _id: string;
  version: number;
  name: string;
  senderName: string;
  senderAddress: string;
  signature: string;
}

/** The name, sender and signature of the mails of this service. */
export interface SenderIdentity {
  /** The name of the studio as it appears in letters. */
  name: string;
  sender: MailAddress;
  /** Text at the end of each letter; empty for the sender's name and address. */
  signature: string;
}

const ONLY = 'studio';
const text = { type: String, default: '' };

export const STUDIO_COPY = 'StudioCopy';
export const studioCopySchema = new Schema<StoredStudio>(
  {
    _id: String,
    version: { type: Number, required: true },
    name: text,
    senderName: text,
    senderAddress: text,
    signature: text,
  },
  { collection: 'studio', versionKey: false, strict: 'throw' },
);

/** Copy of the studio settings, updated by events; before the first event the environment applies. */
@Injectable()
export class StudioCopy {
  constructor(
    @InjectModel(STUDIO_COPY) private readonly studios: Model<StoredStudio>,
    @Inject(ENVIRONMENT) private readonly environment: AuthEnvironment,
  ) {}

  /** Runs inside the current transaction; events older than the copy are ignored. */
  async keep({ details, mail, version }: ReadEventData<typeof studioUpdated>): Promise<void> {
    const standing = await this.read();
    if ((standing?.version ?? 0) >= version) return;
    const { senderName, senderAddress, signature } = mail;
    const copy = { version, name: details.name, senderName, senderAddress, signature };
    await this.studios.updateOne({ _id: ONLY }, { $set: copy }, { upsert: true });
  }

  async senderIdentity(): Promise<SenderIdentity> {
    const { STUDIO_NAME, STUDIO_EMAIL } = this.environment;
    const told = await this.read();
    const name = told?.name || STUDIO_NAME;
    const sender = { name: told?.senderName || name, address: told?.senderAddress || STUDIO_EMAIL };
    return { name, sender, signature: told?.signature ?? '' };
  }

  private read(): Promise<StoredStudio | null> {
    return this.studios.findById(ONLY).lean<StoredStudio>();
  }
}
