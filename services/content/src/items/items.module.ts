import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ItemDerivation } from './item-derivation.js';
import { ItemForms } from './item-forms.js';
import { ItemState, KIND_STATE, kindStateSchema } from './item-state.js';
import { ItemTally, TALLY_ENTRY, tallyEntrySchema } from './item-tally.js';
import { ItemParts } from './items.js';
import { MediaClient } from './media-client.js';
import { TallyCompaction } from './tally-compaction.js';

/** What all kinds of content share. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: TALLY_ENTRY, schema: tallyEntrySchema },
      { name: KIND_STATE, schema: kindStateSchema },
    ]),
  ],
  providers: [ItemDerivation, ItemForms, ItemParts, ItemState, ItemTally, MediaClient, TallyCompaction],
  exports: [ItemForms, ItemParts, ItemTally, MediaClient],
})
export class ItemsModule {}
