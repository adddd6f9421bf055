import { ENVIRONMENT, EventArchive, ObjectStorage, openStorage } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CollectionSchedule } from './collection/collection-schedule.js';
import { Collector } from './collection/collector.js';
import { EventBacklog } from './collection/event-backlog.js';
import { FileRemoval } from './collection/file-removal.js';
import { ArchiveMetrics } from './event-archive/archive-metrics.js';
import { ArchiveSchedule } from './event-archive/archive-schedule.js';
import { FILE, fileSchema } from './files/file.schema.js';
import { FilesRepository } from './files/files.repository.js';
import { FilesService } from './files/files.service.js';
import { KnownPicturesController } from './files/known-pictures.controller.js';
import { MediaController } from './files/media.controller.js';
import { OwnerFilesController } from './files/owner-files.controller.js';
import { UploadController } from './files/upload.controller.js';
import { EarlierPaths } from './library/earlier-paths.js';
import { LibraryController } from './library/library.controller.js';
import { LibraryRepository } from './library/library.repository.js';
import { LibraryService } from './library/library.service.js';
import { LibraryAdoption } from './library/library-adoption.js';
import { ImageOptimizer } from './pictures/image-optimizer.js';
import { ImagesController } from './pictures/images.controller.js';
import { PictureEngine } from './pictures/picture-engine.js';
import { PictureIntake } from './pictures/picture-intake.js';
import { ContentConsumer } from './references/content.consumer.js';
import { REFERENCE, referenceSchema } from './references/reference.schema.js';
import { ReferenceTracker } from './references/reference-tracker.js';
import { ReferencesRepository } from './references/references.repository.js';
import { StudioConsumer } from './references/studio.consumer.js';
import { TURN, Turns, turnSchema } from './turns/turns.js';
import { StoredFilesConsumer } from './variants/stored-files.consumer.js';
import { VariantJobs } from './variants/variant-jobs.js';
import { VariantMaker } from './variants/variant-maker.js';
import { VariantWork } from './variants/variant-work.js';

const files = [
  FilesService,
  FileRemoval,
  { provide: ObjectStorage, useFactory: openStorage, inject: [ENVIRONMENT] },
  FilesRepository,
];
const pictures = [PictureEngine, PictureIntake, ImageOptimizer, VariantJobs, VariantMaker, VariantWork];
const collection = [ReferenceTracker, ReferencesRepository, Collector, EventBacklog, CollectionSchedule];
const eventArchive = [
  { provide: EventArchive, useFactory: (storage: ObjectStorage) => new EventArchive(storage), inject: [ObjectStorage] },
  ArchiveMetrics,
  ArchiveSchedule,
];
const library = [EarlierPaths, LibraryService, LibraryRepository, LibraryAdoption];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FILE, schema: fileSchema },
      { name: REFERENCE, schema: referenceSchema },
      { name: TURN, schema: turnSchema },
    ]),
  ],
  controllers: [
    UploadController,
    MediaController,
    OwnerFilesController,
    KnownPicturesController,
    LibraryController,
    ImagesController,
    StoredFilesConsumer,
    ContentConsumer,
    StudioConsumer,
  ],
  providers: [Turns, ...files, ...pictures, ...collection, ...eventArchive, ...library],
})
export class MediaModule {}
