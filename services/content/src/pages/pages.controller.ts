import {
  idOrSlug,
  type PageDraft,
  type PageListQuery,
  type PagePatch,
  pageInput,
  pageListQuery,
  pagePatch,
  paginate,
} from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { toAnswer } from '../items/item-writes.js';
import { pageKind, toSummary } from './page.js';
import { PagesService } from './pages.service.js';

@Controller()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Operation('GET /pages')
  async list(@Query({ schema: pageListQuery }) query: PageListQuery, @CurrentViewer() viewer: Viewer) {
    const { items, total } = await this.pages.list(query, viewer);
    const isStaff = this.pages.items.mayRead(viewer);
    const pages = items.map((item) => toSummary(item, isStaff));
    return { success: true, data: pages, pages, total, pagination: paginate(query.page, query.limit, total) };
  }

  @Operation('GET /pages/{id}')
  async one(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    return toAnswer(pageKind, await this.pages.items.find(id, viewer), this.pages.items.mayRead(viewer));
  }

  @Operation('POST /pages')
  async create(@Body({ schema: pageInput }) draft: PageDraft, @CurrentViewer() viewer: Viewer) {
    return toAnswer(pageKind, await this.pages.items.create(draft, viewer), true, 'Page created successfully');
  }

  @Operation('PUT /pages/{id}')
  async update(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: pagePatch }) patch: PagePatch,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    return toAnswer(
      pageKind,
      await this.pages.items.update(id, patch, { viewer, expectedVersion }),
      true,
      'Page updated successfully',
    );
  }

  @Operation('DELETE /pages/{id}')
  async delete(
    @Param('id', { schema: idOrSlug }) id: string,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    await this.pages.items.delete(id, { viewer, expectedVersion });
    return { success: true, message: 'Page deleted successfully' };
  }
}
