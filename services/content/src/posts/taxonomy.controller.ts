import { type PostWordsQuery, postWordsQuery } from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Controller, Query } from '@nestjs/common';
import { PostsService } from './posts.service.js';

/** Categories, tags, and authors of the posts, with their counts. */
@Controller()
export class TaxonomyController {
  constructor(private readonly posts: PostsService) {}

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

  @Operation('GET /blog/archives')
  async archives() {
    const archives = await this.posts.archives();
    return { success: true, data: archives, archives };
  }
}
