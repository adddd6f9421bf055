import {
  idOrSlug,
  type PostDraft,
  type PostListQuery,
  type PostPatch,
  type PostStatus,
  paginate,
  postInput,
  postListQuery,
  postPatch,
  postStatusChange,
  relatedQuery,
} from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { toPost, toSummary } from './post.js';
import type { PostRecord } from './post-record.js';
import { PostsService } from './posts.service.js';

const answer = (record: PostRecord, message?: string) => {
  const post = toPost(record);
  return { success: true as const, ...(message === undefined ? {} : { message }), data: post, post };
};

@Controller()
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Operation('GET /blog')
  async list(@Query({ schema: postListQuery }) query: PostListQuery, @CurrentViewer() viewer: Viewer) {
    const { posts, total } = await this.posts.list(query, viewer);
    const summaries = posts.map(toSummary);
    return {
      success: true,
      data: summaries,
      posts: summaries,
      total,
      pagination: paginate(query.page, query.limit, total),
    };
  }

  @Operation('GET /blog/stats')
  async stats(@CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.posts.stats(viewer) };
  }

  @Operation('GET /blog/categories')
  async categories() {
    const categories = await this.posts.categories();
    return { success: true, data: categories, categories };
  }

  @Operation('GET /blog/slug/{slug}')
  async bySlug(@Param('slug', { schema: idOrSlug }) slug: string, @CurrentViewer() viewer: Viewer) {
    return answer(await this.posts.find(slug, viewer));
  }

  @Operation('GET /blog/{id}')
  async one(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    return answer(await this.posts.find(id, viewer));
  }

  @Operation('GET /blog/{id}/related')
  async related(
    @Param('id', { schema: idOrSlug }) id: string,
    @Query({ schema: relatedQuery }) { limit }: { limit: number },
    @CurrentViewer() viewer: Viewer,
  ) {
    const posts = (await this.posts.related(id, limit, viewer)).map(toSummary);
    return { success: true, data: posts, posts };
  }

  @Operation('POST /blog')
  async create(@Body({ schema: postInput }) draft: PostDraft) {
    return answer(await this.posts.create(draft), 'Blog post created successfully');
  }

  @Operation('PUT /blog/{id}')
  async update(@Param('id', { schema: idOrSlug }) id: string, @Body({ schema: postPatch }) patch: PostPatch) {
    return answer(await this.posts.update(id, patch), 'Blog post updated successfully');
  }

  @Operation('PATCH /blog/{id}/status')
  async setStatus(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: postStatusChange }) { status }: { status: PostStatus },
  ) {
    return answer(await this.posts.setStatus(id, status), 'Status updated successfully');
  }

  @Operation('DELETE /blog/{id}')
  async delete(@Param('id', { schema: idOrSlug }) id: string) {
    await this.posts.delete(id);
    return { success: true, message: 'Blog post deleted successfully' };
  }
}
