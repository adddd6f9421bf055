import { searchTokensOf } from '@atelier/service-kit';
import { type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { ItemChange, ItemKind, ItemRecord, NewItem } from './item.js';
import {
  type DerivedFields,
  filterOf,
  fromAnchor,
  type ItemFilter,
  type ItemPage,
  type ItemSort,
  nameOf,
  orderOf,
  talliedFacets,
} from './item-list.js';
import type { ItemState } from './item-state.js';
import type { ItemTally } from './item-tally.js';
import type { ItemsRepository } from './items.repository.js';
import { ANCHOR_STRIDE, type Anchor, PageAnchors } from './page-anchors.js';

/** The database's form of an item, as far as this class knows it. */
export type StoredItem = Record<string, unknown>;
type Lean<Item> = Omit<Item, 'id'> & DerivedFields & { _id: Types.ObjectId };

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** What a list does not carry: what it never shows, and what is long. */
const NOT_LISTED = { searchTokens: 0, content: 0 };

/** Items of one kind in their own collection, with exact totals and pages that cost the same wherever they are. */
export class MongoItemsRepository<Item extends ItemRecord> implements ItemsRepository<Item> {
  private readonly anchors = new PageAnchors();
  private knownRevision = -1;

  constructor(
    private readonly kind: ItemKind<Item>,
    private readonly items: Model<StoredItem>,
    private readonly tally: ItemTally,
    private readonly state: ItemState,
  ) {}

  async insert(item: NewItem<Item>): Promise<Item> {
    const [created] = await this.items.create([{ ...item, ...this.derived(item, new Date()) }]);
    if (created === undefined)
      throw new Error(`The database returned no ${this.kind.kind} for the one that was written.`);
    await this.tally.came(this.kind, item);
    await this.state.grow(this.kind.kind);
    return this.toRecord(created.toObject() as unknown as Lean<Item>);
  }

  async update(before: Item, change: ItemChange<Item>): Promise<Item | undefined> {
    const { id: _id, createdAt, updatedAt: _updatedAt, ...fields } = { ...before, ...change };
    const after = fields as NewItem<Item>;
    const updated = await this.items
      .findOneAndUpdate(
        { _id: before.id, version: before.version },
        { $set: { ...change, ...this.derived(after, createdAt), version: before.version + 1 } },
        { returnDocument: 'after' },
      )
      .lean<Lean<Item>>();
    if (updated === null) return undefined;
    await this.tally.went(this.kind, before);
    await this.tally.came(this.kind, after);
    await this.state.grow(this.kind.kind);
    return this.toRecord(updated);
  }

  async find(idOrSlug: string): Promise<Item | undefined> {
    const byId = OBJECT_ID.test(idOrSlug) ? await this.items.findById(idOrSlug).lean<Lean<Item>>() : null;
    const found = byId ?? (await this.bySlug('slug', idOrSlug)) ?? (await this.bySlug('formerSlugs', idOrSlug));
    return found === null ? undefined : this.toRecord(found);
  }

  async isSlugTaken(slug: string, exceptId?: string): Promise<boolean> {
    const other = exceptId === undefined ? {} : { _id: trusted({ $ne: exceptId }) };
    return (await this.items.exists({ slug, trashed: false, ...other })) !== null;
  }

  async page(query: ItemPage): Promise<{ items: Item[]; total: number }> {
    const [total, items] = await Promise.all([this.total(query), this.slice(query, (query.page - 1) * query.limit)]);
    return { items, total };
  }

  async first(filter: ItemFilter, sort: ItemSort, limit: number, exceptIds: readonly string[] = []): Promise<Item[]> {
    const others: QueryFilter<StoredItem> =
      exceptIds.length === 0 ? {} : { _id: trusted({ $nin: exceptIds.map((id) => new Types.ObjectId(id)) }) };
    const found = await this.items
      .find({ ...filterOf(this.kind, filter), ...others }, NOT_LISTED)
      .sort(orderOf(sort))
      .limit(limit)
      .lean<Lean<Item>[]>();
    return found.map((item) => this.toRecord(item));
  }

  async isEmpty(): Promise<boolean> {
    return (await this.items.exists({})) === null;
  }

  /** A search's matches are not tallied: they are counted in the index of its tokens. */
  private total(filter: ItemFilter): Promise<number> {
    if (filter.search) return this.items.countDocuments(filterOf(this.kind, filter));
    return this.tally.total(this.kind.kind, talliedFacets(this.kind, filter));
  }

  /** Places of long lists are remembered by revision; a revision that turns out to be old is asked for again. */
  private async slice(query: ItemPage, offset: number): Promise<Item[]> {
    if (offset <= ANCHOR_STRIDE) return this.read(query, undefined, offset);
    const assumed = this.knownRevision;
    const [revision, items] = await Promise.all([
      this.state.revision(this.kind.kind),
      this.sliceAt(query, offset, assumed),
    ]);
    if (revision === assumed) return items;
    this.knownRevision = revision;
    return this.sliceAt(query, offset, revision);
  }

  private async sliceAt(query: ItemPage, offset: number, revision: number): Promise<Item[]> {
    const list = nameOf(query, query.sort);
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
      .findOne({ ...filterOf(this.kind, query), ...fromAnchor(query.sort, anchor) }, { [`sort.${key}`]: 1 })
      .sort(orderOf(query.sort))
      .skip(ANCHOR_STRIDE)
      .lean<Lean<Item>>();
    const value = next?.sort[key];
    if (next === null || value === undefined) return undefined;
    return { offset: (anchor?.offset ?? 0) + ANCHOR_STRIDE, key: value, id: String(next._id) };
  }

  private async read(query: ItemPage, anchor: Anchor | undefined, offset: number): Promise<Item[]> {
    const found = await this.items
      .find({ ...filterOf(this.kind, query), ...fromAnchor(query.sort, anchor) }, NOT_LISTED)
      .sort(orderOf(query.sort))
      .skip(offset - (anchor?.offset ?? 0))
      .limit(query.limit)
      .lean<Lean<Item>[]>();
    return found.map((item) => this.toRecord(item));
  }

  private bySlug(field: 'slug' | 'formerSlugs', slug: string): Promise<Lean<Item> | null> {
    return this.items
      .findOne({ [field]: slug })
      .sort({ trashed: 1, updatedAt: -1 })
      .lean<Lean<Item>>();
  }

  private derived(item: NewItem<Item>, createdAt: Date): DerivedFields {
    return { sort: this.kind.sortKeys(item, createdAt), searchTokens: searchTokensOf(...this.kind.searchTexts(item)) };
  }

  private toRecord({ _id, searchTokens: _tokens, sort: _sort, ...fields }: Lean<Item>): Item {
    return { ...fields, id: String(_id) } as unknown as Item;
  }
}
