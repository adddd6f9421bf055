import { randomUUID } from 'node:crypto';
import { slugOf } from '@atelier/contracts';
import {
  isAllowedTo,
  NoLongerThere,
  requirePermission,
  requireVersion,
  VersionConflict,
  type Viewer,
} from '@atelier/service-kit';
import { NotFoundException } from '@nestjs/common';
import type { Model } from 'mongoose';
import { ChangeRecorder, nameOf, type Occasion } from './change-recorder.js';
import type { ItemValues } from './history/item-values.js';
import type { Facet, ItemChange, ItemKind, ItemRecord, NewItem } from './item.js';
import type { ItemFilter, ItemPage, ItemSort } from './item-list.js';
import type { ItemParts } from './item-parts.js';
import { isCallOf, isSlugClash, slugTaken } from './item-slugs.js';
import type { ItemsRepository } from './items.repository.js';
import { MongoItemsRepository, type StoredItem } from './mongo-items.repository.js';
import { settledSchedule } from './schedule/item-schedule.js';

/** Who changes an item, which version they expect (if they say so), and why. */
export interface Change {
  viewer: Viewer;
  expectedVersion?: number | undefined;
  occasion?: Occasion;
}

const ATTEMPTS = 5;

const conflictOn = ({ version, updatedBy, updatedAt }: ItemRecord) =>
  new VersionConflict({ version, updated_by: updatedBy, updated_at: updatedAt.toISOString() });

const isKnownToWorld = ({ firstPublishedAt }: ItemRecord): boolean => firstPublishedAt !== null;

/** The use cases that all kinds of content share: visibility, write conflicts, and events. */
export class Items<Item extends ItemRecord> {
  readonly repository: ItemsRepository<Item>;
  readonly recorder: ChangeRecorder<Item>;
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(
    readonly kind: ItemKind<Item>,
    model: Model<StoredItem>,
    private readonly parts: ItemParts,
  ) {
    this.repository = new MongoItemsRepository(kind, model, parts);
    this.recorder = new ChangeRecorder(kind, parts.revisions, parts.audit, parts.outbox);
    parts.derivation.register(kind, model);
    parts.kinds.add(this, model);
  }

  /** A page of what `publicStatus` shows; anything else needs the right to read. */
  async page(query: ItemPage, publicStatus: Facet, viewer: Viewer): Promise<{ items: Item[]; total: number }> {
    if (query.status !== publicStatus) requirePermission(viewer, this.kind.resource, 'read');
    return this.repository.page(query);
  }

  mayRead(viewer: Viewer): boolean {
    return isAllowedTo(viewer, this.kind.resource, 'read');
  }

  /** 404 for what was never public, 410 for what once was; staff with the right see every item that is not in the trash. */
  async find(idOrSlug: string, viewer: Viewer): Promise<Item> {
    const item = await this.repository.find(idOrSlug);
    if (item !== undefined && !item.trashed && (this.kind.isPublic(item) || this.mayRead(viewer))) return item;
    const wasPublic = item === undefined ? await this.parts.gone.has(this.kind.kind, idOrSlug) : isKnownToWorld(item);
    throw wasPublic ? new NoLongerThere(this.kind.notFound) : new NotFoundException(this.kind.notFound);
  }

  /** Any item that is not in the trash, public or not. */
  async existing(idOrSlug: string): Promise<Item> {
    const item = await this.repository.find(idOrSlug);
    if (item === undefined || item.trashed) throw new NotFoundException(this.kind.notFound);
    return item;
  }

  async create(item: Omit<NewItem<Item>, 'slug'>, slug: string | undefined, viewer: Viewer): Promise<Item> {
    for (let attempt = 1; ; attempt += 1) {
      const free = slug ?? (await this.freeSlug(item as Partial<Item>, attempt));
      if (slug !== undefined && (await this.isTaken(slug))) throw slugTaken();
      const whole = { ...item, slug: free, updatedBy: nameOf(viewer) };
      try {
        return await this.inTurn(() => this.insert(whole as NewItem<Item>, viewer));
      } catch (error) {
        if (!isSlugClash(error)) throw error;
        if (slug !== undefined) throw slugTaken();
      }
    }
  }

  /** Inserts inside a transaction that runs already: for imports that succeed or fail as a whole. */
  async insert(item: NewItem<Item>, viewer?: Viewer): Promise<Item> {
    this.parts.externalPictures.refuse(this.kind.pictures, item);
    const created = await this.repository.insert(this.withPublication(item));
    await this.recorder.created(created, viewer);
    return created;
  }

  /** Changes an item inside a transaction that runs already; undefined when somebody else was faster. */
  async apply(before: Item, change: ItemChange<Item>, viewer: Viewer, occasion?: Occasion): Promise<Item | undefined> {
    this.parts.externalPictures.refuse(this.kind.pictures, change, before);
    const settled = settledSchedule<Item>(this.kind, before, { ...change, updatedBy: nameOf(viewer) });
    const after = await this.repository.update(before, this.withHistory(before, settled));
    if (after !== undefined) await this.recorder.changed(before, after, viewer, occasion);
    return after;
  }

  /**
   * Changes an item by what it is now. Without an expected version a change that somebody else overtook is made again on
   * top of theirs: fields that it does not name stay. A change of nothing leaves no trace.
   */
  async change(idOrSlug: string, changeOf: (before: Item) => ItemChange<Item>, change: Change): Promise<Item> {
    for (let attempt = 1; ; attempt += 1) {
      const before = await this.existing(idOrSlug);
      requireVersion(change.expectedVersion, before);
      const wanted = changeOf(before);
      if (Object.keys(wanted).length === 0) return before;
      const after = await this.tryChange(before, wanted, change);
      if (after !== undefined) return after;
      if (attempt === ATTEMPTS) throw conflictOn(await this.existing(before.id));
    }
  }

