import type { AutoSave, DraftRevision } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, type Types } from 'mongoose';
import type { PostRecord } from './post-record.js';

interface StoredRevision {
  postId: string;
  values: Record<string, unknown>;
  basedOnVersion: number;
  savedAt: Date;
  savedBy: string;
}

export const DRAFT_REVISION = 'DraftRevision';
export const draftRevisionSchema = new Schema<StoredRevision>(
  {
    postId: { type: String, required: true, unique: true },
    values: { type: Schema.Types.Mixed, required: true },
    basedOnVersion: { type: Number, required: true },
    savedAt: { type: Date, required: true },
    savedBy: { type: String, required: true },
  },
  { collection: 'draft_revisions', versionKey: false, strict: 'throw', minimize: false },
);

type Lean = StoredRevision & { _id: Types.ObjectId };

const toRevision = ({ _id, savedAt, ...fields }: Lean): DraftRevision => ({
  id: String(_id),
  ...fields,
  savedAt: savedAt.toISOString(),
});

/** What stood in the editor when it saved by itself: one for each post, until the post is saved. */
@Injectable()
export class DraftRevisions {
  constructor(@InjectModel(DRAFT_REVISION) private readonly revisions: Model<StoredRevision>) {}

  async keep(post: PostRecord, values: AutoSave['values'], savedBy: string): Promise<DraftRevision> {
    const revision = { values, basedOnVersion: post.version, savedAt: new Date(), savedBy };
    const kept = await this.revisions
      .findOneAndUpdate({ postId: post.id }, { $set: revision }, { upsert: true, returnDocument: 'after' })
      .lean<Lean>();
    if (kept === null) throw new Error('The database returned no draft revision for the one that was written.');
    return toRevision(kept);
  }

  async find(postId: string): Promise<DraftRevision | null> {
    const found = await this.revisions.findOne({ postId }).lean<Lean>();
    return found === null ? null : toRevision(found);
  }

  async drop(postId: string): Promise<void> {
    await this.revisions.deleteOne({ postId });
  }
}
