import { randomUUID } from 'node:crypto';
import { slugOf } from '@atelier/contracts';
import { isAllowedTo, requirePermission, requireVersion, VersionConflict, type Viewer } from '@atelier/service-kit';
import { GoneException, NotFoundException } from '@nestjs/common';
import type { Model } from 'mongoose';
import { ChangeRecorder, nameOf, type Occasion } from './change-recorder.js';
import type { ItemValues } from './history/item-values.js';
import type { Facet, ItemChange, ItemKind, ItemRecord, NewItem } from './item.js';
import type { StoredItem } from './item.schema.js';
import type { ItemDependencies } from './item-dependencies.js';
import type { ItemFilter, ItemPage, ItemSort } from './item-list.js';
import { isCallOf, isSlugClash, slugTaken } from './item-slugs.js';
import { ItemsRepository } from './items.repository.js';
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
    readonly model: Model<StoredItem>,
    private readonly dependencies: ItemDependencies,
  ) {
    this.repository = new ItemsRepository(kind, model, dependencies);
    this.recorder = new ChangeRecorder(kind, dependencies.revisions, dependencies.audit, dependencies.outbox);
  }

  /** A page of items with `publicStatus`; any other status requires the read permission. */
  async page(query: ItemPage, publicStatus: Facet, viewer: Viewer): Promise<{ items: Item[]; total: number }> {
    if (query.status !== publicStatus) requirePermission(viewer, this.kind.resource, 'read');
    return this.repository.page(query);
  }

  mayRead(viewer: Viewer): boolean {
    return isAllowedTo(viewer, this.kind.resource, 'read');
  }

  /** Throws 404 if the item was never public and 410 if it once was; staff with permission see all but the trash. */
  async find(idOrSlug: string, viewer: Viewer): Promise<Item> {
    const item = await this.repository.find(idOrSlug);
    if (item !== undefined && !item.trashed && (this.kind.isPublic(item) || this.mayRead(viewer))) return item;
    const wasPublic =
      item === undefined ? await this.dependencies.gone.has(this.kind.kind, idOrSlug) : isKnownToWorld(item);
    throw wasPublic ? new GoneException(this.kind.notFound) : new NotFoundException(this.kind.notFound);
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

  /** Inserts inside a running transaction, for imports that succeed or fail as a whole. */
  async insert(item: NewItem<Item>, viewer?: Viewer): Promise<Item> {
    this.dependencies.externalPictures.refuse(this.kind.pictures, item);
    const created = await this.repository.insert(this.withPublication(item));
    await this.recorder.created(created, viewer);
    return created;
  }

  /** Changes an item inside a running transaction; undefined when it has changed in the meantime. */
  async apply(before: Item, change: ItemChange<Item>, viewer: Viewer, occasion?: Occasion): Promise<Item | undefined> {
    this.dependencies.externalPictures.refuse(this.kind.pictures, change, before);
    const settled = settledSchedule<Item>(this.kind, before, { ...change, updatedBy: nameOf(viewer) });
    const after = await this.repository.update(before, this.withHistory(before, settled));
    if (after !== undefined) await this.recorder.changed(before, after, viewer, occasion);
    return after;
  }

  /**
   * Changes an item based on its current state. Without an expected version, a change that loses a race is applied again
   * to the newer item, so that other fields keep their new values. An empty change writes nothing.
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

  /** Moves an item to the trash; its address then answers 410. */
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

  /** Restores an item from the trash with `change`; undefined when it has changed in the meantime. */
  recover(before: Item, change: ItemChange<Item>, viewer: Viewer): Promise<Item | undefined> {
    return this.tryChange(before, { ...change, trashed: false }, { viewer, occasion: { action: 'recovered' } });
  }

  /** Deletes an item and its history permanently; false when it has changed in the meantime. */
  purge(item: Item, viewer: Viewer): Promise<boolean> {
    return this.inTurn(async () => {
      if (!(await this.repository.remove(item))) return false;
      const addresses = [item.id, item.slug, ...item.formerSlugs];
      if (isKnownToWorld(item)) await this.dependencies.gone.add(this.kind.kind, addresses);
      await this.dropUnsaved(item.id);
      await this.recorder.purged(item, viewer);
      return true;
    });
  }

  /** Runs several changes in one transaction. */
  together<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.inTurn(work);
  }

  /** IDs of items whose schedule is due. */
  due(now: Date): Promise<string[]> {
    return this.repository.due(now);
  }

  /** The auto-saved draft of an item, for kinds that have drafts. */
  async unsaved(_id: string): Promise<ItemValues | undefined> {
    return undefined;
  }

  async dropUnsaved(_id: string): Promise<void> {}

  /** Logs an unexpected failure of one item in a bulk call. */
  reportFailure(error: unknown): void {
    this.dependencies.logger.error({ err: error, kind: this.kind.kind }, 'an item of a bulk call failed');
  }

  related(filter: ItemFilter, sort: ItemSort, limit: number, exceptIds: readonly string[]): Promise<Item[]> {
    return this.repository.first(filter, sort, limit, exceptIds);
  }

  total(facets: Readonly<Record<string, Facet>>): Promise<number> {
    return this.dependencies.tally.total(this.kind.kind, facets);
  }

  breakdown(facet: string, facets: Readonly<Record<string, Facet>> = {}) {
    return this.dependencies.tally.breakdown(this.kind.kind, facet, facets);
  }

  keywordCounts(facets: Readonly<Record<string, Facet>> = {}) {
    return this.dependencies.tally.breakdown(`${this.kind.kind}.keyword`, 'keyword', facets);
  }

  /** Whether the slug is taken by an API route, such as GET /blog/stats. */
  isReserved(slug: string): boolean {
    return isCallOf(this.kind.path, slug);
  }

  /** The slug of an item that does not specify one. */
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

  /** Runs the writes of this process one after another: concurrent ones would conflict on their kind's revision. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.lastWrite.then(() => this.dependencies.transactions.run(work));
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

  /** Falls back to a random suffix when many items with the same title are created at once. */
  private async freeSlug(item: Partial<Item>, attempt: number): Promise<string> {
    const base = this.slugFor(item);
    if (attempt > ATTEMPTS) return `${base}-${randomUUID().slice(0, 8)}`;
    for (let suffix = 1; ; suffix += 1) {
      const candidate = suffix === 1 ? base : `${base}-${suffix}`;
      if (!(await this.isTaken(candidate))) return candidate;
    }
  }
}
