import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { PicturesModule } from '../pictures/pictures.module.js';
import { HISTORY_CONTROLLERS } from './history/history.controller.js';
import { ItemHistory } from './history/item-history.js';
import { REVISION, revisionSchema } from './history/revision.schema.js';
import { Revisions } from './history/revisions.js';
import { ItemDependencies } from './item-dependencies.js';
import { ItemDerivation } from './item-derivation.js';
import { ItemForms } from './item-forms.js';
import { ItemKinds } from './item-kinds.js';
import { ItemState, KIND_STATE, kindStateSchema } from './item-state.js';
import { ItemTally, TALLY_ENTRY, tallyEntrySchema } from './item-tally.js';
import { MediaClient } from './media-client.js';
import { PREVIEW, previewSchema } from './previews/preview.schema.js';
import { PreviewsController } from './previews/previews.controller.js';
import { PreviewsService } from './previews/previews.service.js';
import { ScheduleClock } from './schedule/schedule-clock.js';
import { TallyCompaction } from './tally-compaction.js';
import { GONE_ADDRESS, GoneAddresses, goneAddressSchema } from './trash/gone-addresses.js';
import { TrashController } from './trash/trash.controller.js';
import { TrashService } from './trash/trash.service.js';
import { TrashSweep } from './trash/trash-sweep.js';

const clocks = [ScheduleClock, TallyCompaction, TrashSweep];
const useCases = [ItemHistory, PreviewsService, TrashService];

/** The parts that all kinds of content share. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: TALLY_ENTRY, schema: tallyEntrySchema },
      { name: KIND_STATE, schema: kindStateSchema },
      { name: REVISION, schema: revisionSchema },
      { name: PREVIEW, schema: previewSchema },
      { name: GONE_ADDRESS, schema: goneAddressSchema },
    ]),
    DiscoveryModule,
    PicturesModule,
  ],
  controllers: [...HISTORY_CONTROLLERS, TrashController, PreviewsController],
  providers: [
    ...clocks,
    ...useCases,
    GoneAddresses,
    ItemDerivation,
    ItemForms,
    ItemKinds,
    ItemDependencies,
    ItemState,
    ItemTally,
    MediaClient,
    Revisions,
  ],
  exports: [ItemForms, ItemKinds, ItemDependencies, ItemTally, MediaClient],
})
export class ItemsModule {}
