import { type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { Pictures } from '../pictures/pictures.js';
import { picturesOf } from '../pictures/shown-pictures.js';
import { type DerivedFields, derivedFields } from './derived-fields.js';
import type { ItemChange, ItemKind, ItemRecord, NewItem } from './item.js';
import { NO_TIME, type StoredItem } from './item.schema.js';
import type { ItemDependencies } from './item-dependencies.js';
import {
  filterOf,
  fromPlace,
  type ItemFilter,
  type ItemPage,
  type ItemSort,
  isSearch,
  nameOf,
  nameOfSorted,
  orderOf,
  talliedFacets,
} from './item-list.js';
import type { ItemState } from './item-state.js';
import type { ItemTally } from './item-tally.js';
import { ListTotals } from './list-totals.js';
import { ANCHOR_STRIDE, type Anchor, PageAnchors } from './page-anchors.js';

type Lean<Item> = Omit<Item, 'id'> & DerivedFields & { _id: Types.ObjectId };

type Id = { _id: Types.ObjectId };

const OBJECT_ID = /^[0-9a-f]{24}$/i;
const ATTEMPTS_BY_ANCHOR = 3;

/** As items are that an older program wrote. */
const NEVER_SCHEDULED = { publishAt: null, unpublishAt: null };

/** What a list does not carry: what it never shows, and what is long. */
const NOT_LISTED = { searchTokens: 0, content: 0 };

/** Items of one kind in their own collection: exact totals, equal cost for every page. Writes belong in a transaction. */
export class ItemsRepository<Item extends ItemRecord> {
  private readonly anchors = new PageAnchors();
  private readonly totals = new ListTotals();
  private knownRevision = -1;
  private readonly tally: ItemTally;
  private readonly state: ItemState;
  private readonly pictures: Pictures;

  constructor(
    private readonly kind: ItemKind<Item>,
    private readonly items: Model<StoredItem>,
    { tally, state, pictures }: Pick<ItemDependencies, 'tally' | 'state' | 'pictures'>,
  ) {
    this.tally = tally;
    this.state = state;
    this.pictures = pictures;
  }

  async insert(item: NewItem<Item>): Promise<Item> {
    const _id = new Types.ObjectId();
    const [created] = await this.items.create([{ _id, ...item, ...derivedFields(this.kind, item, _id, new Date()) }]);
    if (created === undefined)
      throw new Error(`The database returned no ${this.kind.kind} for the one that was written.`);
    await this.tally.increment(this.kind, item);
    await this.state.grow(this.kind.kind);
    return this.withFacts(this.toRecord(created.toObject() as unknown as Lean<Item>));
  }

  /** Applies a change if the item still has this version; returns undefined if someone else was faster. */
  async update(before: Item, change: ItemChange<Item>): Promise<Item | undefined> {
    const { id: _id, createdAt, updatedAt: _updatedAt, pictureFacts: _facts, ...fields } = { ...before, ...change };
    const after = fields as NewItem<Item>;
    const updated = await this.items
      .findOneAndUpdate(
        { _id, version: before.version },
        { $set: { ...change, ...derivedFields(this.kind, after, _id, createdAt), version: before.version + 1 } },
        { returnDocument: 'after' },
      )
      .lean<Lean<Item>>();
    if (updated === null) return undefined;
    await this.tally.decrement(this.kind, before);
    await this.tally.increment(this.kind, after);
    await this.state.grow(this.kind.kind);
    return this.withFacts(this.toRecord(updated));
  }

  /** The current owner of a slug comes before a former one; trashed items come last. */
  async find(idOrSlug: string): Promise<Item | undefined> {
    const byId = OBJECT_ID.test(idOrSlug) ? await this.items.findById(idOrSlug).lean<Lean<Item>>() : null;
    const found =
      byId ??
      (await this.live(idOrSlug)) ??
      (await this.latest({ formerSlugs: idOrSlug, trashed: false })) ??
      (await this.latest({ slug: idOrSlug, trashed: true })) ??
      (await this.latest({ formerSlugs: idOrSlug, trashed: true }));
    return found === null ? undefined : this.withFacts(this.toRecord(found));
  }

  /** The item that has this slug now; former slugs and trashed items do not count. */
  async withSlug(slug: string): Promise<Item | undefined> {
    const found = await this.live(slug);
    return found === null ? undefined : this.toRecord(found);
  }

  async isSlugTaken(slug: string, exceptId?: string): Promise<boolean> {
    const other = exceptId === undefined ? {} : { _id: trusted({ $ne: exceptId }) };
    return (await this.items.exists({ slug, trashed: false, ...other })) !== null;
  }

  async page(query: ItemPage): Promise<{ items: Item[]; total: number }> {
    const [total, items] = await Promise.all([this.total(query), this.slice(query, (query.page - 1) * query.limit)]);
    return { items: await this.withAllFacts(items), total };
  }

  async first(filter: ItemFilter, sort: ItemSort, limit: number, exceptIds: readonly string[] = []): Promise<Item[]> {
    const others: QueryFilter<StoredItem> =
      exceptIds.length === 0 ? {} : { _id: trusted({ $nin: exceptIds.map((id) => new Types.ObjectId(id)) }) };
    const found = await this.items
      .find({ ...filterOf(this.kind, filter), ...others }, NOT_LISTED)
      .sort(orderOf(sort))
      .limit(limit)
      .lean<Lean<Item>[]>();
    return this.withAllFacts(found.map((item) => this.toRecord(item)));
  }

  async isEmpty(): Promise<boolean> {
    return (await this.items.exists({})) === null;
  }

  async findTrashed(idOrSlug: string): Promise<Item | undefined> {
    const byId = OBJECT_ID.test(idOrSlug)
      ? await this.items.findOne({ _id: idOrSlug, trashed: true }).lean<Lean<Item>>()
      : null;
    const found = byId ?? (await this.latest({ slug: idOrSlug, trashed: true }));
    return found === null ? undefined : this.toRecord(found);
  }

  /** IDs of items that were trashed before a moment, longest in the trash first. */
  async trashedBefore(moment: Date, limit: number): Promise<string[]> {
    const filter: QueryFilter<StoredItem> = { trashed: true, updatedAt: trusted({ $lt: moment }) };
    const found = await this.items.find(filter, { _id: 1 }).sort({ updatedAt: 1 }).limit(limit).lean<Id[]>();
    return found.map(({ _id }) => String(_id));
  }

  /** Deletes an item for good if it is still in the trash at this version; returns whether it did. */
  async remove({ id, version }: Item): Promise<boolean> {
    const { deletedCount } = await this.items.deleteOne({ _id: id, trashed: true, version });
    return deletedCount === 1;
  }

  /** IDs of items that a schedule should have shown or hidden by now. */
  async due(now: Date): Promise<string[]> {
    const hasCome = trusted({ $gt: NO_TIME, $lte: now });
    const due: QueryFilter<StoredItem> = { trashed: false, $or: [{ publishAt: hasCome }, { unpublishAt: hasCome }] };
    return (await this.items.find(due, { _id: 1 }).lean<Id[]>()).map(({ _id }) => String(_id));
  }

  /** A search's matches are not tallied: they are counted in the index of its tokens. */
  private async total(filter: ItemFilter): Promise<number> {
    const revision = await this.state.revision(this.kind.kind);
    return this.totals.at(revision, nameOf(filter), () =>
      isSearch(filter)
        ? this.items.countDocuments(filterOf(this.kind, filter)).readConcern('majority')
        : this.tally.total(this.kind.kind, talliedFacets(this.kind, filter)),
    );
  }

  /**
   * Places of long lists are remembered by revision. The revision is read after the page: what it still is, it was
   * while the page was read, so that no place of an older list ever counts.
   */
  private async slice(query: ItemPage, offset: number): Promise<Item[]> {
    if (offset < ANCHOR_STRIDE) return this.read(query, undefined, offset);
    for (let attempt = 1; attempt <= ATTEMPTS_BY_ANCHOR; attempt += 1) {
      const assumed = this.knownRevision;
      const items = await this.sliceAt(query, offset, assumed);
      this.knownRevision = await this.state.revision(this.kind.kind);
      if (this.knownRevision === assumed) return items;
    }
    return this.read(query, undefined, offset);
  }

  private async sliceAt(query: ItemPage, offset: number, revision: number): Promise<Item[]> {
    const list = nameOfSorted(query, query.sort);
    let anchor = this.anchors.nearest(list, revision, offset);
    while (offset - (anchor?.offset ?? 0) >= ANCHOR_STRIDE) {
      anchor = await this.nextAnchor(query, anchor);
      if (anchor === undefined) return [];
      this.anchors.add(list, revision, anchor);
    }
    return this.read(query, anchor, offset);
  }

  private async nextAnchor(query: ItemPage, anchor: Anchor | undefined): Promise<Anchor | undefined> {
    const { key } = query.sort;
    const next = await this.items
      .findOne(this.from(query, anchor), { _id: 0, [`sort.${key}`]: 1 })
      .sort(orderOf(query.sort))
      .skip(ANCHOR_STRIDE)
      .readConcern('majority')
      .lean<Pick<DerivedFields, 'sort'>>();
    const place = next?.sort[key];
    return place === undefined ? undefined : { offset: (anchor?.offset ?? 0) + ANCHOR_STRIDE, key: place };
  }

  private async read(query: ItemPage, anchor: Anchor | undefined, offset: number): Promise<Item[]> {
    const found = await this.items
      .find(this.from(query, anchor), NOT_LISTED)
      .sort(orderOf(query.sort))
      .skip(offset - (anchor?.offset ?? 0))
      .limit(query.limit)
      .readConcern('majority')
      .lean<Lean<Item>[]>();
    return found.map((item) => this.toRecord(item));
  }

  private from(query: ItemPage, anchor: Anchor | undefined): QueryFilter<StoredItem> {
    return { ...filterOf(this.kind, query), ...fromPlace(query.sort, anchor?.key) };
  }

  private live(slug: string): Promise<Lean<Item> | null> {
    return this.items.findOne({ slug, trashed: false }).lean<Lean<Item>>();
  }

  private latest(filter: QueryFilter<StoredItem>): Promise<Lean<Item> | null> {
    return this.items.findOne(filter).sort({ updatedAt: -1 }).lean<Lean<Item>>();
  }

  private async withFacts(item: Item): Promise<Item> {
    return { ...item, pictureFacts: await this.pictures.at(picturesOf(this.kind.pictures, item)) };
  }

  private async withAllFacts(items: readonly Item[]): Promise<Item[]> {
    const pictureFacts = await this.pictures.at(items.flatMap((item) => picturesOf(this.kind.pictures, item)));
    return items.map((item) => ({ ...item, pictureFacts }));
  }

  private toRecord({
    _id,
    searchTokens: _tokens,
    shows: _shows,
    sort: _sort,
    derivation: _rules,
    ...fields
  }: Lean<Item>): Item {
    return { ...NEVER_SCHEDULED, ...(fields as object), id: String(_id) } as unknown as Item;
  }
}
