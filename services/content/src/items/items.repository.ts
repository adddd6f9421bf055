import type { Tally } from '@atelier/service-kit';
import { LRUCache } from 'lru-cache';
import { type ClientSession, type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { Pictures } from '../pictures/pictures.js';
import { getPictures } from '../pictures/shown-pictures.js';
import { type DerivedFields, derivedFields, getTallyKeys, toRevision } from './derived-fields.js';
import type { ItemChange, ItemKind, ItemRecord, NewItem } from './item.js';
import { NO_TIME, type StoredItem } from './item.schema.js';
import type { ItemDependencies } from './item-dependencies.js';
import {
  afterPlace,
  fromPlace,
  getFilter,
  getName,
  getOrder,
  type ItemFilter,
  type ItemPage,
  type ItemSort,
  isCounted,
  toTallyKey,
} from './item-list.js';

type Lean<Item> = Omit<Item, 'id'> & DerivedFields & { _id: Types.ObjectId };

type Id = { _id: Types.ObjectId };

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** Items between two cached positions of a list: the maximum that a page skips. */
export const PLACE_STRIDE = 200;
const MAX_LISTS = 500;
/** A cursor that is busy for minutes with what it has read is forgotten by the database. */
const READ_AT_ONCE = 100;

/** A list at one revision. */
interface KnownList {
  total: number;
  /** Sort keys of every 200th item: page 10,000 starts at one instead of counting from the first. */
  places: string[];
}

/** The fields that items written by an older program lack. */
const LATER_FIELDS = { publishAt: null, unpublishAt: null, createdById: null };

/** What a list does not carry: what it never shows, and what is long. Of case studies, it carries the results. */
const LONG_PARTS = ['brief', 'screens', 'comparison', 'quote', 'credits'].map((part) => [`case_study.${part}`, 0]);
const NOT_LISTED = { searchTokens: 0, content: 0, ...Object.fromEntries(LONG_PARTS) };

/** Items of one kind in their own collection: exact totals, equal cost for every page. Writes belong in a transaction. */
export class ItemsRepository<Item extends ItemRecord> {
  /** Keyed by revision, filter and order. */
  private readonly lists = new LRUCache<string, KnownList>({ max: MAX_LISTS });
  private readonly tally: Tally;
  private readonly pictures: Pictures;

  constructor(
    private readonly kind: ItemKind<Item>,
    private readonly items: Model<StoredItem>,
    { tally, pictures }: Pick<ItemDependencies, 'tally' | 'pictures'>,
  ) {
    this.tally = tally;
    this.pictures = pictures;
  }

  async insert(item: NewItem<Item>): Promise<Item> {
    const _id = new Types.ObjectId();
    const [created] = await this.items.create([{ _id, ...item, ...derivedFields(this.kind, item, _id, new Date()) }]);
    if (created === undefined)
      throw new Error(`The database returned no ${this.kind.kind} for the one that was written.`);
    await this.tally.move([], [...getTallyKeys(this.kind, item), toRevision(this.kind)]);
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
    await this.tally.move(getTallyKeys(this.kind, before), [...getTallyKeys(this.kind, after), toRevision(this.kind)]);
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
    const offset = (query.page - 1) * query.limit;
    if (isCounted(query) || offset >= PLACE_STRIDE) return this.pageOfKnownList(query, offset);
    const [total, items] = await Promise.all([this.total(query), this.read(query, offset)]);
    return { items: await this.withAllFacts(items), total };
  }

  async first(filter: ItemFilter, sort: ItemSort, limit: number, exceptIds: readonly string[] = []): Promise<Item[]> {
    const others: QueryFilter<StoredItem> =
      exceptIds.length === 0 ? {} : { _id: trusted({ $nin: exceptIds.map((id) => new Types.ObjectId(id)) }) };
    const found = await this.items
      .find({ ...getFilter(this.kind, filter), ...others }, NOT_LISTED)
      .sort(getOrder(sort))
      .limit(limit)
      .lean<Lean<Item>[]>();
    return this.withAllFacts(found.map((item) => this.toRecord(item)));
  }

  /** The items that come before and after one in a list that may hold it. */
  async beside(
    item: Item,
    filter: ItemFilter,
    { key, direction }: ItemSort,
  ): Promise<[Item | undefined, Item | undefined]> {
    const place = derivedFields(this.kind, item, item.id, item.createdAt).sort[key] ?? '';
    const nearest = async (towards: 1 | -1): Promise<Item | undefined> => {
      const [found] = await this.items
        .find({ ...getFilter(this.kind, filter), ...afterPlace(key, place, towards) }, NOT_LISTED)
        .sort(getOrder({ key, direction: towards }))
        .limit(1)
        .lean<Lean<Item>[]>();
      return found === undefined ? undefined : this.toRecord(found);
    };
    const [before, after] = await Promise.all([nearest(direction === 1 ? -1 : 1), nearest(direction)]);
    return [before, after];
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

  /** Which of these IDs belong to items outside the trash. */
  async findExisting(ids: readonly string[]): Promise<string[]> {
    const filter: QueryFilter<StoredItem> = { _id: trusted({ $in: [...ids] }), trashed: false };
    return (await this.items.find(filter, { _id: 1 }).lean<Id[]>()).map(({ _id }) => String(_id));
  }

  /** IDs of items that were trashed before a moment, longest in the trash first. */
  async *trashedBefore(moment: Date): AsyncGenerator<string> {
    const filter: QueryFilter<StoredItem> = { trashed: true, updatedAt: trusted({ $lt: moment }) };
    const found = this.items.find(filter, { _id: 1 }).sort({ updatedAt: 1 }).lean<Id[]>();
    for await (const { _id } of found.cursor({ batchSize: READ_AT_ONCE })) yield String(_id);
  }

  /** Deletes an item for good if it is still in the trash at this version; returns whether it did. */
  async remove({ id, version }: Item): Promise<boolean> {
    const { deletedCount } = await this.items.deleteOne({ _id: id, trashed: true, version });
    return deletedCount === 1;
  }

  /** IDs of items that a schedule should have shown or hidden by now. */
  async due(now: Date): Promise<string[]> {
    const hasCome = trusted({ $gt: NO_TIME, $lte: now });
    const { publication } = this.kind.visibility;
    const own = publication === undefined ? [] : [publication.due(now)];
    const due = { trashed: false, $or: [...own, { publishAt: hasCome }, { unpublishAt: hasCome }] };
    return (await this.items.find(due, { _id: 1 }).lean<Id[]>()).map(({ _id }) => String(_id));
  }

  /** Reads searches and far pages in one snapshot with the revision, so that facts from another revision are not used. */
  private async pageOfKnownList(query: ItemPage, offset: number): Promise<{ items: Item[]; total: number }> {
    const session = await this.items.startSession({ snapshot: true });
    try {
      const list = await this.knownList(query, session);
      if (offset >= list.total) return { items: [], total: list.total };
      const place = await this.place(list, query, Math.floor(offset / PLACE_STRIDE), session);
      const items = await this.read(query, offset % PLACE_STRIDE, place, session);
      return { items: await this.withAllFacts(items), total: list.total };
    } finally {
      await session.endSession();
    }
  }

  private async knownList(query: ItemPage, session: ClientSession): Promise<KnownList> {
    const name = `${await this.tally.total(toRevision(this.kind), session)} ${getName(query)}`;
    const list = this.lists.get(name) ?? { total: await this.total(query, session), places: [] };
    this.lists.set(name, list);
    return list;
  }

  /** Matches of a search or a time are not tallied; they are counted in the index of its tokens or of the dates. */
  private total(filter: ItemFilter, session?: ClientSession): Promise<number> {
    return isCounted(filter)
      ? this.items.countDocuments(getFilter(this.kind, filter)).session(session ?? null)
      : this.tally.total(toTallyKey(this.kind, filter), session);
  }

  /** The sort key of the item at `index` strides; undefined for the start of the list. */
  private async place({ places }: KnownList, query: ItemPage, index: number, session: ClientSession) {
    for (let known = places.length; known < index; known += 1) {
      const [next] = await this.query(query, PLACE_STRIDE, places[known - 1], session)
        .select({ _id: 0, [`sort.${query.sort.key}`]: 1 })
        .limit(1)
        .lean<Pick<DerivedFields, 'sort'>[]>();
      places[known] = next?.sort[query.sort.key] ?? '';
    }
    return places[index - 1];
  }

  private async read(query: ItemPage, skip: number, place?: string, session?: ClientSession): Promise<Item[]> {
    const found = await this.query(query, skip, place, session)
      .select(NOT_LISTED)
      .limit(query.limit)
      .lean<Lean<Item>[]>();
    return found.map((item) => this.toRecord(item));
  }

  private query(query: ItemPage, skip: number, place: string | undefined, session: ClientSession | undefined) {
    return this.items
      .find({ ...getFilter(this.kind, query), ...fromPlace(query.sort, place) })
      .sort(getOrder(query.sort))
      .skip(skip)
      .session(session ?? null)
      .readConcern(session === undefined ? 'majority' : 'snapshot');
  }

  private live(slug: string): Promise<Lean<Item> | null> {
    return this.items.findOne({ slug, trashed: false }).lean<Lean<Item>>();
  }

  private latest(filter: QueryFilter<StoredItem>): Promise<Lean<Item> | null> {
    return this.items.findOne(filter).sort({ updatedAt: -1 }).lean<Lean<Item>>();
  }

  private async withFacts(item: Item): Promise<Item> {
    return { ...item, pictureFacts: await this.pictures.at(getPictures(this.kind.pictures, item)) };
  }

  private async withAllFacts(items: readonly Item[]): Promise<Item[]> {
    const pictureFacts = await this.pictures.at(items.flatMap((item) => getPictures(this.kind.pictures, item)));
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
    return { ...LATER_FIELDS, ...(fields as object), id: String(_id) } as unknown as Item;
  }
}
