import type { ContentKind, DraftRevision } from '@atelier/contracts';
import { isDuplicateKey, VersionConflict, type Viewer } from '@atelier/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { getName } from '../change-recorder.js';
import { getFields, type ItemValues } from '../history/item-values.js';
import type { ItemChange, ItemKind, ItemRecord } from '../item.js';
import { isUndo, mergedDraft, saysSomethingElse } from './draft-difference.js';
import { DRAFT_REVISION, EQUAL, EVERYONE, OLDER_INDEXES, type StoredDraft } from './draft-revision.schema.js';

type Lean = Omit<StoredDraft, 'savedById' | 'browser' | 'replaced'> & Partial<StoredDraft> & { _id: Types.ObjectId };

/** The subject of a draft: an item, or one that has not been created yet. */
export interface DraftSubject {
  kind: ContentKind;
  id: string;
  /** 0 for an item that has not been created yet. */
  version: number;
}

/** A draft by its ID, and when it was saved; whenever that was, if absent. */
export interface SeenDraft {
  draft: string;
  savedAt?: string | undefined;
}

interface FollowedChange<Item extends ItemRecord> {
  before: Item;
  after: Item;
  change: ItemChange<Item>;
  keepsDrafts?: boolean | undefined;
}

const NO_SUCH_INDEX = new Set([26, 27]);

const MOST_LISTED = 50;
const NEVER = new Date(0);

const toRevision = ({
  _id,
  kind: _kind,
  savedAt,
  setAsideBy: _by,
  replaced: _replaced,
  savedById,
  browser,
  ...fields
}: Lean) => ({
  id: String(_id),
  itemId: fields.postId,
  ...fields,
  savedAt: savedAt.toISOString(),
  savedById: savedById || null,
  browser: browser ?? null,
  isWorkingCopy: savedById === EVERYONE,
});

/** Drafts of items: automatic ones, one per person and browser, and at most one working copy per item. */
@Injectable()
export class DraftRevisions implements OnApplicationBootstrap {
  constructor(@InjectModel(DRAFT_REVISION) private readonly drafts: Model<StoredDraft>) {}

  async onApplicationBootstrap() {
    await this.drafts.init();
    for (const name of OLDER_INDEXES)
      await this.drafts.collection.dropIndex(name).catch((error: unknown) => {
        if (!NO_SUCH_INDEX.has((error as { code?: number }).code ?? 0)) throw error;
      });
  }

  /** Saves an automatic draft. It is offered again to people who dismissed an older version of it. */
  keep(of: DraftSubject, values: ItemValues, viewer: NonNullable<Viewer>, browser: string | undefined) {
    return this.write(of, values, viewer, { postId: of.id, savedById: viewer.sub, browser: browser ?? null });
  }

  /**
   * Saves the working copy of an item, which then includes the viewer's automatic drafts. Throws 409 if the current working
   * copy is not `replaces`, since its text has not been seen.
   */
  async keepWorkingCopy(
    of: DraftSubject,
    values: ItemValues,
    viewer: NonNullable<Viewer>,
    replaces: string | null | undefined,
  ): Promise<DraftRevision> {
    const seen = replaces === undefined ? {} : { savedAt: replaces === null ? NEVER : new Date(replaces) };
    const key = { postId: of.id, savedById: EVERYONE, browser: null };
    const kept = await this.write(of, values, viewer, { ...key, ...seen }).catch(async (error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      throw draftConflict(await this.drafts.findOne(key).lean<Lean>());
    });
    await this.endOwn(of.id, viewer);
    return kept;
  }

  private async write(
    { kind, version }: DraftSubject,
    values: ItemValues,
    viewer: NonNullable<Viewer>,
    key: Partial<StoredDraft>,
  ): Promise<DraftRevision> {
    const savedBy = getName(viewer) ?? '';
    const draft = {
      kind,
      values,
      basedOnVersion: version,
      savedAt: new Date(),
      savedBy,
      setAsideBy: [],
      replaced: null,
    };
    const kept = await this.drafts
      .findOneAndUpdate(key, { $set: draft }, { upsert: true, returnDocument: 'after' })
      .lean<Lean>();
    if (kept === null) throw new Error('The database returned no draft revision for the one that was written.');
    return toRevision(kept);
  }

  /** The latest automatic draft to offer to a person: their own, or one that is newer than the item and not dismissed. */
  async offeredTo<Item extends ItemRecord>(
    kind: ItemKind<Item>,
    item: Item,
    personId: string,
  ): Promise<DraftRevision | null> {
    const isOffered = ({ savedById, basedOnVersion, setAsideBy = [], values }: Lean): boolean =>
      savedById !== EVERYONE &&
      (savedById === personId || (basedOnVersion >= item.version && !setAsideBy.includes(personId))) &&
      saysSomethingElse(kind, item, values);
    const found = (await this.of(item.id)).find(isOffered);
    return found === undefined ? null : toRevision(found);
  }

  async findWorkingCopy(itemId: string): Promise<DraftRevision | null> {
    const found = await this.drafts.findOne({ postId: itemId, savedById: EVERYONE }).lean<Lean>();
    return found === null ? null : toRevision(found);
  }

