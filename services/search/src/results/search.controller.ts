import { paginate, type SearchQuery, searchQuery } from '@atelier/contracts';
import { CONTENT_TAG, Operation, tagAnswer } from '@atelier/service-kit';
import { Controller, Query } from '@nestjs/common';
import { SearchService } from './search.service.js';

@Controller()
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  @Operation('GET /search')
  async search(@Query({ schema: searchQuery }) query: SearchQuery) {
    const { results, total, counts, suggestion } = await this.searches.search(query);
    // Without results, the service may have only just started, so the answer must not be cached.
    if (results.length > 0) tagAnswer(CONTENT_TAG);
    return {
      success: true,
      data: results,
      total,
      counts,
      ...(suggestion === undefined ? {} : { suggestion }),
      pagination: paginate(query.page, query.limit, total),
    };
  }
}
