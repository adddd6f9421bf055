import { type FieldIssue, MOST_ORDERED_ITEMS, type OrderedPath } from '@atelier/contracts';
import { InvalidInput, type Viewer } from '@atelier/service-kit';
import { ConflictException, Injectable } from '@nestjs/common';
import type { ItemRecord } from '../item.js';
import { ItemKinds } from '../item-kinds.js';
import type { Items } from '../items.js';

interface OrderedItem extends ItemRecord {
  display_order: number;
}
type OrderedItems = Items<OrderedItem>;

const BY_ORDER = { key: 'order', direction: 1 } as const;

const issue = (message: string): FieldIssue => ({ field: 'ids', message });

/** Sorts the items by these IDs; throws 400 with every unknown, missing or duplicate ID. */
const sortByIds = ({ kind }: OrderedItems, items: readonly OrderedItem[], ids: readonly string[]): OrderedItem[] => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const named = new Set(ids);
  const issues = [
    ...[...named].filter((id) => !byId.has(id)).map((id) => issue(`There is no ${kind.noun.toLowerCase()} '${id}'`)),
    ...[...named].filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id)).map((id) => issue(`'${id}' is named twice`)),
    ...items
      .filter(({ id }) => !named.has(id))
      .map((item) => issue(`'${kind.getTitle(item)}' (${item.id}) is missing`)),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
  return ids.map((id) => byId.get(id)).filter((item) => item !== undefined);
};

/** The order that staff give to the items of a type. */
@Injectable()
export class ItemOrder {
  constructor(private readonly kinds: ItemKinds) {}

  /** Puts all items into this order, together or not at all; items that keep their position do not change. */
  arrange(path: OrderedPath, ids: readonly string[], viewer: Viewer): Promise<OrderedItem[]> {
    const items = this.kinds.at(path) as unknown as OrderedItems;
    return items.together(async () => {
      const all = await items.repository.first({}, BY_ORDER, MOST_ORDERED_ITEMS + 1);
      const placed: OrderedItem[] = [];
      for (const [index, item] of sortByIds(items, all, ids).entries())
        placed.push(await this.place(items, item, index, viewer));
      return placed;
    });
  }

  private async place(items: OrderedItems, item: OrderedItem, place: number, viewer: Viewer): Promise<OrderedItem> {
    if (item.display_order === place) return item;
    // A list leaves out long texts, which the history and the search need.
    const moved = { display_order: place };
    const placed = await items.apply(await items.existing(item.id), moved, viewer, { keepsDrafts: true });
    if (placed === undefined)
      throw new ConflictException(
        `Somebody else changed a ${items.kind.noun.toLowerCase()} meanwhile: order them again.`,
      );
    return placed;
  }
}
