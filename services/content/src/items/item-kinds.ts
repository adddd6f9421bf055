import type { ContentKind, ContentPath } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ItemRecord } from './item.js';
import { Items } from './items.js';

/** Items of any kind, as far as all kinds are the same. */
export type AnyItems = Items<ItemRecord>;

/** The kinds of content: every provider of the service that is one. */
@Injectable()
export class ItemKinds {
  constructor(private readonly discovery: DiscoveryService) {}

  all(): AnyItems[] {
    return this.discovery.getProviders().flatMap(({ instance }) => (instance instanceof Items ? [instance] : []));
  }

  of(kind: ContentKind): AnyItems {
    return this.where(({ kind: one }) => one === kind, kind);
  }

  at(path: ContentPath): AnyItems {
    return this.where(({ path: one }) => one === path, path);
  }

  private where(matches: (kind: AnyItems['kind']) => boolean, name: string): AnyItems {
    const found = this.all().find(({ kind }) => matches(kind));
    if (found === undefined) throw new Error(`There is no kind of content called '${name}'.`);
    return found;
  }
}