  /** Returns the items that have a working copy. */
  async findEdited(itemIds: readonly string[]): Promise<Set<string>> {
    const found = await this.drafts
      .find({ postId: trusted({ $in: [...itemIds] }), savedById: EVERYONE }, { _id: 0, postId: 1 })
      .lean<Pick<StoredDraft, 'postId'>[]>();
    return new Set(found.map(({ postId }) => postId));
  }

  /** A person's drafts of items that have not been created yet, latest first. */
  async ofNewItems(kind: ContentKind, personId: string): Promise<DraftRevision[]> {
    const found = await this.drafts
      .find({ savedById: personId, kind, basedOnVersion: 0 })
      .sort({ savedAt: -1 })
      .limit(MOST_LISTED)
      .lean<Lean[]>();
    return found.map(toRevision);
  }

  /**
   * Deletes a person's own draft or the working copy; false if the draft belongs to somebody else. Throws 409 if it was saved
   * again after `savedAt`.
   */
  async discard(itemId: string, { draft, savedAt }: SeenDraft, personId: string): Promise<boolean> {
    const own = { _id: draft, postId: itemId, savedById: trusted({ $in: [personId, EVERYONE] }) };
    const seen = savedAt === undefined ? own : { ...own, savedAt: new Date(savedAt) };
    if ((await this.drafts.deleteOne(seen)).deletedCount === 1) return true;
    const standing = await this.drafts.findOne(own).lean<Lean>();
    if (standing !== null) throw draftConflict(standing);
    return false;
  }

  /** Returns the author's name; undefined if the draft no longer exists. */
  async setAside(itemId: string, draftId: string, personId: string): Promise<string | undefined> {
    const draft = await this.drafts
      .findOneAndUpdate({ _id: draftId, postId: itemId }, { $addToSet: { setAsideBy: personId } })
      .lean<Lean>();
    return draft?.savedBy;
  }

  async endWorkingCopy(itemId: string): Promise<void> {
    await this.drafts.deleteOne({ postId: itemId, savedById: EVERYONE });
  }

  /**
   * Call in the transaction of a change. A change of the text deletes the viewer's drafts in all browsers, or merges into
   * every draft if `keepsDrafts`; it also ends a working copy that now equals the item. After a merge, such a copy waits for
   * Undo. After a change of visibility alone, drafts are based on the new version.
   */
  async follow<Item extends ItemRecord>(
    kind: ItemKind<Item>,
    { before, after, change, keepsDrafts }: FollowedChange<Item>,
    viewer: Viewer,
  ): Promise<void> {
    const { id: postId, version } = before;
    const texts = new Set(getFields(kind).filter((field) => !kind.visibility.fields.includes(field)));
    if (!Object.keys(change).some((field) => texts.has(field))) {
      await this.drafts.updateMany({ postId, basedOnVersion: version }, { basedOnVersion: version + 1 });
      return;
    }
    if (keepsDrafts) await this.merge(kind, { before, after });
    else await this.endOwn(postId, viewer);
    const copy = await this.findWorkingCopy(postId);
    if (copy === null || saysSomethingElse(kind, after, copy.values)) return;
    if (keepsDrafts) await this.drafts.updateOne({ _id: copy.id }, { savedById: EQUAL });
    else await this.endWorkingCopy(postId);
  }

  async drop(itemId: string): Promise<void> {
    await this.drafts.deleteMany({ postId: itemId });
  }

  private async merge<Item extends ItemRecord>(kind: ItemKind<Item>, change: { before: Item; after: Item }) {
    const postId = change.after.id;
    for (const { _id, values, savedById, replaced } of await this.drafts.find({ postId }).lean<Lean[]>()) {
      const merged = mergedDraft(kind, change, values);
      if (isUndo(kind, change, replaced)) {
        const owner = savedById === EQUAL ? EVERYONE : savedById;
        const restored = { ...merged.values, ...replaced.draft };
        await this.drafts.updateOne({ _id }, { values: restored, savedById: owner, replaced: null });
      } else if (savedById === EQUAL) await this.drafts.deleteOne({ _id });
      else await this.drafts.updateOne({ _id }, merged);
    }
  }

  private async endOwn(postId: string, viewer: Viewer): Promise<void> {
    await this.drafts.deleteMany({ postId, savedById: trusted({ $in: [viewer?.sub ?? null, null, EQUAL] }) });
  }

  /** Newest first. */
  private of(postId: string): Promise<Lean[]> {
    return this.drafts
      .find({ postId, savedById: trusted({ $ne: EQUAL }) })
      .sort({ savedAt: -1 })
      .lean<Lean[]>();
  }
}

const draftConflict = (standing: Lean | null) =>
  new VersionConflict(
    {
      version: standing?.basedOnVersion ?? 0,
      updated_by: standing?.savedBy ?? null,
      updated_at: (standing?.savedAt ?? NEVER).toISOString(),
    },
    `${standing?.savedBy ?? 'Somebody else'} has saved a draft of this in the meantime.`,
  );
