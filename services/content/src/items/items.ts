import { randomUUID } from 'node:crypto';
import { toSlug } from '@atelier/contracts';
import {
  type Facet,
  type Facets,
  isAllowedTo,
  requirePermission,
  requireVersion,
  VersionConflict,
  type Viewer,
} from '@atelier/service-kit';
import { withCleanContent } from '@atelier/service-kit/rich-text/rich-text';
import { GoneException, NotFoundException } from '@nestjs/common';
import type { Model } from 'mongoose';
import { type ChangeContext, ChangeRecorder, getName } from './change-recorder.js';
import type { AnyDraft, ItemChange, ItemKind, ItemRecord, NewItem } from './item.js';
import type { StoredItem } from './item.schema.js';
import type { ItemDependencies } from './item-dependencies.js';
import type { ItemFilter, ItemPage, ItemSort } from './item-list.js';
import { withHistory, withPublication } from './item-publication.js';
import { isCall, isSlugClash, slugTaken } from './item-slugs.js';
import { tagItem, tagList } from './item-tags.js';
import { ItemsRepository } from './items.repository.js';
import { settledSchedule } from './schedule/item-schedule.js';
import { requireMayEdit, requireMayPublish } from './write-limits.js';

/** Who changes an item, which version they expect (if they say so), and why. */
export interface Change {
  viewer: Viewer;
  expectedVersion?: number | undefined;
  context?: ChangeContext;
}

const ATTEMPTS = 5;

const conflictOn = ({ version, updatedBy, updatedAt }: ItemRecord) =>
  new VersionConflict({ version, updated_by: updatedBy, updated_at: updatedAt.toISOString() });

const wasPublished = ({ firstPublishedAt }: ItemRecord): boolean => firstPublishedAt !== null;

/** The use cases of one kind of item: visibility, write conflicts and events. */
export class Items<Item extends ItemRecord, Draft extends AnyDraft = AnyDraft, Patch extends object = object> {
  readonly repository: ItemsRepository<Item>;
  readonly recorder: ChangeRecorder<Item>;

  constructor(
    readonly kind: ItemKind<Item, Draft, Patch>,
    readonly model: Model<StoredItem>,
    private readonly dependencies: ItemDependencies,
  ) {
    this.repository = new ItemsRepository(kind, model, dependencies);
    this.recorder = new ChangeRecorder(kind, dependencies.revisions, dependencies.audit, dependencies.outbox);
  }

  /** A page of items with `publicStatus`; any other status requires the read permission. */
  async page(query: ItemPage, publicStatus: Facet, viewer: Viewer): Promise<{ items: Item[]; total: number }> {
    if (query.status !== publicStatus) requirePermission(viewer, this.kind.resource, 'read');
    const { items, total } = await this.repository.page(query);
    tagList(this.kind, items);
    return { items: await this.withEditedMarks(items, viewer), total };
  }

  mayRead(viewer: Viewer): boolean {
    return isAllowedTo(viewer, this.kind.resource, 'read');
  }

  /** Throws 404 if the item was never public and 410 if it once was; staff with permission see all but the trash. */
  async find(idOrSlug: string, viewer: Viewer): Promise<Item> {
    const item = await this.repository.find(idOrSlug);
    if (item !== undefined && !item.trashed && (this.kind.isPublic(item) || this.mayRead(viewer))) {
      tagItem(this.kind, item, idOrSlug);
      return (await this.withEditedMarks([item], viewer))[0] ?? item;
    }
    const wasPublic =
      item === undefined ? await this.dependencies.gone.has(this.kind.kind, idOrSlug) : wasPublished(item);
    throw wasPublic ? new GoneException(this.kind.notFound) : new NotFoundException(this.kind.notFound);
  }

  /** Any item that is not in the trash, public or not. */
  async existing(idOrSlug: string): Promise<Item> {
    const item = await this.repository.find(idOrSlug);
    if (item === undefined || item.trashed) throw new NotFoundException(this.kind.notFound);
    return item;
  }

