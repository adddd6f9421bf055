import type { Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Occasion } from '../items/change-recorder.js';
import { sortText } from '../items/derived-fields.js';
import { fieldsOf, type ItemValues } from '../items/history/item-values.js';
import type { StoredItem } from '../items/item.schema.js';
import { ItemDependencies } from '../items/item-dependencies.js';
import { ItemTally } from '../items/item-tally.js';
import { Items } from '../items/items.js';
import { DraftRevisions } from './draft-revisions.js';
import { type PostChange, postKind } from './post.js';
import { POST } from './post.schema.js';
import type { PostRecord } from './post-record.js';

/** Counted from events alone, so it must survive a recount of the posts. */
const VIEWS = { cube: 'views.post', facets: {} };

/** The fields that people edit, without those that decide on visibility. */
const WRITTEN = new Set(fieldsOf(postKind).filter((field) => !postKind.visibility.fields.includes(field)));

@Injectable()
export class PostItems extends Items<PostRecord> {
  constructor(
    @InjectModel(POST) model: Model<StoredItem>,
    dependencies: ItemDependencies,
    private readonly tally: ItemTally,
    private readonly drafts: DraftRevisions,
  ) {
    super(postKind, model, dependencies);
  }

  /** Also finds scheduled posts whose date has come. */
  override async due(now: Date): Promise<string[]> {
    const after = new Date(now.getTime() + 1);
    const scheduled = await this.model
      .find({ trashed: false, status: 'scheduled', 'sort.date': trusted({ $lt: sortText(after) }) }, { _id: 1 })
      .sort({ 'sort.date': 1 })
      .lean<{ _id: unknown }[]>();
    return [...new Set([...scheduled.map(({ _id }) => String(_id)), ...(await super.due(now))])];
  }

  /** Deletes the viewer's drafts on a change of the text; drafts survive a change of visibility. */
  override async apply(before: PostRecord, change: PostChange, viewer: Viewer, occasion?: Occasion) {
    const after = await super.apply(before, change, viewer, occasion);
    if (after === undefined) return undefined;
    if (Object.keys(change).some((field) => WRITTEN.has(field))) await this.drafts.endOf(before.id, viewer?.sub);
    else await this.drafts.follow(before, after);
    return after;
  }

  override async unsaved(id: string): Promise<ItemValues | undefined> {
    return (await this.drafts.last(id))?.values;
  }

  override dropUnsaved(id: string): Promise<void> {
    return this.drafts.drop(id);
  }

  /** Counts a view of a public post, inside the current transaction. */
  async countView(slug: string): Promise<void> {
    const { modifiedCount } = await this.model.updateOne(
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
