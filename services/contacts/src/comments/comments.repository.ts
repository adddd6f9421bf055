import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, type Types, trusted } from 'mongoose';
import type { CommentRecord } from './comment-record.js';

export const COMMENT = 'Comment';

type CommentFields = Omit<CommentRecord, 'id' | 'submissionId'> & { submissionId: Types.ObjectId };

const colleague = new Schema(
  { id: { type: String, required: true }, name: { type: String, required: true } },
  { _id: false, id: false },
);

export const commentSchema = new Schema<CommentFields>(
  {
    submissionId: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, required: true },
    author: { type: colleague, required: true },
    mentions: { type: [colleague], required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'comments', versionKey: false, strict: 'throw' },
);

commentSchema.index({ submissionId: 1, createdAt: 1, _id: 1 });

type Lean = CommentFields & { _id: Types.ObjectId };

const OBJECT_ID = /^[0-9a-f]{24}$/i;

const toRecord = ({ _id, submissionId, ...fields }: Lean): CommentRecord => ({
  id: String(_id),
  submissionId: String(submissionId),
  ...fields,
});

/** Writes belong in a transaction. */
@Injectable()
export class CommentsRepository {
  constructor(@InjectModel(COMMENT) private readonly comments: Model<CommentFields>) {}

  async insert({ id, ...fields }: CommentRecord): Promise<CommentRecord> {
    await this.comments.create([{ _id: id, ...fields }]);
    return { id, ...fields };
  }

  async find(id: string): Promise<CommentRecord | undefined> {
    if (!OBJECT_ID.test(id)) return undefined;
    const found = await this.comments.findById(id).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  /** Oldest first. */
  async ofSubmission(submissionId: string): Promise<CommentRecord[]> {
    const found = await this.comments.find({ submissionId }).sort({ createdAt: 1, _id: 1 }).lean<Lean[]>();
    return found.map(toRecord);
  }

  async remove(id: string): Promise<void> {
    await this.comments.deleteOne({ _id: id });
  }

  async removeFor(submissionIds: readonly string[]): Promise<void> {
    await this.comments.deleteMany({ submissionId: trusted({ $in: [...submissionIds] }) });
  }

  async removeAll(): Promise<void> {
    await this.comments.deleteMany();
  }
}
