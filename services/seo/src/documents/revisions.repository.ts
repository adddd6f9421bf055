import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';

export const REVISION = 'Revision';

/** A single record: the number of demands for the documents, and the latest fulfilled one. */
export interface RevisionFields {
  _id: 'documents';
  demanded: number;
  written: number;
}

export const revisionSchema = new Schema<RevisionFields>(
  { _id: String, demanded: { type: Number, default: 0 }, written: { type: Number, default: 0 } },
  { collection: 'revisions', versionKey: false, strict: 'throw' },
);

export const DOCUMENTS = 'documents';

/** Records that the documents must be rewritten, so that a crash after a change loses nothing. */
@Injectable()
export class RevisionsRepository {
  constructor(@InjectModel(REVISION) private readonly revisions: Model<RevisionFields>) {}

  /** Requests that the documents be written; part of the running transaction. Returns the number of the demand. */
  async demand(): Promise<number> {
    const { demanded } = await this.revisions
      .findOneAndUpdate(
        { _id: DOCUMENTS },
        { $inc: { demanded: 1 }, $setOnInsert: { written: 0 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<RevisionFields>();
    return demanded;
  }

  /** The latest demand, if it is not fulfilled yet. */
  async due(): Promise<number | undefined> {
    const revision = await this.revisions.findById(DOCUMENTS).lean<RevisionFields>();
    return revision === null || revision.written >= revision.demanded ? undefined : revision.demanded;
  }

  /** Marks a demand as fulfilled; returns false if a later one already is. */
  async fulfil(demand: number): Promise<boolean> {
    const { matchedCount } = await this.revisions.updateOne(
      { _id: DOCUMENTS, written: trusted({ $lte: demand }) },
      { $set: { written: demand } },
    );
    return matchedCount === 1;
  }
}
