import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentConsumer } from './entries/content.consumer.js';
import { ENTRY, EntriesRepository, entrySchema } from './entries/entries.repository.js';
import { EntriesService } from './entries/entries.service.js';
import { IndexFollower } from './ranking/index-follower.js';
import { SearchIndex } from './ranking/search-index.js';
import { SearchController } from './results/search.controller.js';
import { SearchService } from './results/search.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: ENTRY, schema: entrySchema }])],
  controllers: [SearchController, ContentConsumer],
  providers: [SearchService, EntriesService, SearchIndex, IndexFollower, EntriesRepository],
})
export class SearchModule {}
