import type { PageDraft, PageListQuery, PagePatch } from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ItemKinds } from '../items/item-kinds.js';
import type { Items } from '../items/items.js';
import { pageKind } from './page.js';
import type { PageRecord } from './page-record.js';

const SORTS = {
  title: { key: 'title', direction: 1 },
  title_desc: { key: 'title', direction: -1 },
  latest: { key: 'latest', direction: -1 },
  oldest: { key: 'latest', direction: 1 },
} as const;

@Injectable()
export class PagesService {
  readonly items: Items<PageRecord, PageDraft, PagePatch>;

  constructor(kinds: ItemKinds) {
    this.items = kinds.get(pageKind);
  }

  list({ status, search, page, limit, sort }: PageListQuery, viewer: Viewer) {
    const shown = status === 'all' ? undefined : status;
    return this.items.page({ status: shown, search, page, limit, sort: SORTS[sort] }, 'published', viewer);
  }
}
