import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExternalPictures } from './external-pictures.js';
import { PICTURE, pictureSchema } from './picture.schema.js';
import { Pictures } from './pictures.js';

/** What is known of pictures, for whoever answers items. */
@Module({
  imports: [MongooseModule.forFeature([{ name: PICTURE, schema: pictureSchema }])],
  providers: [ExternalPictures, Pictures],
  exports: [ExternalPictures, Pictures],
})
export class PicturesModule {}
