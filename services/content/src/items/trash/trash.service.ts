import {
  type ContentKind,
  paginate,
  pathOfItem,
  TRASH_KEPT_DAYS,
  type TrashedItem,
  type TrashListQuery,
} from '@atelier/contracts';
import { InvalidInput, isAllowedTo, requirePermission, toQueryTokens, type Viewer } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { PipelineStage } from 'mongoose';
import type { ItemRecord } from '../item.js';
import { type AnyItems, ItemKinds } from '../item-kinds.js';
import { recoveredSchedule } from '../schedule/item-schedule.js';

const DAY_MS = 24 * 60 * 60 * 1000;
export const TRASH_KEPT_MS = TRASH_KEPT_DAYS * DAY_MS;

/** Trashed items do not change, so `updatedAt` and `updatedBy` say when and by whom the item was deleted. */
interface Found extends Pick<ItemRecord, 'slug' | 'updatedAt' | 'updatedBy'> {
  _id: unknown;
  kind: ContentKind;
  title: string;
  status: unknown;
}

const NOT_THERE = 'There is no such item in the trash.';

const listed = ({ kind }: AnyItems): Exclude<PipelineStage.Project, never> => ({
  $project: {
    kind: { $literal: kind.kind },
    slug: 1,
    title: { $ifNull: ['$title', '$name'] },
    status: `$${kind.status.field}`,
    updatedAt: 1,
    updatedBy: 1,
  },
});

/** Deleted items of the kinds that the viewer may delete. */
@Injectable()
export class TrashService {
  constructor(private readonly kinds: ItemKinds) {}

  async page({ kind, search = '', page, limit }: TrashListQuery, viewer: Viewer) {
    if (kind !== undefined) this.toItems(kind, viewer);
    const shown = this.kinds
      .all()
      .filter((items) => (kind ?? items.kind.kind) === items.kind.kind)
      .filter((items) => isAllowedTo(viewer, items.kind.resource, 'delete'));
    const tokens = toQueryTokens(search);
    const matching = { trashed: true, ...(tokens.length === 0 ? {} : { searchTokens: { $all: tokens } }) };
    const [first, ...others] = shown;
    if (first === undefined) return { data: [], total: 0, pagination: paginate(page, limit, 0) };
    const found = await first.model.aggregate<Found>([
      { $match: matching },
      listed(first),
      ...others.map((items) => ({
        $unionWith: { coll: items.model.collection.name, pipeline: [{ $match: matching }, listed(items)] },
      })),
      { $sort: { updatedAt: -1, _id: -1 } },
      { $skip: (page - 1) * limit },
      { $limit: limit },
    ]);
    const totals = await Promise.all(
      shown.map(
        async ({ model }) => (await model.aggregate<{ n: number }>([{ $match: matching }, { $count: 'n' }]))[0]?.n ?? 0,
      ),
    );
    const total = totals.reduce((sum, count) => sum + count, 0);
    return { data: found.map((one) => this.toTrashed(one)), total, pagination: paginate(page, limit, total) };
  }

  /** Makes the item visible again if it was, unless its schedule has ended since; other items come back unpublished. */
  async restore(kind: ContentKind, idOrSlug: string, viewer: Viewer) {
    const items = this.toItems(kind, viewer);
    const before = await this.trashed(items, idOrSlug);
    if (await items.isTaken(before.slug, before.id)) throw addressTaken(items, before);
    const after = await items
      .recover(before, recoveredSchedule(items.kind, before, new Date()), viewer)
      .catch((error: unknown) => {
        throw error instanceof InvalidInput ? addressTaken(items, before) : error;
      });
    if (after === undefined) throw new ConflictException('Somebody else was faster: look at the trash again.');
    const isPublic = items.kind.isPublic(after);
    const path = pathOfItem(kind, after.slug);
    const { id, slug, version } = after;
    const where = isPublic ? `it is public again at ${path}` : 'it is not public';
    return {
      message: `${items.kind.noun} restored: ${where}`,
      data: { kind, id, slug, path, isPublic, version },
    };
  }

  async purge(kind: ContentKind, idOrSlug: string, viewer: Viewer): Promise<string> {
    const items = this.toItems(kind, viewer);
    const item = await this.trashed(items, idOrSlug);
    if (!(await items.purge(item, viewer)))
      throw new ConflictException('Somebody else was faster: look at the trash again.');
    return `${items.kind.noun} deleted for good`;
  }

  /** Logs an unexpected failure of one item in a bulk call. */
  reportFailure(kind: ContentKind, error: unknown): void {
    this.kinds.of(kind).reportFailure(error);
  }

  private toItems(kind: ContentKind, viewer: Viewer): AnyItems {
    const items = this.kinds.of(kind);
    requirePermission(viewer, items.kind.resource, 'delete');
    return items;
  }

  private async trashed({ repository }: AnyItems, idOrSlug: string): Promise<ItemRecord> {
    const item = await repository.findTrashed(idOrSlug);
    if (item === undefined) throw new NotFoundException(NOT_THERE);
    return item;
  }

  private toTrashed({ _id, kind, slug, title, status, updatedAt, updatedBy }: Found): TrashedItem {
    const { isPublic, status: field } = this.kinds.of(kind).kind;
    return {
      kind,
      id: String(_id),
      slug,
      title,
      wasPublic: isPublic({ [field.field]: status, trashed: false } as never),
      deletedAt: updatedAt.toISOString(),
      deletedBy: updatedBy,
      expiresAt: new Date(updatedAt.getTime() + TRASH_KEPT_MS).toISOString(),
    };
  }
}

const addressTaken = ({ kind }: AnyItems, { slug }: ItemRecord) =>
  new ConflictException(
    `${pathOfItem(kind.kind, slug)} belongs to something else now: give that another address, then restore again.`,
  );
