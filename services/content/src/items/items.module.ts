import { TALLY_ENTRY, Tally, tallySchema } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PicturesModule } from '../pictures/pictures.module.js';
import { DRAFT_REVISION, draftRevisionSchema } from './drafts/draft-revision.schema.js';
import { DraftRevisions } from './drafts/draft-revisions.js';
import { DraftsController } from './drafts/drafts.controller.js';
import { ItemDrafts } from './drafts/item-drafts.js';
import { HISTORY_CONTROLLERS } from './history/history.controller.js';
import { ItemHistory } from './history/item-history.js';
import { PublicationsController } from './history/publications.controller.js';
import { ReceiptCollector } from './history/receipt-collector.js';
import { REVISION, revisionSchema } from './history/revision.schema.js';
import { Revisions } from './history/revisions.js';
import { BULK_CONTROLLERS } from './item-bulk.js';
import { ItemDependencies } from './item-dependencies.js';
import { ItemDerivation, KIND_STATE, kindStateSchema } from './item-derivation.js';
import { ItemForms } from './item-forms.js';
import { ItemKinds } from './item-kinds.js';
import { WRITE_CONTROLLERS } from './item-writes.js';
import { MediaClient } from './media-client.js';
import { ItemOrder } from './ordering/item-order.js';
import { ORDER_CONTROLLERS } from './ordering/order.controller.js';
import { PREVIEW, previewSchema } from './previews/preview.schema.js';
import { PreviewsController } from './previews/previews.controller.js';
import { PreviewsService } from './previews/previews.service.js';
import { ItemReviews } from './reviews/item-reviews.js';
import { REVIEW, reviewSchema } from './reviews/review.schema.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { Reviews } from './reviews/reviews.js';
import { ScheduleClock } from './schedule/schedule-clock.js';
import { GONE_ADDRESS, GoneAddresses, goneAddressSchema } from './trash/gone-addresses.js';
import { TrashController } from './trash/trash.controller.js';
import { TrashService } from './trash/trash.service.js';
import { TrashSweep } from './trash/trash-sweep.js';

const clocks = [ReceiptCollector, ScheduleClock, TrashSweep];
const useCases = [ItemDrafts, ItemHistory, ItemOrder, ItemReviews, PreviewsService, TrashService];

/** The parts that all kinds of content share. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: TALLY_ENTRY, schema: tallySchema('item_tally') },
      { name: KIND_STATE, schema: kindStateSchema },
      { name: REVISION, schema: revisionSchema },
      { name: DRAFT_REVISION, schema: draftRevisionSchema },
      { name: PREVIEW, schema: previewSchema },
      { name: REVIEW, schema: reviewSchema },
      { name: GONE_ADDRESS, schema: goneAddressSchema },
    ]),
    PicturesModule,
  ],
  controllers: [
    ...WRITE_CONTROLLERS,
    ...BULK_CONTROLLERS,
    ...HISTORY_CONTROLLERS,
    ...ORDER_CONTROLLERS,
    PublicationsController,
    TrashController,
    PreviewsController,
    DraftsController,
    ReviewsController,
  ],
  providers: [
    ...clocks,
    ...useCases,
    DraftRevisions,
    GoneAddresses,
    ItemDerivation,
    ItemForms,
    ItemKinds,
    ItemDependencies,
    MediaClient,
    Reviews,
    Revisions,
    Tally,
  ],
  exports: [ItemDrafts, ItemForms, ItemKinds, MediaClient, Tally],
})
export class ItemsModule {}
