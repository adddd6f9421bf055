import { type PostWordsQuery, postWordsQuery, type TermMoveInput, termMoveInput } from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import { PostsService } from './posts.service.js';
import { PostTermsService } from './terms/post-terms.service.js';

/** Categories, tags, and authors of the posts, with their counts. */
@Controller()
export class TaxonomyController {
  constructor(
    private readonly posts: PostsService,
    private readonly terms: PostTermsService,
  ) {}

  @Operation('GET /blog/stats')
  async stats(@CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.posts.stats(viewer) };
  }

  @Operation('GET /blog/categories')
  async categories() {
    const categories = await this.posts.categories();
    return { success: true, data: categories, categories };
  }

  @Operation('GET /blog/tags')
  async tags(@Query({ schema: postWordsQuery }) query: PostWordsQuery, @CurrentViewer() viewer: Viewer) {
    const tags = await this.posts.tags(query, viewer);
    return { success: true, data: tags, tags };
  }

  @Operation('GET /blog/authors')
  async authors(@Query({ schema: postWordsQuery }) query: PostWordsQuery, @CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.posts.authors(query, viewer) };
  }

  @Operation('GET /blog/terms')
  async all() {
    return { success: true, data: await this.terms.list() };
  }

  @Operation('POST /blog/terms/moves')
  async move(@Body({ schema: termMoveInput }) input: TermMoveInput, @CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.terms.move(input, viewer) };
  }

  @Operation('GET /blog/archives')
  async archives() {
    const archives = await this.posts.archives();
    return { success: true, data: archives, archives };
  }
}
