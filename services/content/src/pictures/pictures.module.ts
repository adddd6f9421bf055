import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PICTURE, pictureSchema } from './picture.schema.js';
import { Pictures } from './pictures.js';

/** What is known of pictures, for whoever answers items. */
@Module({
  imports: [MongooseModule.forFeature([{ name: PICTURE, schema: pictureSchema }])],
  providers: [Pictures],
  exports: [Pictures],
})
export class PicturesModule {}
