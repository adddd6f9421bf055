import { isDeepStrictEqual } from 'node:util';
import type { AutoSave, DraftRevision } from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { nameOf } from '../items/change-recorder.js';
import { type ItemValues, valuesOf } from '../items/history/item-values.js';
import { DRAFT_REVISION, type StoredDraft } from './draft-revision.schema.js';
import { postKind } from './post.js';
import type { PostRecord } from './post-record.js';

type Lean = Omit<StoredDraft, 'savedById' | 'browser'> & Partial<StoredDraft> & { _id: Types.ObjectId };

/** Of the time when a post had one draft alone. */
const OLDER_INDEX = 'postId_1';
const NO_SUCH_INDEX = new Set([26, 27]);
const isMissing = (error: unknown): boolean => NO_SUCH_INDEX.has((error as { code?: number }).code ?? 0);

const toRevision = ({ _id, savedAt, setAsideBy: _by, savedById, browser, ...fields }: Lean): DraftRevision => ({
  id: String(_id),
  ...fields,
  savedAt: savedAt.toISOString(),
  savedById: savedById ?? null,
  browser: browser ?? null,
});

/** Compares the draft with the post, without the fields that decide on visibility. */
const saysSomethingElse = (values: ItemValues, post: PostRecord): boolean => {
  const standing = valuesOf(postKind, post);
  return Object.entries(values)
    .filter(([field]) => !postKind.visibility.fields.includes(field))
    .some(([field, value]) => !isDeepStrictEqual(value, standing[field]));
};

/** Auto-saved drafts of posts: one per person and browser. */
@Injectable()
export class DraftRevisions implements OnApplicationBootstrap {
  constructor(@InjectModel(DRAFT_REVISION) private readonly drafts: Model<StoredDraft>) {}

  async onApplicationBootstrap() {
    await this.drafts.init();
    await this.drafts.collection.dropIndex(OLDER_INDEX).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  /** Saves a draft. It is offered again to people who set aside an older version of it. */
  async keep(
    post: PostRecord,
    values: AutoSave['values'],
    viewer: NonNullable<Viewer>,
    browser: string | undefined,
  ): Promise<DraftRevision> {
    const savedBy = nameOf(viewer) ?? '';
    const draft = { values, basedOnVersion: post.version, savedAt: new Date(), savedBy, setAsideBy: [] };
    const kept = await this.drafts
      .findOneAndUpdate(
        { postId: post.id, savedById: viewer.sub, browser: browser ?? null },
        { $set: draft },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<Lean>();
    if (kept === null) throw new Error('The database returned no draft revision for the one that was written.');
    return toRevision(kept);
  }

  /**
   * The latest draft to offer to a person: their own, or one that is newer than the post and that they have not set
   * aside.
   */
  async offeredTo(post: PostRecord, personId: string): Promise<DraftRevision | null> {
    const isOffered = ({ savedById, basedOnVersion, setAsideBy = [], values }: Lean): boolean =>
      (savedById === personId || (basedOnVersion >= post.version && !setAsideBy.includes(personId))) &&
      saysSomethingElse(values, post);
    const found = (await this.of(post.id)).find(isOffered);
    return found === undefined ? null : toRevision(found);
  }

  async last(postId: string): Promise<DraftRevision | undefined> {
    return (await this.of(postId)).map(toRevision)[0];
  }

  /** Deletes a draft; false if it belongs to somebody else. */
  async discard(postId: string, draftId: string, personId: string): Promise<boolean> {
    return (await this.drafts.deleteOne({ _id: draftId, postId, savedById: personId })).deletedCount === 1;
  }

  /** Returns the author's name; undefined if the draft no longer exists. */
  async setAside(postId: string, draftId: string, personId: string): Promise<string | undefined> {
    const draft = await this.drafts
      .findOneAndUpdate({ _id: draftId, postId }, { $addToSet: { setAsideBy: personId } })
      .lean<Lean>();
    return draft?.savedBy;
  }

  /** Deletes a person's drafts of the post in all browsers, inside the current transaction. */
  async endOf(postId: string, personId: string | undefined): Promise<void> {
    await this.drafts.deleteMany({ postId, savedById: trusted({ $in: [personId ?? null, null] }) });
  }

  /** Moves drafts on to the new version when the text of the post has not changed. */
  async follow(before: PostRecord, after: PostRecord): Promise<void> {
    await this.drafts.updateMany(
      { postId: before.id, basedOnVersion: before.version },
      { basedOnVersion: after.version },
    );
  }

  async drop(postId: string): Promise<void> {
    await this.drafts.deleteMany({ postId });
  }

  /** Newest first. */
  private of(postId: string): Promise<Lean[]> {
    return this.drafts.find({ postId }).sort({ savedAt: -1 }).lean<Lean[]>();
  }
}
