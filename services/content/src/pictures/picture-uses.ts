import { Injectable } from '@nestjs/common';
import { trusted } from 'mongoose';
import type { ItemChange, ItemRecord } from '../items/item.js';
import { type AnyItems, ItemKinds } from '../items/item-kinds.js';
import { stemAtAddress } from './picture.js';
import { withReplacedAddresses } from './shown-pictures.js';

/** The items that show a picture; called inside a transaction. */
@Injectable()
export class PictureUses {
  constructor(private readonly kinds: ItemKinds) {}

  /** Expires cached answers about public items that show the picture. */
  async tell(stems: readonly string[]): Promise<void> {
    await this.forEach(stems, async (items, item) => {
      if (items.kind.isPublic(item)) await items.recorder.republish(item);
    });
  }

  /** Replaces the earlier address of a picture in items with the current one. */
  async follow(earlierStem: string, address: string): Promise<void> {
    await this.forEach([earlierStem], async (items, item) => {
      const readdress = (one: string) => (stemAtAddress(one) === earlierStem ? address : one);
      const change = withReplacedAddresses(items.kind.pictures, item, readdress) as ItemChange<ItemRecord>;
      const after = await items.apply(item, change, undefined, { by: 'media' });
      if (after === undefined) throw new Error(`The ${items.kind.kind} ${item.slug} changed meanwhile.`);
    });
  }

  /** Paths, without extension, of all pictures that items show. */
  async stems(): Promise<string[]> {
    const found: string[] = [];
    for (const { model } of this.kinds.all()) found.push(...(await model.distinct('shows')).map(String));
    return [...new Set(found)];
  }

  private async forEach(
    stems: readonly string[],
    work: (items: AnyItems, item: ItemRecord) => Promise<void>,
  ): Promise<void> {
    for (const items of this.kinds.all()) {
      const showing = { shows: trusted({ $in: [...stems] }), trashed: false };
      const found = await items.model.find(showing, { _id: 1 }).lean<{ _id: unknown }[]>();
      for (const { _id } of found) {
        const item = await items.repository.find(String(_id));
        if (item !== undefined) await work(items, item);
      }
    }
  }
}
