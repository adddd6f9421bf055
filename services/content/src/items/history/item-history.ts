import {
  type ContentPath,
  paginate,
  type Revision,
  type RevisionListQuery,
  type RevisionSummary,
} from '@atelier/contracts';
import { checkedBody, requireVersion, Transactions } from '@atelier/service-kit';
import { withCleanContent } from '@atelier/service-kit/rich-text/rich-text';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { ItemRecord } from '../item.js';
import { type AnyItems, ItemKinds } from '../item-kinds.js';
import type { Change } from '../items.js';
import { MediaClient } from '../media-client.js';
import { Revisions, type RevisionWithoutValues } from './revisions.js';

const toSummary = (
  { version, action, by, at, fields, restoredVersion, event, isByMedia = false }: RevisionWithoutValues,
  current: number,
): RevisionSummary => ({
  version,
  action,
  by,
  at: at.toISOString(),
  fields,
  restoredVersion,
  isCurrent: version === current,
  isPublished: event != null,
  isByMedia,
});

interface Restored {
  item: ItemRecord;
  /** Addresses of pictures in the item that no longer exist. */
  missingMedia: string[];
}

/** Earlier versions of items, for staff who may read them. */
@Injectable()
export class ItemHistory {
  constructor(
    private readonly kinds: ItemKinds,
    private readonly revisions: Revisions,
    private readonly transactions: Transactions,
    private readonly media: MediaClient,
  ) {}

  async page(path: ContentPath, idOrSlug: string, { page, limit }: RevisionListQuery) {
    const item = await this.begun(path, idOrSlug);
    const total = await this.revisions.total(item.id);
    const found = await this.revisions.page(item.id, page, limit);
    return { data: found.map((one) => toSummary(one, item.version)), total, pagination: paginate(page, limit, total) };
  }

  async one(path: ContentPath, idOrSlug: string, version: number): Promise<Revision> {
    const item = await this.begun(path, idOrSlug);
    const { values, receipt: _receipt, ...about } = await this.revision(item.id, version);
    return { ...toSummary(about, item.version), values };
  }

  /** Restores the values of an earlier version; the item's visibility does not change. */
  async restore(path: ContentPath, idOrSlug: string, version: number, change: Change): Promise<Restored> {
    const items = this.kinds.at(path);
    const before = await this.begun(path, idOrSlug);
    requireVersion(change.expectedVersion, before);
    const values = await this.valuesToRestore(items, before, version);
    const context = { action: 'restored', restoredVersion: version } as const;
    const item = await items.change(
      before.id,
      (standing) => items.kind.toChange(standing, values as never, new Date()),
      { ...change, context },
    );
    return { item, missingMedia: await this.media.missing(getMedia(items, item)) };
  }

  private async valuesToRestore(items: AnyItems, before: ItemRecord, version: number) {
    const { values } = await this.revision(before.id, version);
    const { draft, visibility } = items.kind;
    const wanted = Object.entries(values).filter(([field]) => !visibility.fields.includes(field));
    const checked = await withCleanContent(checkedBody(draft.partial(), Object.fromEntries(wanted)));
    const slug = String(values.slug);
    if (slug !== before.slug && (await items.isTaken(slug, before.id)))
      throw new ConflictException(`Version ${version} had the address '${slug}', which is in use elsewhere now.`);
    return checked;
  }

  private async revision(itemId: string, version: number) {
    const found = await this.revisions.find(itemId, version);
    if (found === undefined) throw new NotFoundException(`There is no version ${version} of this item.`);
    return found;
  }

  /** Finds the item and stores its first revision if it has none yet. */
  private async begun(path: ContentPath, idOrSlug: string): Promise<ItemRecord> {
    const items = this.kinds.at(path);
    const item = await items.existing(idOrSlug);
    if (!(await this.revisions.has(item.id, item.version)))
      await this.transactions.run(() => items.recorder.began(item));
    return item;
  }
}

const getMedia = ({ kind }: AnyItems, item: ItemRecord): string[] => (kind.snapshot(item) as { media: string[] }).media;
