import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, type Types, trusted } from 'mongoose';
import type { NewResponse, ResponseRecord } from './response-record.js';

export const RESPONSE = 'Response';

type ResponseFields = Omit<ResponseRecord, 'id' | 'submissionId'> & { submissionId: Types.ObjectId };

export const responseSchema = new Schema<ResponseFields>(
  {
    submissionId: { type: Schema.Types.ObjectId, required: true },
    response: { type: String, required: true },
    notes: { type: String, default: null },
    respondedBy: { type: String, required: true },
    createdAt: { type: Date, required: true },
    messageId: String,
  },
  { collection: 'responses', versionKey: false, strict: 'throw' },
);

responseSchema.index({ submissionId: 1, createdAt: 1, _id: 1 });
responseSchema.index({ messageId: 1 }, { sparse: true });

type Lean = ResponseFields & { _id: Types.ObjectId };

const OBJECT_ID = /^[0-9a-f]{24}$/i;

const toRecord = ({ _id, submissionId, ...fields }: Lean): ResponseRecord => ({
  id: String(_id),
  submissionId: String(submissionId),
  ...fields,
});

@Injectable()
export class ResponsesRepository {
  constructor(@InjectModel(RESPONSE) private readonly responses: Model<ResponseFields>) {}

  async insert(response: NewResponse): Promise<ResponseRecord> {
    const [created] = await this.responses.create([response]);
    if (created === undefined) throw new Error('The database returned no response for the one that was written.');
    return toRecord(created.toObject() as Lean);
  }

  async find(id: string): Promise<ResponseRecord | undefined> {
    if (!OBJECT_ID.test(id)) return undefined;
    const found = await this.responses.findById(id).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  async setMessageId(id: string, messageId: string): Promise<void> {
    await this.responses.updateOne({ _id: id }, { $set: { messageId } });
  }

  /** The latest response whose mail has one of these Message-IDs. */
  async ofMessageIds(messageIds: readonly string[]): Promise<ResponseRecord | undefined> {
    const found = await this.responses
      .findOne({ messageId: trusted({ $in: [...messageIds] }) })
      .sort({ createdAt: -1 })
      .lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  /** Returns the number of removed responses. */
  async removeFor(submissionIds: readonly string[]): Promise<number> {
    const { deletedCount } = await this.responses.deleteMany({ submissionId: trusted({ $in: [...submissionIds] }) });
    return deletedCount;
  }

  async removeAll(): Promise<void> {
    await this.responses.deleteMany();
  }

  /** Oldest first. */
  async ofSubmission(submissionId: string): Promise<ResponseRecord[]> {
    const found = await this.responses.find({ submissionId }).sort({ createdAt: 1, _id: 1 }).lean<Lean[]>();
    return found.map(toRecord);
  }
}
