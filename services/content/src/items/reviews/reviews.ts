import { type ContentKind, type Review, reviewApproved } from '@atelier/contracts';
import { Outbox, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { DraftRevisions } from '../drafts/draft-revisions.js';
import type { ItemKind, ItemRecord } from '../item.js';
import { isLive } from '../write-limits.js';
import { REVIEW, type StoredReview } from './review.schema.js';

const MOST_LISTED = 200;

export const toReview = ({ _id, requestedAt, answer, ...fields }: StoredReview): Review => ({
  ...fields,
  id: _id,
  requestedAt: requestedAt.toISOString(),
  answer: answer && { ...answer, at: answer.at.toISOString() },
});

/** The data of an event about a review. */
export const reviewFacts = (
  { kind, resource }: Pick<ItemKind<ItemRecord>, 'kind' | 'resource'>,
  found: StoredReview,
) => ({
  id: found._id,
  kind,
  resource,
  title: found.title,
  requestedById: found.requestedById,
});

/** Reviews that are not finished, at most one per item. */
@Injectable()
export class Reviews {
  constructor(
    @InjectModel(REVIEW) private readonly reviews: Model<StoredReview>,
    private readonly drafts: DraftRevisions,
    private readonly outbox: Outbox,
  ) {}

  async find(itemId: string): Promise<StoredReview | undefined> {
    return (await this.reviews.findById(itemId).lean<StoredReview>()) ?? undefined;
  }

  /** Reviews of these kinds, and those that a person asked for; latest first. */
  list(kinds: readonly ContentKind[], personId: string): Promise<StoredReview[]> {
    return this.reviews
      .find({ $or: [{ kind: trusted({ $in: [...kinds] }) }, { requestedById: personId }] })
      .sort({ requestedAt: -1 })
      .limit(MOST_LISTED)
      .lean<StoredReview[]>();
  }

  async keep({ _id, ...review }: StoredReview): Promise<void> {
    await this.reviews.updateOne({ _id }, { $set: review }, { upsert: true });
  }

  async end(itemId: string): Promise<void> {
    await this.reviews.deleteOne({ _id: itemId });
  }

  /**
   * Call in the transaction of a change of an item or its working copy, after drafts. An item that is live without a working
   * copy is approved by the person who changed it, if that was one; a trashed one needs no review any more.
   */
  async follow<Item extends ItemRecord>(kind: ItemKind<Item>, item: Item, viewer: Viewer): Promise<void> {
    const found = await this.find(item.id);
    if (found === undefined) return;
    if (item.trashed) return this.end(item.id);
    if (!isLive(kind, item) || (await this.drafts.findWorkingCopy(item.id)) !== null) return;
    await this.end(item.id);
    if (viewer === undefined) return;
    await this.outbox.add(reviewApproved, item.slug, {
      ...reviewFacts(kind as unknown as ItemKind<ItemRecord>, found),
      actorId: viewer.sub,
    });
  }
}