  /** Into the trash: nothing is lost, the address answers 410. */
  async trash(idOrSlug: string, change: Change): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const before = await this.existing(idOrSlug);
      requireVersion(change.expectedVersion, before);
      const trashed = { trashed: true } as ItemChange<Item>;
      const occasion = { action: 'deleted' } as const;
      if ((await this.inTurn(() => this.apply(before, trashed, change.viewer, occasion))) !== undefined) return;
      if (attempt === ATTEMPTS) throw conflictOn(await this.existing(before.id));
    }
  }

  /** Out of the trash as `change` says; undefined when somebody else was faster. */
  recover(before: Item, change: ItemChange<Item>, viewer: Viewer): Promise<Item | undefined> {
    return this.tryChange(before, { ...change, trashed: false }, { viewer, occasion: { action: 'recovered' } });
  }

  /** For good, with all that was kept of it; answers false when somebody else was faster. */
  purge(item: Item, viewer: Viewer): Promise<boolean> {
    return this.inTurn(async () => {
      if (!(await this.repository.remove(item))) return false;
      const addresses = [item.id, item.slug, ...item.formerSlugs];
      if (isKnownToWorld(item)) await this.parts.gone.add(this.kind.kind, addresses);
      await this.dropUnsaved(item.id);
      await this.recorder.purged(item, viewer);
      return true;
    });
  }

  /** Several changes that are made together or not at all. */
  together<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.inTurn(work);
  }

  /** IDs of what a schedule shows or hides by now. */
  due(now: Date): Promise<string[]> {
    return this.repository.due(now);
  }

  /** What an editor kept beside the item, where its kind has that. */
  async unsaved(_id: string): Promise<ItemValues | undefined> {
    return undefined;
  }

  async dropUnsaved(_id: string): Promise<void> {}

  /** What is no fault of one item in a bulk call is told to who runs the service. */
  reportFailure(error: unknown): void {
    this.parts.logger.error({ err: error, kind: this.kind.kind }, 'an item of a bulk call failed');
  }

  related(filter: ItemFilter, sort: ItemSort, limit: number, exceptIds: readonly string[]): Promise<Item[]> {
    return this.repository.first(filter, sort, limit, exceptIds);
  }

  total(facets: Readonly<Record<string, Facet>>): Promise<number> {
    return this.parts.tally.total(this.kind.kind, facets);
  }

  breakdown(facet: string, facets: Readonly<Record<string, Facet>> = {}) {
    return this.parts.tally.breakdown(this.kind.kind, facet, facets);
  }

  keywordCounts(facets: Readonly<Record<string, Facet>> = {}) {
    return this.parts.tally.breakdown(`${this.kind.kind}.keyword`, 'keyword', facets);
  }

  /** Whether a call of the API has this address, such as GET /blog/stats. */
  isReserved(slug: string): boolean {
    return isCallOf(this.kind.path, slug);
  }

  /** What an item is called in its address where it does not say so itself. */
  slugFor(item: Partial<Item>): string {
    return slugOf(this.kind.titleOf(item)) || this.kind.kind;
  }

  async isTaken(slug: string, exceptId?: string): Promise<boolean> {
    return this.isReserved(slug) || (await this.repository.isSlugTaken(slug, exceptId));
  }

  private async tryChange(before: Item, wanted: ItemChange<Item>, { viewer, occasion }: Change) {
    if (wanted.slug !== undefined && wanted.slug !== before.slug && (await this.isTaken(wanted.slug, before.id)))
      throw slugTaken();
    try {
      return await this.inTurn(() => this.apply(before, wanted, viewer, occasion));
    } catch (error) {
      if (isSlugClash(error)) throw slugTaken();
      throw error;
    }
  }

  /** One write of this process after another: at once, they would only undo each other at the revision of their kind. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.lastWrite.then(() => this.parts.transactions.run(work));
    this.lastWrite = turn.catch(() => undefined);
    return turn;
  }

  private withPublication<Whole extends NewItem<Item>>(item: Whole): Whole {
    const isPublic = this.kind.isPublic(item as unknown as Item);
    return isPublic && item.firstPublishedAt === null ? { ...item, firstPublishedAt: new Date() } : item;
  }

  private withHistory(before: Item, change: ItemChange<Item>): ItemChange<Item> {
    const { firstPublishedAt } = this.withPublication({ ...before, ...change });
    const isMoved = change.slug !== undefined && change.slug !== before.slug && before.firstPublishedAt !== null;
    const formerSlugs = isMoved ? { formerSlugs: [...new Set([...before.formerSlugs, before.slug])] } : {};
    return { ...change, firstPublishedAt, ...formerSlugs };
  }

  /** Where many make items of one title at once, the next number is somebody else's each time: then chance helps. */
  private async freeSlug(item: Partial<Item>, attempt: number): Promise<string> {
    const base = this.slugFor(item);
    if (attempt > ATTEMPTS) return `${base}-${randomUUID().slice(0, 8)}`;
    for (let suffix = 1; ; suffix += 1) {
      const candidate = suffix === 1 ? base : `${base}-${suffix}`;
      if (!(await this.isTaken(candidate))) return candidate;
    }
  }
}
