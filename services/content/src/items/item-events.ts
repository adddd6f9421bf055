import type { Outbox } from '@atelier/service-kit';
import type { ItemKind, ItemRecord, ItemVerb } from './item.js';

/** What the world hears of an item; called inside the transaction that changes it. */
export class ItemEvents<Item extends ItemRecord> {
  constructor(
    private readonly kind: ItemKind<Item>,
    private readonly outbox: Outbox,
  ) {}

  async created(item: Item): Promise<void> {
    await this.tell('created', item);
    if (this.kind.isPublic(item)) await this.tell('published', item);
  }

  async changed(before: Item, after: Item): Promise<void> {
    await this.tell(this.verbOf(this.kind.isPublic(before), this.kind.isPublic(after)), after);
  }

  async deleted(item: Item): Promise<void> {
    await this.tell('deleted', item);
  }

  /** Nothing of the item is told but what it was: whoever kept more of it keeps this instead. */
  async purged({ id, slug, updatedAt, createdAt, version }: Item): Promise<void> {
    const nothing = { ...this.kind.blank, id, slug, updatedAt, createdAt, trashed: true, version: version + 1 };
    await this.tell('purged', nothing as unknown as Item);
  }

  private verbOf(wasPublic: boolean, isNowPublic: boolean): ItemVerb {
    if (wasPublic === isNowPublic) return 'updated';
    return isNowPublic ? 'published' : 'unpublished';
  }

  private async tell(verb: ItemVerb, item: Item): Promise<void> {
    await this.outbox.add(this.kind.events[verb], item.slug, this.kind.snapshot(item) as never);
  }
}
