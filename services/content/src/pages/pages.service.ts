import type { PageDraft, PageListQuery, PagePatch } from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import type { Change } from '../items/items.js';
import { withCleanContent } from '../items/rich-text/rich-text.js';
import { changeOfPatch, newPage, requireDeletable } from './page.js';
import { PageItems } from './page-items.js';
import type { PageRecord } from './page-record.js';

const SORTS = {
  title: { key: 'title', direction: 1 },
  latest: { key: 'latest', direction: -1 },
} as const;

@Injectable()
export class PagesService {
  constructor(private readonly items: PageItems) {}

  list({ status, search, page, limit, sort }: PageListQuery, viewer: Viewer) {
    const shown = status === 'all' ? undefined : status;
    return this.items.page({ status: shown, search, page, limit, sort: SORTS[sort] }, 'published', viewer);
  }

  find(idOrSlug: string, viewer: Viewer): Promise<PageRecord> {
    return this.items.find(idOrSlug, viewer);
  }

  async create(draft: PageDraft, viewer: Viewer): Promise<PageRecord> {
    return this.items.create(newPage(await withCleanContent(draft)), draft.slug, viewer);
  }

  async update(idOrSlug: string, patch: PagePatch, change: Change): Promise<PageRecord> {
    const clean = await withCleanContent(patch);
    return this.items.change(idOrSlug, (before) => changeOfPatch(before, clean), change);
  }

  async delete(idOrSlug: string, change: Change): Promise<void> {
    const page = await this.items.existing(idOrSlug);
    requireDeletable(page);
    await this.items.trash(page.id, change);
  }

  mayRead(viewer: Viewer): boolean {
    return this.items.mayRead(viewer);
  }
}
