import {
  type ContentKind,
  contentKind,
  type DraftDiscard,
  type DraftInput,
  draftDiscard,
  draftInput,
  draftItemId,
  draftRevisionId,
} from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import { ItemDrafts } from './item-drafts.js';

const NO_STORE = ['cache-control', 'no-store'] as const;

@Controller()
export class DraftsController {
  constructor(private readonly drafts: ItemDrafts) {}

  @Operation('GET /drafts/{kind}')
  @Header(...NO_STORE)
  async ofNewItems(@Param('kind', { schema: contentKind }) kind: ContentKind, @CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.drafts.ofNewItems(kind, viewer) };
  }

  @Operation('GET /drafts/{kind}/{id}')
  @Header(...NO_STORE)
  async ofItem(
    @Param('kind', { schema: contentKind }) kind: ContentKind,
    @Param('id', { schema: draftItemId }) id: string,
    @CurrentViewer() viewer: Viewer,
  ) {
    return { success: true, data: await this.drafts.of(kind, id, viewer) };
  }

  @Operation('PUT /drafts/{kind}/{id}')
  async keep(
    @Param('kind', { schema: contentKind }) kind: ContentKind,
    @Param('id', { schema: draftItemId }) id: string,
    @Body({ schema: draftInput }) draft: DraftInput,
    @CurrentViewer() viewer: Viewer,
  ) {
    return { success: true, message: 'Draft saved', data: await this.drafts.keep(kind, id, draft, viewer) };
  }

  @Operation('DELETE /drafts/{kind}/{id}/{draft}')
  async discard(
    @Param('kind', { schema: contentKind }) kind: ContentKind,
    @Param('id', { schema: draftItemId }) id: string,
    @Param('draft', { schema: draftRevisionId }) draft: string,
    @Query({ schema: draftDiscard }) { savedAt, published }: DraftDiscard,
    @CurrentViewer() viewer: Viewer,
  ) {
    const discarded = { draft, savedAt, isPublished: published === 'true' };
    return { success: true, message: await this.drafts.discard(kind, id, discarded, viewer) };
  }
}
