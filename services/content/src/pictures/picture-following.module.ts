import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { PictureCatchUp } from './picture-catch-up.js';
import { PictureChanges } from './picture-changes.js';
import { PictureUses } from './picture-uses.js';
import { PicturesConsumer } from './pictures.consumer.js';
import { PicturesModule } from './pictures.module.js';

/** Keeps facts about pictures up to date, and the items that show them. */
@Module({
  imports: [PicturesModule, ItemsModule],
  controllers: [PicturesConsumer],
  providers: [PictureChanges, PictureCatchUp, PictureUses],
})
export class PictureFollowingModule {}
