import { type PublishReceipt, REVISIONS_KEPT } from '@atelier/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { REVISION, type StoredRevision } from './revision.schema.js';

export type RevisionWithoutValues = Omit<StoredRevision, 'values' | 'receipt'>;
type PublishedRevision = RevisionWithoutValues & { event: NonNullable<StoredRevision['event']> };

/** Versions of items. Writes belong in the transaction that changes the item. */
@Injectable()
export class Revisions implements OnApplicationBootstrap {
  constructor(@InjectModel(REVISION) private readonly revisions: Model<StoredRevision>) {}

  async onApplicationBootstrap() {
    await this.revisions.init();
  }

  /** Stores a version and deletes the oldest ones beyond the limit. */
  async keep(revision: StoredRevision): Promise<void> {
    await this.revisions.create([revision]);
    const { itemId, version } = revision;
    if (version > REVISIONS_KEPT)
      await this.revisions.deleteMany({ itemId, version: trusted({ $lte: version - REVISIONS_KEPT }) });
  }

  /** Stores a version if it is missing, such as that of an item older than its history. */
  async keepIfNew(revision: StoredRevision): Promise<void> {
    const { itemId, version } = revision;
    await this.revisions.updateOne({ itemId, version }, { $setOnInsert: revision }, { upsert: true });
  }

  async has(itemId: string, version: number): Promise<boolean> {
    return (await this.revisions.exists({ itemId, version })) !== null;
  }

  async page(itemId: string, page: number, limit: number): Promise<RevisionWithoutValues[]> {
    return this.revisions
      .find({ itemId }, { values: 0, receipt: 0 })
      .sort({ version: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<RevisionWithoutValues[]>();
  }

  async total(itemId: string): Promise<number> {
    return this.revisions.countDocuments({ itemId });
  }

  async find(itemId: string, version: number): Promise<StoredRevision | undefined> {
    return (await this.revisions.findOne({ itemId, version }).lean<StoredRevision>()) ?? undefined;
  }

  /** Versions that were published since then and have no receipt yet, the oldest first. */
  withoutReceipt(since: Date) {
    return this.revisions
      .find({ at: trusted({ $gte: since }), event: trusted({ $ne: null }), receipt: null }, { values: 0 })
      .sort({ at: 1 })
      .lean<PublishedRevision[]>()
      .cursor();
  }

  /** A receipt that is kept already stays. */
  async keepReceipt(itemId: string, version: number, receipt: PublishReceipt): Promise<void> {
    await this.revisions.updateOne({ itemId, version, receipt: null }, { $set: { receipt } });
  }

  async forget(itemId: string): Promise<void> {
    await this.revisions.deleteMany({ itemId });
  }
}
