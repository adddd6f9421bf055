import type { ItemChange, ItemRecord, NewItem } from './item.js';
import type { ItemFilter, ItemPage, ItemSort } from './item-list.js';

/** Items of one kind. Writes belong into a transaction; what lies in the trash is found by `find` alone. */
export interface ItemsRepository<Item extends ItemRecord> {
  insert(item: NewItem<Item>): Promise<Item>;
  /** Applies a change if the item still has this version; undefined when somebody else was faster. */
  update(before: Item, change: ItemChange<Item>): Promise<Item | undefined>;
  find(idOrSlug: string): Promise<Item | undefined>;
  /** The item that has this slug now; undefined also where it had it once, or lies in the trash. */
  withSlug(slug: string): Promise<Item | undefined>;
  isSlugTaken(slug: string, exceptId?: string): Promise<boolean>;
  page(query: ItemPage): Promise<{ items: Item[]; total: number }>;
  first(filter: ItemFilter, sort: ItemSort, limit: number, exceptIds?: readonly string[]): Promise<Item[]>;
  isEmpty(): Promise<boolean>;
  findTrashed(idOrSlug: string): Promise<Item | undefined>;
  /** IDs of what has been in the trash since before a moment, the longest first. */
  trashedBefore(moment: Date, limit: number): Promise<string[]>;
  /** Deletes an item for good if it still lies in the trash as this version; answers whether it did. */
  remove(item: Item): Promise<boolean>;
  /** IDs of what a schedule shows or hides by now. */
  due(now: Date): Promise<string[]>;
}
