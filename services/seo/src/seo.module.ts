import { ENVIRONMENT, ObjectStorage, openStorage, STUDIO_COPY, studioCopySchema } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CardPainter } from './cards/card-painter.js';
import { CardsService } from './cards/cards.service.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsService } from './documents/documents.service.js';
import { DocumentsWriter } from './documents/documents-writer.js';
import { REVISION, RevisionsRepository, revisionSchema } from './documents/revisions.repository.js';
import { ContentConsumer } from './pages/content.consumer.js';
import { PAGE, pageSchema } from './pages/page.schema.js';
import { PagesController } from './pages/pages.controller.js';
import { PagesRepository } from './pages/pages.repository.js';
import { PagesService } from './pages/pages.service.js';
import { MISSING_PAGE, missingPageSchema, REDIRECT, redirectSchema } from './redirects/redirect.schema.js';
import { RedirectsController } from './redirects/redirects.controller.js';
import { RedirectsService } from './redirects/redirects.service.js';
import { REMOTE_ADDRESSES, RemoteAddresses, remoteAddressesSchema } from './remotes/remote-addresses.js';
import { RemotesConsumer } from './remotes/remotes.consumer.js';
import { Site } from './site/site.js';
import { StudioConsumer } from './studio/studio.consumer.js';
import { STUDIO_FIELDS, StudioCopy } from './studio/studio-copy.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PAGE, schema: pageSchema },
      { name: REVISION, schema: revisionSchema },
      { name: STUDIO_COPY, schema: studioCopySchema(STUDIO_FIELDS) },
      { name: REDIRECT, schema: redirectSchema },
      { name: MISSING_PAGE, schema: missingPageSchema },
      { name: REMOTE_ADDRESSES, schema: remoteAddressesSchema },
    ]),
  ],
  controllers: [
    PagesController,
    DocumentsController,
    RedirectsController,
    ContentConsumer,
    StudioConsumer,
    RemotesConsumer,
  ],
  providers: [
    Site,
    StudioCopy,
    RemoteAddresses,
    PagesService,
    RedirectsService,
    DocumentsService,
    DocumentsWriter,
    CardsService,
    CardPainter,
    { provide: ObjectStorage, useFactory: openStorage, inject: [ENVIRONMENT] },
    PagesRepository,
    RevisionsRepository,
  ],
})
export class SeoModule {}