  async create(draft: Draft, viewer: Viewer): Promise<Item> {
    const { slug } = draft;
    const item = this.kind.newItem(await withCleanContent(draft), new Date());
    for (let attempt = 1; ; attempt += 1) {
      const free = slug ?? (await this.freeSlug(item as Partial<Item>, attempt));
      if (slug !== undefined && (await this.isTaken(slug))) throw slugTaken();
      const whole = { ...item, slug: free, updatedBy: getName(viewer), createdById: viewer?.sub ?? null };
      try {
        return await this.together(() => this.insert(whole as NewItem<Item>, viewer));
      } catch (error) {
        if (!isSlugClash(error)) throw error;
        if (slug !== undefined) throw slugTaken();
      }
    }
  }

  /** Inserts inside a running transaction, for imports that succeed or fail as a whole. */
  async insert(item: NewItem<Item>, viewer?: Viewer): Promise<Item> {
    requireMayPublish(this.kind, [item as unknown as Item], viewer);
    this.dependencies.externalPictures.refuse(this.kind.pictures, item);
    const created = await this.repository.insert(withPublication(this.kind, item));
    await this.recorder.created(created, viewer);
    return created;
  }

  /** Changes an item inside a running transaction; undefined if it has changed in the meantime. */
  async apply(
    before: Item,
    change: ItemChange<Item>,
    viewer: Viewer,
    context?: ChangeContext,
  ): Promise<Item | undefined> {
    this.dependencies.externalPictures.refuse(this.kind.pictures, change, before);
    const settled = settledSchedule<Item>(this.kind, before, { ...change, updatedBy: getName(viewer) });
    requireMayEdit(this.kind, before, viewer);
    requireMayPublish(this.kind, [before, { ...before, ...settled }], viewer);
    const after = await this.repository.update(before, withHistory(this.kind, before, settled));
    if (after === undefined) return undefined;
    await this.recorder.changed(before, after, viewer, context);
    const { keepsDrafts } = context ?? {};
    await this.dependencies.drafts.follow(this.kind, { before, after, change, keepsDrafts }, viewer);
    await this.dependencies.reviews.follow(this.kind, after, viewer);
    return after;
  }

  /** Changes an item according to an editor's input. */
  async update(idOrSlug: string, patch: Patch, change: Change): Promise<Item> {
    const clean = await withCleanContent(patch);
    return this.change(idOrSlug, (before) => this.kind.toChange(before, clean, new Date()), change);
  }

  /**
   * Changes an item based on its current state. Without an expected version, a change that loses a race is applied again
   * to the newer item, so that other fields keep their new values. An empty change writes nothing.
   */
  async change(idOrSlug: string, toChange: (before: Item) => ItemChange<Item>, change: Change): Promise<Item> {
    for (let attempt = 1; ; attempt += 1) {
      const before = await this.existing(idOrSlug);
      requireVersion(change.expectedVersion, before);
      const wanted = toChange(before);
      if (Object.keys(wanted).length === 0) return before;
      const after = await this.tryChange(before, wanted, change);
      if (after !== undefined) return after;
      if (attempt === ATTEMPTS) throw conflictOn(await this.existing(before.id));
    }
  }

  /** Changes an item as `change` does; undefined if it was deleted meanwhile. */
  changeIfThere(id: string, toChange: (before: Item) => ItemChange<Item>, change: Change): Promise<Item | undefined> {
    return this.change(id, toChange, change).catch((error: unknown) => {
      if (error instanceof NotFoundException) return undefined;
      throw error;
    });
  }

  /** Deletes an item for an editor; throws 409 for one that the site needs. */
  async delete(idOrSlug: string, change: Change): Promise<void> {
    this.kind.requireDeletable?.(await this.existing(idOrSlug));
    await this.trash(idOrSlug, change);
  }

