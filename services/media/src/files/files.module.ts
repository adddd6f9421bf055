import { ENVIRONMENT, ObjectStorage, openStorage } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FILE, fileSchema } from './file.schema.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { MediaController } from './media.controller.js';
import { MongoFilesRepository } from './mongo-files.repository.js';
import { UploadController } from './upload.controller.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: FILE, schema: fileSchema }])],
  controllers: [UploadController, MediaController],
  providers: [
    FilesService,
    { provide: ObjectStorage, useFactory: openStorage, inject: [ENVIRONMENT] },
    { provide: FilesRepository, useClass: MongoFilesRepository },
  ],
})
export class FilesModule {}
