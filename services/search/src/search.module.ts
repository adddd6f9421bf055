import { ENVIRONMENT } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentConsumer } from './entries/content.consumer.js';
import { ENTRY, EntriesRepository, entrySchema } from './entries/entries.repository.js';
import { EntriesService } from './entries/entries.service.js';
import { EngineClient } from './ranking/engine/engine-client.js';
import { EngineIndex } from './ranking/engine/engine-index.js';
import { IndexFollower } from './ranking/index-follower.js';
import { IndexGuard } from './ranking/index-guard.js';
import { MemoryIndex } from './ranking/memory-index.js';
import { SearchIndex } from './ranking/search-index.js';
import { SearchController } from './results/search.controller.js';
import { SearchService } from './results/search.service.js';
import type { SearchEnvironment } from './search-environment.js';

const makeIndex = ({ SEARCH_ENGINE_URL: url, SEARCH_ENGINE_INDEX: name }: SearchEnvironment): SearchIndex =>
  url === undefined ? new MemoryIndex() : new EngineIndex(new EngineClient(url), name);

@Module({
  imports: [MongooseModule.forFeature([{ name: ENTRY, schema: entrySchema }])],
  controllers: [SearchController, ContentConsumer],
  providers: [
    { provide: SearchIndex, useFactory: makeIndex, inject: [ENVIRONMENT] },
    SearchService,
    EntriesService,
    IndexFollower,
    IndexGuard,
    EntriesRepository,
  ],
})
export class SearchModule {}
