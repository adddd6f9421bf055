import {
  type ContentKind,
  contentKind,
  draftItemId,
  type ReviewRequest,
  type ReviewReturn,
  reviewRequest,
  reviewReturn,
  type TokenClaims,
} from '@atelier/contracts';
import { CurrentViewer, Operation } from '@atelier/service-kit';
import { Body, Controller, Header, Param } from '@nestjs/common';
import { ItemReviews } from './item-reviews.js';

@Controller()
export class ReviewsController {
  constructor(private readonly reviews: ItemReviews) {}

  @Operation('GET /reviews')
  @Header('cache-control', 'no-store')
  async list(@CurrentViewer() viewer: TokenClaims) {
    return { success: true, data: await this.reviews.list(viewer) };
  }

  @Operation('PUT /reviews/{kind}/{id}')
  async request(
    @Param('kind', { schema: contentKind }) kind: ContentKind,
    @Param('id', { schema: draftItemId }) id: string,
    @Body({ schema: reviewRequest }) { note }: ReviewRequest,
    @CurrentViewer() viewer: TokenClaims,
  ) {
    return { success: true, message: 'Review requested', data: await this.reviews.request(kind, id, note, viewer) };
  }

  @Operation('POST /reviews/{kind}/{id}/return')
  async return(
    @Param('kind', { schema: contentKind }) kind: ContentKind,
    @Param('id', { schema: draftItemId }) id: string,
    @Body({ schema: reviewReturn }) { note }: ReviewReturn,
    @CurrentViewer() viewer: TokenClaims,
  ) {
    return {
      success: true,
      message: 'Returned with your note',
      data: await this.reviews.return(kind, id, note, viewer),
    };
  }

  @Operation('DELETE /reviews/{kind}/{id}')
  async withdraw(
    @Param('kind', { schema: contentKind }) kind: ContentKind,
    @Param('id', { schema: draftItemId }) id: string,
    @CurrentViewer() viewer: TokenClaims,
  ) {
    await this.reviews.withdraw(kind, id, viewer);
    return { success: true, message: 'Review withdrawn' };
  }
}
