import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExternalPictures } from './external-pictures.js';
import { PICTURE, pictureSchema } from './picture.schema.js';
import { Pictures } from './pictures.js';

/** Facts about pictures for the modules that answer items. */
@Module({
  imports: [MongooseModule.forFeature([{ name: PICTURE, schema: pictureSchema }])],
  providers: [ExternalPictures, Pictures],
  exports: [ExternalPictures, Pictures],
})
export class PicturesModule {}
