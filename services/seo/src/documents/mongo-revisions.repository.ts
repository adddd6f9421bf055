import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { REVISION, type RevisionFields } from './revision.schema.js';
import { RevisionsRepository } from './revisions.repository.js';

const DOCUMENTS = 'documents';

@Injectable()
export class MongoRevisionsRepository extends RevisionsRepository {
  constructor(@InjectModel(REVISION) private readonly revisions: Model<RevisionFields>) {
    super();
  }

  async demand(): Promise<void> {
    await this.revisions.updateOne(
      { _id: DOCUMENTS },
      { $inc: { demanded: 1 }, $setOnInsert: { written: 0 } },
      { upsert: true },
    );
  }

  async due(): Promise<number | undefined> {
    const revision = await this.revisions.findById(DOCUMENTS).lean<RevisionFields>();
    return revision === null || revision.written >= revision.demanded ? undefined : revision.demanded;
  }

  async fulfil(demand: number): Promise<boolean> {
    const { matchedCount } = await this.revisions.updateOne(
      { _id: DOCUMENTS, written: trusted({ $lte: demand }) },
      { $set: { written: demand } },
    );
    return matchedCount === 1;
  }
}
