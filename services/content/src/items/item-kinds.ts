import type { ContentKind, ContentPath } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { ItemRecord } from './item.js';
import type { Items } from './items.js';
import type { StoredItem } from './items.repository.js';

/** Items of any kind, as far as all kinds are the same. */
export type AnyItems = Items<ItemRecord>;

interface KnownKind {
  items: AnyItems;
  model: Model<StoredItem>;
}

/** The kinds of content that there are: each makes itself known when it starts. */
@Injectable()
export class ItemKinds {
  private readonly known = new Map<ContentKind, KnownKind>();

  add<Item extends ItemRecord>(items: Items<Item>, model: Model<StoredItem>): void {
    this.known.set(items.kind.kind, { items: items as unknown as AnyItems, model });
  }

  all(): KnownKind[] {
    return [...this.known.values()];
  }

  of(kind: ContentKind): AnyItems {
    return this.where(({ kind: one }) => one === kind, kind);
  }

  at(path: ContentPath): AnyItems {
    return this.where(({ path: one }) => one === path, path);
  }

  private where(matches: (kind: AnyItems['kind']) => boolean, name: string): AnyItems {
    const found = this.all().find(({ items }) => matches(items.kind));
    if (found === undefined) throw new Error(`There is no kind of content called '${name}'.`);
    return found.items;
  }
}
