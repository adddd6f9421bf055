import {
  type ContentKind,
  type DraftInput,
  type DraftRevision,
  type ItemDrafts as DraftsOfItem,
  isAllowed,
} from '@atelier/contracts';
import { AuthenticationRequired, requirePermission, type Viewer } from '@atelier/service-kit';
import { withCleanContent } from '@atelier/service-kit/rich-text/rich-text';
import { Injectable, NotFoundException } from '@nestjs/common';
import { getFields } from '../history/item-values.js';
import type { ItemRecord } from '../item.js';
import { type AnyItems, ItemKinds } from '../item-kinds.js';
import { Reviews } from '../reviews/reviews.js';
import { requireMayEdit } from '../write-limits.js';
import { differingValues } from './draft-difference.js';
import { DraftRevisions, type SeenDraft } from './draft-revisions.js';

const NOT_CREATED = 0;

interface Discarded extends SeenDraft {
  /** Whether the item has just been published with what the draft said. */
  isPublished?: boolean;
}

/** Drafts of items of any kind, for people who may edit the kind. */
@Injectable()
export class ItemDrafts {
  constructor(
    private readonly kinds: ItemKinds,
    private readonly drafts: DraftRevisions,
    private readonly reviews: Reviews,
  ) {}

  async ofNewItems(kind: ContentKind, viewer: Viewer): Promise<DraftRevision[]> {
    const { person } = this.editing(kind, viewer);
    return this.drafts.ofNewItems(kind, person.sub);
  }

  async of(kind: ContentKind, idOrSlug: string, viewer: Viewer): Promise<DraftsOfItem> {
    const { items, person } = this.editing(kind, viewer);
    const item = await items.existing(idOrSlug);
    const [workingCopy, autoSaved] = await Promise.all([
      this.drafts.findWorkingCopy(item.id),
      this.drafts.offeredTo(items.kind, item, person.sub),
    ]);
    return { workingCopy, autoSaved };
  }

  /** Saves a draft; returns null for a working copy that equals the item, and deletes it. */
  async keep(kind: ContentKind, id: string, draft: DraftInput, viewer: Viewer): Promise<DraftRevision | null> {
    const { items, person } = this.editing(kind, viewer);
    const known = new Set(getFields(items.kind));
    const sent = Object.fromEntries(Object.entries(draft.values).filter(([field]) => known.has(field)));
    const values = await withCleanContent(sent);
    const item = await existingOrNew(items, id);
    if (item !== undefined) requireMayEdit(items.kind, item, viewer);
    const drafted = { kind, id: item?.id ?? id, version: item?.version ?? NOT_CREATED };
    if (draft.isWorkingCopy !== true || item === undefined)
      return this.drafts.keep(drafted, values, person, draft.browser);
    const different = differingValues(items.kind, item, values);
    const kept = await this.drafts.keepWorkingCopy(drafted, different, person, draft.replaces);
    if (Object.keys(different).length > 0) return kept;
    await this.drafts.endWorkingCopy(item.id);
    return null;
  }

  /** Returns the message for the caller; refuses to delete another person's draft. */
  async discard(kind: ContentKind, idOrSlug: string, discarded: Discarded, viewer: Viewer): Promise<string> {
    const { items, person } = this.editing(kind, viewer);
    const item = await existingOrNew(items, idOrSlug);
    const id = item?.id ?? idOrSlug;
    if (item !== undefined) requireMayEdit(items.kind, item, viewer);
    const isApproved = discarded.isPublished === true && isAllowed(person, items.kind.resource, 'publish');
    const isDiscarded = await items.together(async () => {
      if (!(await this.drafts.discard(id, discarded, person.sub))) return false;
      if (item !== undefined) await this.reviews.follow(items.kind, item, isApproved ? viewer : undefined);
      return true;
    });
    if (isDiscarded) return 'Draft discarded';
    const savedBy = await this.drafts.setAside(id, discarded.draft, person.sub);
    if (savedBy === undefined) throw new NotFoundException('This draft is no longer there.');
    return `Draft set aside. ${savedBy} keeps it.`;
  }

  private editing(kind: ContentKind, viewer: Viewer): { items: AnyItems; person: NonNullable<Viewer> } {
    const items = this.kinds.of(kind);
    requirePermission(viewer, items.kind.resource, 'write');
    if (viewer === undefined) throw new AuthenticationRequired();
    return { items, person: viewer };
  }
}

/** Undefined for an item that has not been created yet; throws 404 for a trashed item, and for an unknown slug. */
const existingOrNew = async (items: AnyItems, idOrSlug: string): Promise<ItemRecord | undefined> => {
  const isNew = /^[0-9a-f]{24}$/.test(idOrSlug) && (await items.repository.find(idOrSlug)) === undefined;
  return isNew ? undefined : items.existing(idOrSlug);
};