  /** Moves an item to the trash; its address then answers 410. */
  async trash(idOrSlug: string, change: Change): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const before = await this.existing(idOrSlug);
      requireVersion(change.expectedVersion, before);
      const trashed = { trashed: true } as ItemChange<Item>;
      const context = { action: 'deleted' } as const;
      if ((await this.together(() => this.apply(before, trashed, change.viewer, context))) !== undefined) return;
      if (attempt === ATTEMPTS) throw conflictOn(await this.existing(before.id));
    }
  }

  /** Restores an item from the trash with `change`; undefined when it has changed in the meantime. */
  recover(before: Item, change: ItemChange<Item>, viewer: Viewer): Promise<Item | undefined> {
    return this.tryChange(before, { ...change, trashed: false }, { viewer, context: { action: 'recovered' } });
  }

  /** Deletes an item and its history permanently; false when it has changed in the meantime. */
  purge(item: Item, viewer: Viewer): Promise<boolean> {
    requireMayEdit(this.kind, item, viewer);
    return this.together(async () => {
      if (!(await this.repository.remove(item))) return false;
      const addresses = [item.id, item.slug, ...item.formerSlugs];
      if (wasPublished(item)) await this.dependencies.gone.add(this.kind.kind, addresses);
      await this.dependencies.drafts.drop(item.id);
      await this.dependencies.reviews.end(item.id);
      await this.recorder.purged(item, viewer);
      return true;
    });
  }

  /** Runs several changes in one transaction. */
  together<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.dependencies.transactions.run(work);
  }

  /** IDs of items whose schedule is due. */
  due(now: Date): Promise<string[]> {
    return this.repository.due(now);
  }

  /** Logs an unexpected failure of one item in a bulk call. */
  reportFailure(error: unknown): void {
    this.dependencies.logger.error({ err: error, kind: this.kind.kind }, 'an item of a bulk call failed');
  }

  async related(filter: ItemFilter, sort: ItemSort, limit: number, exceptIds: readonly string[]): Promise<Item[]> {
    const items = await this.repository.first(filter, sort, limit, exceptIds);
    tagList(this.kind, items);
    return items;
  }

  /** The items before and after one in a list. */
  async beside(item: Item, filter: ItemFilter, sort: ItemSort): Promise<[Item | undefined, Item | undefined]> {
    const [before, after] = await this.repository.beside(item, filter, sort);
    tagList(
      this.kind,
      [before, after].filter((one) => one !== undefined),
    );
    return [before, after];
  }

  /** The public items with these slugs, current or former ones, in the same order. */
  async named(slugs: readonly string[]): Promise<Item[]> {
    tagList(this.kind);
    const found = await Promise.all(slugs.map((slug) => this.repository.find(slug)));
    return found.filter((item) => item !== undefined).filter((item) => this.kind.isPublic(item));
  }

  /** Every slug that the item at one has had, so that what names it by an older slug is found too. */
  async slugsOf(slug: string): Promise<string[]> {
    tagList(this.kind);
    const item = await this.repository.withSlug(slug);
    return [...new Set([slug, ...(item?.formerSlugs ?? [])])];
  }

  total(facets: Facets): Promise<number> {
    tagList(this.kind);
    return this.dependencies.tally.total({ cube: this.kind.kind, facets });
  }

  /** Counts by facet, of the kind's own cube or a further one such as `completed`. */
  breakdown(facet: string, facets: Facets = {}, cube?: string) {
    tagList(this.kind);
    const { kind } = this.kind;
    return this.dependencies.tally.breakdown(cube === undefined ? kind : `${kind}.${cube}`, facet, facets);
  }

  /** Whether the slug is taken by something else, such as GET /blog/stats. */
  isReserved(slug: string): boolean {
    return isCall(this.kind.path, slug) || this.kind.isReserved?.(slug) === true;
  }

  /** The slug of an item that does not specify one. */
  slugFor(item: Partial<Item>): string {
    return toSlug(this.kind.getTitle(item)) || this.kind.kind;
  }

  async isTaken(slug: string, exceptId?: string): Promise<boolean> {
    return this.isReserved(slug) || (await this.repository.isSlugTaken(slug, exceptId));
  }

  /** Marks items that have a working copy, for staff. */
  private async withEditedMarks(items: Item[], viewer: Viewer): Promise<Item[]> {
    if (!this.mayRead(viewer)) return items;
    const edited = await this.dependencies.drafts.findEdited(items.map(({ id }) => id));
    return items.map((item) => (edited.has(item.id) ? { ...item, isEdited: true } : item));
  }

  private async tryChange(before: Item, wanted: ItemChange<Item>, { viewer, context }: Change) {
    if (wanted.slug !== undefined && wanted.slug !== before.slug && (await this.isTaken(wanted.slug, before.id)))
      throw slugTaken();
    try {
      return await this.together(() => this.apply(before, wanted, viewer, context));
    } catch (error) {
      if (isSlugClash(error)) throw slugTaken();
      throw error;
    }
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
