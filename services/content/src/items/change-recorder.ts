import type { AuditAction, RevisionAction, RevisionAuthor } from '@atelier/contracts';
import type { AuditTrail, Outbox, Viewer } from '@atelier/service-kit';
import { changedFieldNames, getValues } from './history/item-values.js';
import type { Revisions } from './history/revisions.js';
import type { ItemKind, ItemRecord, ItemVerb } from './item.js';

/** Why a version was made, when the changed fields do not say it. */
export interface ChangeContext {
  action?: RevisionAction;
  restoredVersion?: number;
  /** What made it, if no person did; absent for a manually run script. */
  by?: 'schedule' | 'media';
  /** Whether drafts take the change over instead of ending, since it was not made in their editor. */
  keepsDrafts?: boolean;
}

/** The viewer's name as history stores it; null when no person made the change. */
export const getName = (viewer: Viewer): string | null =>
  viewer === undefined ? null : `${viewer.firstName} ${viewer.lastName}`.trim();

const getAuthor = (viewer: Viewer, { by }: ChangeContext): RevisionAuthor => {
  if (viewer !== undefined) return { type: 'staff', id: viewer.sub, name: getName(viewer) };
  return { type: by === 'schedule' ? 'schedule' : 'import', id: null, name: null };
};

/** The action in the audit trail; changes by a manually run script count as imports. */
const getAuditWord = (action: RevisionAction, viewer: Viewer, { by }: ChangeContext): AuditAction => {
  if (action === 'recovered') return 'restored';
  if (action === 'found') return 'updated';
  if (by === 'media') return 'replaced';
  return viewer === undefined && by === undefined && action !== 'deleted' ? 'imported' : action;
};

type WrittenEvent = { id: string; type: string } | null;

/** The events of an item, written in the transaction that changes it. */
class ItemEvents<Item extends ItemRecord> {
  constructor(
    private readonly kind: ItemKind<Item>,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the event by which a public item reaches the site; null for one that is not public. */
  async created(item: Item): Promise<WrittenEvent> {
    await this.tell('created', item);
    return this.kind.isPublic(item) ? this.tell('published', item) : null;
  }

  async changed(before: Item, after: Item): Promise<WrittenEvent> {
    const isPublic = this.kind.isPublic(after);
    const event = await this.tell(this.getVerb(this.kind.isPublic(before), isPublic), after);
    return isPublic ? event : null;
  }

  async deleted(item: Item): Promise<null> {
    await this.tell('deleted', item);
    return null;
  }

  /** Publishes only identifying fields of a deleted item; consumers that stored more replace it with this. */
  async purged({ id, slug, updatedAt, createdAt, version }: Item): Promise<void> {
    const nothing = { ...this.kind.blank, id, slug, updatedAt, createdAt, trashed: true, version: version + 1 };
    await this.tell('purged', nothing as unknown as Item);
  }

  private getVerb(wasPublic: boolean, isNowPublic: boolean): ItemVerb {
    if (wasPublic === isNowPublic) return 'updated';
    return isNowPublic ? 'published' : 'unpublished';
  }

  private async tell(verb: ItemVerb, item: Item): Promise<{ id: string; type: string }> {
    const { id, type } = await this.outbox.add(this.kind.events[verb], item.slug, this.kind.snapshot(item) as never);
    return { id, type };
  }
}

/** Records a change in the transaction that makes it: revision, event and audit entry. */
export class ChangeRecorder<Item extends ItemRecord> {
  private readonly events: ItemEvents<Item>;

  constructor(
    private readonly kind: ItemKind<Item>,
    private readonly revisions: Revisions,
    private readonly audit: AuditTrail,
    outbox: Outbox,
  ) {
    this.events = new ItemEvents(kind, outbox);
  }

  async created(item: Item, viewer: Viewer): Promise<void> {
    const event = await this.events.created(item);
    await this.revisions.keep({ ...this.toRevision(item, 'created', viewer), event });
    await this.record(getAuditWord('created', viewer, {}), viewer, undefined, item);
  }

  async changed(before: Item, after: Item, viewer: Viewer, context: ChangeContext = {}): Promise<void> {
    const action = context.action ?? this.getAction(before, after);
    await this.began(before);
    const fields = changedFieldNames(this.kind, before, after);
    const event = await (action === 'deleted' ? this.events.deleted(after) : this.events.changed(before, after));
    await this.revisions.keep({ ...this.toRevision(after, action, viewer, context), fields, event });
    await this.record(getAuditWord(action, viewer, context), viewer, before, after, context);
  }

  /** Publishes the event of a change although the item is the same: its pictures changed, and so do answers about it. */
  async republish(item: Item): Promise<void> {
    await this.events.changed(item, item);
  }

  async purged(item: Item, viewer: Viewer): Promise<void> {
    await this.revisions.forget(item.id);
    await this.events.purged(item);
    await this.record('erased', viewer, item, undefined);
  }

  /** Stores the current version as the first revision of an item that has no history yet. */
  async began(item: Item): Promise<void> {
    const by: RevisionAuthor = { type: item.updatedBy === null ? 'import' : 'staff', id: null, name: item.updatedBy };
    await this.revisions.keepIfNew({ ...this.toRevision(item, 'found', undefined), by });
  }

  private getAction(before: Item, after: Item): RevisionAction {
    const [was, is] = [this.kind.isPublic(before), this.kind.isPublic(after)];
    if (was === is) return 'updated';
    return is ? 'published' : 'unpublished';
  }

  private toRevision(item: Item, action: RevisionAction, viewer: Viewer, context: ChangeContext = {}) {
    return {
      itemId: item.id,
      version: item.version,
      action,
      by: getAuthor(viewer, context),
      at: item.updatedAt,
      fields: [],
      restoredVersion: context.restoredVersion ?? null,
      isByMedia: context.by === 'media',
      values: getValues(this.kind, item),
    };
  }

  private async record(
    action: AuditAction,
    viewer: Viewer,
    before: Item | undefined,
    after: Item | undefined,
    { restoredVersion }: ChangeContext = {},
  ): Promise<void> {
    const item = after ?? before;
    if (item === undefined) return;
    const { kind, resource } = this.kind;
    const told = (one: Item | undefined) => (one === undefined ? undefined : this.getAnnounced(one));
    await this.audit.record({
      viewer,
      action,
      resource,
      item: { kind, id: item.id, title: this.kind.getTitle(item) },
      before: told(before),
      after: told(after),
      ...(restoredVersion === undefined ? {} : { note: `Version ${restoredVersion}` }),
    });
  }

  private getAnnounced(item: Item) {
    const { publishAt, unpublishAt } = item;
    return { ...getValues(this.kind, item), publishAt, unpublishAt };
  }
}
