import type { Correspondence } from '@atelier/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, type Types, trusted } from 'mongoose';
import { addressKey } from '../address-key.js';
import type { FollowUpRecord, NewFollowUp } from './follow-up-record.js';

export const FOLLOW_UP = 'FollowUp';

type FollowUpFields = Omit<FollowUpRecord, 'id' | 'submissionId'> & {
  submissionId: Types.ObjectId;
  /** The sender's address in the spelling by which it is found. */
  senderKey: string;
};

const sender = new Schema(
  { name: { type: String, default: '' }, address: { type: String, default: '' } },
  { _id: false, id: false },
);

export const followUpSchema = new Schema<FollowUpFields>(
  {
    submissionId: { type: Schema.Types.ObjectId, required: true },
    messageId: { type: String, required: true },
    sender: { type: sender, required: true },
    senderKey: { type: String, default: '' },
    text: { type: String, default: '' },
    isShortened: { type: Boolean, required: true },
    attachments: { type: [String], required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'follow_ups', versionKey: false, strict: 'throw' },
);

followUpSchema.index({ submissionId: 1, createdAt: 1, _id: 1 });
// A mail is added once, by however many processes it is read.
followUpSchema.index({ messageId: 1 }, { unique: true });
followUpSchema.index({ senderKey: 1 });

type Lean = FollowUpFields & { _id: Types.ObjectId };

const ofAddresses = (addresses: readonly string[]) => ({ senderKey: trusted({ $in: addresses.map(addressKey) }) });

const toRecord = ({ _id, submissionId, senderKey: _key, ...fields }: Lean): FollowUpRecord => ({
  id: String(_id),
  submissionId: String(submissionId),
  ...fields,
});

/** Writes belong in a transaction. */
@Injectable()
export class FollowUpsRepository implements OnModuleInit {
  constructor(@InjectModel(FOLLOW_UP) private readonly followUps: Model<FollowUpFields>) {}

  /** The unique index must exist before the first mail is added. */
  async onModuleInit(): Promise<void> {
    await this.followUps.init();
  }

  async insert(followUp: NewFollowUp): Promise<FollowUpRecord> {
    const [created] = await this.followUps.create([{ ...followUp, senderKey: addressKey(followUp.sender.address) }]);
    if (created === undefined) throw new Error('The database returned no follow-up for the one that was written.');
    return toRecord(created.toObject() as Lean);
  }

  async isKnown(messageId: string): Promise<boolean> {
    return (await this.followUps.exists({ messageId })) !== null;
  }

  /** Oldest first. */
  async ofSubmission(submissionId: string): Promise<FollowUpRecord[]> {
    const found = await this.followUps.find({ submissionId }).sort({ createdAt: 1, _id: 1 }).lean<Lean[]>();
    return found.map(toRecord);
  }

  /** Mails from these addresses on submissions other than these, oldest first. */
  async ofSender({ addresses, about }: Correspondence): Promise<FollowUpRecord[]> {
    const filter = { ...ofAddresses(addresses), submissionId: trusted({ $nin: [...about] }) };
    return (await this.followUps.find(filter).sort({ createdAt: 1, _id: 1 }).lean<Lean[]>()).map(toRecord);
  }

  /** Removes the mails on these submissions, and those from these addresses; returns their number. */
  async removeFor(submissionIds: readonly string[], addresses: readonly string[]): Promise<number> {
    const onSubmissions = { submissionId: trusted({ $in: [...submissionIds] }) };
    const { deletedCount } = await this.followUps.deleteMany({ $or: [onSubmissions, ofAddresses(addresses)] });
    return deletedCount;
  }

  async removeAll(): Promise<void> {
    await this.followUps.deleteMany();
  }
}
