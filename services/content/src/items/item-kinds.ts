import type { ContentKind, ContentPath } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { CONTENT_KINDS } from '../content-kinds.js';
import type { AnyDraft, ItemKind, ItemRecord } from './item.js';
import type { StoredItem } from './item.schema.js';
import { ItemDependencies } from './item-dependencies.js';
import { Items } from './items.js';

/** Items of any kind, limited to what all kinds have in common. */
export type AnyItems = Items<ItemRecord>;

/** The items of all kinds of content. */
@Injectable()
export class ItemKinds {
  private readonly items: readonly AnyItems[];

  constructor(@InjectConnection() connection: Connection, dependencies: ItemDependencies) {
    this.items = CONTENT_KINDS.map((kind) => {
      const model = connection.model(kind.kind, kind.schema) as unknown as Model<StoredItem>;
      return new Items(kind as unknown as AnyItems['kind'], model, dependencies);
    });
  }

  all(): readonly AnyItems[] {
    return this.items;
  }

  /** The items of one kind, with its types. */
  get<Item extends ItemRecord, Draft extends AnyDraft, Patch extends object>(
    kind: ItemKind<Item, Draft, Patch>,
  ): Items<Item, Draft, Patch> {
    return this.of(kind.kind) as unknown as Items<Item, Draft, Patch>;
  }

  of(kind: ContentKind): AnyItems {
    return this.where(({ kind: one }) => one === kind, kind);
  }

  at(path: ContentPath): AnyItems {
    return this.where(({ path: one }) => one === path, path);
  }

  private where(matches: (kind: AnyItems['kind']) => boolean, name: string): AnyItems {
    const found = this.items.find(({ kind }) => matches(kind));
    if (found === undefined) throw new Error(`There is no kind of content called '${name}'.`);
    return found;
  }
}
