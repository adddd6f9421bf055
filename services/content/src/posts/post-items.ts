import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { sortText } from '../items/derived-fields.js';
import type { ItemValues } from '../items/history/item-values.js';
import { ItemParts } from '../items/item-parts.js';
import { ItemTally } from '../items/item-tally.js';
import { Items } from '../items/items.js';
import type { StoredItem } from '../items/mongo-items.repository.js';
import { DraftRevisions } from './draft-revisions.js';
import { postKind } from './post.js';
import { POST } from './post.schema.js';
import type { PostRecord } from './post-record.js';

/** Follows from events alone, so that it outlives counting the posts again. */
const VIEWS = { cube: 'views.post', facets: {} };

@Injectable()
export class PostItems extends Items<PostRecord> {
  constructor(
    @InjectModel(POST) private readonly posts: Model<StoredItem>,
    parts: ItemParts,
    private readonly tally: ItemTally,
    private readonly drafts: DraftRevisions,
  ) {
    super(postKind, posts, parts);
  }

  /** Scheduled posts whose time has come are found by their date. */
  override async due(now: Date): Promise<string[]> {
    const after = new Date(now.getTime() + 1);
    const scheduled = await this.posts
      .find({ trashed: false, status: 'scheduled', 'sort.date': trusted({ $lt: sortText(after) }) }, { _id: 1 })
      .sort({ 'sort.date': 1 })
      .lean<{ _id: unknown }[]>();
    return [...new Set([...scheduled.map(({ _id }) => String(_id)), ...(await super.due(now))])];
  }

  override async unsaved(id: string): Promise<ItemValues | undefined> {
    return (await this.drafts.find(id))?.values;
  }

  override dropUnsaved(id: string): Promise<void> {
    return this.drafts.drop(id);
  }

  /** Counts a look at a public post; part of the transaction that runs. */
  async countView(slug: string): Promise<void> {
    const { modifiedCount } = await this.posts.updateOne(
      { slug, trashed: false, status: 'published' },
      { $inc: { views: 1 } },
      { timestamps: false },
    );
    if (modifiedCount === 1) await this.tally.add([{ ...VIEWS, change: 1 }]);
  }

  totalViews(): Promise<number> {
    return this.tally.total(VIEWS.cube, VIEWS.facets);
  }
}
