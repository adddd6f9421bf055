import type { ItemChange, ItemKind, ItemRecord, NewItem } from './item.js';

type Visible<Item extends ItemRecord> = Pick<ItemKind<Item>, 'isPublic'>;

/** Sets the time at which the item first became public. */
export const withPublication = <Item extends ItemRecord, Whole extends NewItem<Item>>(
  kind: Visible<Item>,
  item: Whole,
): Whole => {
  const isPublic = kind.isPublic(item as unknown as Item);
  return isPublic && item.firstPublishedAt === null ? { ...item, firstPublishedAt: new Date() } : item;
};

/** Adds the slugs that the item had while it was public. */
export const withHistory = <Item extends ItemRecord>(
  kind: Visible<Item>,
  before: Item,
  change: ItemChange<Item>,
): ItemChange<Item> => {
  const { firstPublishedAt } = withPublication<Item, Item>(kind, { ...before, ...change });
  const isMoved = change.slug !== undefined && change.slug !== before.slug && before.firstPublishedAt !== null;
  const formerSlugs = isMoved ? { formerSlugs: [...new Set([...before.formerSlugs, before.slug])] } : {};
  return { ...change, firstPublishedAt, ...formerSlugs };
};
