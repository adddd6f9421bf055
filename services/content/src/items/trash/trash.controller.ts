import {
  type BulkIds,
  bulkIds,
  type ContentKind,
  contentKind,
  idOrSlug,
  type TrashListQuery,
  trashListQuery,
} from '@atelier/contracts';
import { CurrentViewer, forEachItem, getBulkAnswer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { TrashService } from './trash.service.js';

@Controller()
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Operation('GET /trash')
  async list(@Query({ schema: trashListQuery }) query: TrashListQuery, @CurrentViewer() viewer: Viewer) {
    return { success: true, ...(await this.trash.page(query, viewer)) };
  }

  @Operation('POST /trash/{kind}/{id}/restore')
  async restore(
    @Param('kind', { schema: contentKind }) kind: ContentKind,
    @Param('id', { schema: idOrSlug }) id: string,
    @CurrentViewer() viewer: Viewer,
  ) {
    return { success: true, ...(await this.trash.restore(kind, id, viewer)) };
  }

  @Operation('POST /trash/{kind}/restore')
  async restoreMany(
    @Param('kind', { schema: contentKind }) kind: ContentKind,
    @Body({ schema: bulkIds }) ids: BulkIds,
    @CurrentViewer() viewer: Viewer,
  ) {
    const results = await forEachItem(ids, {
      apply: async ({ id }) => (await this.trash.restore(kind, id, viewer)).message,
      unexpected: (error) => this.trash.reportFailure(kind, error),
    });
    return getBulkAnswer(results, 'item', 'restored');
  }

  @Operation('DELETE /trash/{kind}/{id}')
  async purge(
    @Param('kind', { schema: contentKind }) kind: ContentKind,
    @Param('id', { schema: idOrSlug }) id: string,
    @CurrentViewer() viewer: Viewer,
  ) {
    return { success: true, message: await this.trash.purge(kind, id, viewer) };
  }
}
