import { itemTag, kindTag, tagAnswer } from '@atelier/service-kit';
import type { ItemKind, ItemRecord } from './item.js';

/** Tags an answer that changes with any item of the kind, so that unpublished items leave it immediately. */
export const tagList = <Item extends ItemRecord>({ kind }: Pick<ItemKind<Item>, 'kind'>, items: readonly Item[] = []) =>
  tagAnswer(kindTag(kind), ...items.map(({ id }) => itemTag(kind, id)));

/** Tags an answer that changes with this item, or when another item gets the requested address. */
export const tagItem = <Item extends ItemRecord>({ kind }: Pick<ItemKind<Item>, 'kind'>, { id }: Item, asked: string) =>
  tagAnswer(itemTag(kind, id), itemTag(kind, asked));
