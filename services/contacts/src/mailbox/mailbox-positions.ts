import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';

/** How far a mailbox was read. */
interface MailboxPosition {
  /** Of the mailbox as long as its UIDs are valid. */
  _id: string;
  uid: number;
}

export const MAILBOX_POSITION = 'MailboxPosition';
export const mailboxPositionSchema = new Schema<MailboxPosition>(
  { _id: String, uid: { type: Number, required: true } },
  { collection: 'mailbox_positions', versionKey: false, strict: 'throw' },
);

@Injectable()
export class MailboxPositions {
  constructor(@InjectModel(MAILBOX_POSITION) private readonly positions: Model<MailboxPosition>) {}

  /** The UID of the last mail that was looked at. */
  async find(mailbox: string): Promise<number | undefined> {
    return (await this.positions.findById(mailbox).lean<MailboxPosition>())?.uid;
  }

  async advance(mailbox: string, uid: number): Promise<void> {
    await this.positions.updateOne({ _id: mailbox }, { $max: { uid } }, { upsert: true });
  }
}
