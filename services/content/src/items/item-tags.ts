import { itemTag, kindTag, tagAnswer } from '@atelier/service-kit';
import type { ItemKind, ItemRecord } from './item.js';

/** The answer changes with any item of the kind; what is taken down must leave it at once. */
export const tagList = <Item extends ItemRecord>({ kind }: Pick<ItemKind<Item>, 'kind'>, items: readonly Item[] = []) =>
  tagAnswer(kindTag(kind), ...items.map(({ id }) => itemTag(kind, id)));

/** The answer changes with this item, or when another one gets the address that was asked for. */
export const tagItem = <Item extends ItemRecord>({ kind }: Pick<ItemKind<Item>, 'kind'>, { id }: Item, asked: string) =>
  tagAnswer(itemTag(kind, id), itemTag(kind, asked));
