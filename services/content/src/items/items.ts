import { randomUUID } from 'node:crypto';
import { OPERATIONS, slugOf } from '@atelier/contracts';
import {
  InvalidInput,
  isAllowedTo,
  LOGGER,
  NoLongerThere,
  Outbox,
  requirePermission,
  requireVersion,
  Transactions,
  VersionConflict,
  type Viewer,
} from '@atelier/service-kit';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import type { Facet, ItemChange, ItemKind, ItemRecord, NewItem } from './item.js';
import { ItemDerivation } from './item-derivation.js';
import { ItemEvents } from './item-events.js';
import type { ItemFilter, ItemPage, ItemSort } from './item-list.js';
import { ItemState } from './item-state.js';
import { ItemTally } from './item-tally.js';
import type { ItemsRepository } from './items.repository.js';
import { MongoItemsRepository, type StoredItem } from './mongo-items.repository.js';

/** Who changes an item, and which version they looked at where they say so. */
export interface Change {
  viewer: Viewer;
  expectedVersion?: number | undefined;
}

/** What the use cases of every kind need. */
@Injectable()
export class ItemParts {
  constructor(
    readonly transactions: Transactions,
    readonly outbox: Outbox,
    readonly tally: ItemTally,
    readonly state: ItemState,
    readonly derivation: ItemDerivation,
    @Inject(LOGGER) readonly logger: Logger,
  ) {}
}

const ATTEMPTS = 5;
const DUPLICATE_KEY = 11000;

const isSlugClash = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY && error.message.includes('slug');

const CALLS = new Set(Object.keys(OPERATIONS).map((key) => key.split('/').slice(1, 3).join('/')));

const slugTaken = () => new InvalidInput([{ field: 'slug', message: 'Slug is already in use' }]);

const conflictOn = ({ version, updatedBy, updatedAt }: ItemRecord) =>
  new VersionConflict({ version, updated_by: updatedBy, updated_at: updatedAt.toISOString() });

const nameOf = (viewer: Viewer): string | null =>
  viewer === undefined ? null : `${viewer.firstName} ${viewer.lastName}`.trim();

/** The use cases that all kinds of content share: what visitors see, who was faster, what the world hears. */
export class Items<Item extends ItemRecord> {
  readonly repository: ItemsRepository<Item>;
  private readonly events: ItemEvents<Item>;
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(
    readonly kind: ItemKind<Item>,
    model: Model<StoredItem>,
    private readonly parts: ItemParts,
  ) {
    this.repository = new MongoItemsRepository(kind, model, parts.tally, parts.state);
    this.events = new ItemEvents(kind, parts.outbox);
    parts.derivation.register(kind, model);
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
    if (item === undefined) throw new NotFoundException(this.kind.notFound);
    if (!item.trashed && (this.kind.isPublic(item) || this.mayRead(viewer))) return item;
    throw item.firstPublishedAt === null
      ? new NotFoundException(this.kind.notFound)
      : new NoLongerThere(this.kind.notFound);
  }

  /** Whatever is not in the trash, public or not. */
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
        return await this.inTurn(() => this.insert(whole as NewItem<Item>));
      } catch (error) {
        if (!isSlugClash(error)) throw error;
        if (slug !== undefined) throw slugTaken();
      }
    }
  }

  /** Inserts inside a transaction that runs already: for imports that succeed or fail as a whole. */
  async insert(item: NewItem<Item>): Promise<Item> {
    const created = await this.repository.insert(this.withPublication(item));
    await this.events.created(created);
    return created;
  }

  /** Changes an item inside a transaction that runs already; undefined when somebody else was faster. */
  async apply(before: Item, change: ItemChange<Item>, viewer: Viewer): Promise<Item | undefined> {
    const whole = this.withHistory(before, { ...change, updatedBy: nameOf(viewer) });
    const after = await this.repository.update(before, whole);
    if (after !== undefined) await this.events.changed(before, after);
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
      const after = await this.tryChange(before, wanted, change.viewer);
      if (after !== undefined) return after;
      if (attempt === ATTEMPTS) throw conflictOn(await this.existing(before.id));
    }
  }

  /** Into the trash: nothing is lost, the address answers 410. */
  async trash(idOrSlug: string, change: Change): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const before = await this.existing(idOrSlug);
      requireVersion(change.expectedVersion, before);
      const isDone = await this.inTurn(async () => {
        const trashed = { trashed: true, updatedBy: nameOf(change.viewer) } as ItemChange<Item>;
        const deleted = await this.repository.update(before, trashed);
        if (deleted !== undefined) await this.events.deleted(deleted);
        return deleted !== undefined;
      });
      if (isDone) return;
      if (attempt === ATTEMPTS) throw conflictOn(await this.existing(before.id));
    }
  }

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
    return CALLS.has(`${this.kind.resource}/${slug}`);
  }

  /** What an item is called in its address where it does not say so itself. */
  slugFor(item: Partial<Item>): string {
    return slugOf(this.kind.titleOf(item)) || this.kind.kind;
  }

  private async tryChange(before: Item, change: ItemChange<Item>, viewer: Viewer): Promise<Item | undefined> {
    if (change.slug !== undefined && change.slug !== before.slug && (await this.isTaken(change.slug, before.id)))
      throw slugTaken();
    try {
      return await this.inTurn(() => this.apply(before, change, viewer));
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

  private async isTaken(slug: string, exceptId?: string): Promise<boolean> {
    return this.isReserved(slug) || (await this.repository.isSlugTaken(slug, exceptId));
  }
}
