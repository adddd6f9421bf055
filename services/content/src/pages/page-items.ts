import { RESERVED_PAGE_SLUGS } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { StoredItem } from '../items/item.schema.js';
import { ItemDependencies } from '../items/item-dependencies.js';
import { Items } from '../items/items.js';
import { pageKind } from './page.js';
import { PAGE } from './page.schema.js';
import type { PageRecord } from './page-record.js';

@Injectable()
export class PageItems extends Items<PageRecord> {
  constructor(@InjectModel(PAGE) model: Model<StoredItem>, dependencies: ItemDependencies) {
    super(pageKind, model, dependencies);
  }

  /** Pages live at the root of the site, where some addresses are already taken. */
  override isReserved(slug: string): boolean {
    return RESERVED_PAGE_SLUGS.includes(slug);
  }
}
