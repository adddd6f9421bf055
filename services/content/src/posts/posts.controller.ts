import {
  done,
  idOrSlug,
  type PostDraft,
  type PostListQuery,
  type PostPatch,
  type PostStatus,
  paginate,
  postAnswer,
  postCategoryList,
  postInput,
  postList,
  postListQuery,
  postPatch,
  postStats,
  postStatusChange,
  relatedPosts,
  relatedQuery,
} from '@atelier/contracts';
import { Answers, CurrentViewer, NeedsToken, RequirePermission, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { toPost, toSummary } from './post.js';
import type { PostRecord } from './post-record.js';
import { PostsService } from './posts.service.js';

const answer = (record: PostRecord, message?: string) => {
  const post = toPost(record);
  return { success: true as const, ...(message === undefined ? {} : { message }), data: post, post };
};

@ApiTags('blog')
@Controller('blog')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Get()
  @Answers(postList)
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

  @Get('stats')
  @Answers(postStats)
  async stats(@CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.posts.stats(viewer) };
  }

  @Get('categories')
  @Answers(postCategoryList)
  async categories() {
    const categories = await this.posts.categories();
    return { success: true, data: categories, categories };
  }

  @Get('slug/:slug')
  @Answers(postAnswer)
  async bySlug(@Param('slug', { schema: idOrSlug }) slug: string, @CurrentViewer() viewer: Viewer) {
    return answer(await this.posts.find(slug, viewer));
  }

  @Get(':id')
  @Answers(postAnswer)
  async one(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    return answer(await this.posts.find(id, viewer));
  }

  @Get(':id/related')
  @Answers(relatedPosts)
  async related(
    @Param('id', { schema: idOrSlug }) id: string,
    @Query({ schema: relatedQuery }) { limit }: { limit: number },
    @CurrentViewer() viewer: Viewer,
  ) {
    const posts = (await this.posts.related(id, limit, viewer)).map(toSummary);
    return { success: true, data: posts, posts };
  }

  @Post()
  @NeedsToken()
  @RequirePermission('blog', 'write')
  @Answers(postAnswer, 201)
  async create(@Body({ schema: postInput }) draft: PostDraft) {
    return answer(await this.posts.create(draft), 'Blog post created successfully');
  }

  @Put(':id')
  @NeedsToken()
  @RequirePermission('blog', 'write')
  @Answers(postAnswer)
  async update(@Param('id', { schema: idOrSlug }) id: string, @Body({ schema: postPatch }) patch: PostPatch) {
    return answer(await this.posts.update(id, patch), 'Blog post updated successfully');
  }

  @Patch(':id/status')
  @NeedsToken()
  @RequirePermission('blog', 'write')
  @Answers(postAnswer)
  async setStatus(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: postStatusChange }) { status }: { status: PostStatus },
  ) {
    return answer(await this.posts.setStatus(id, status), 'Status updated successfully');
  }

  @Delete(':id')
  @NeedsToken()
  @RequirePermission('blog', 'delete')
  @Answers(done)
  async delete(@Param('id', { schema: idOrSlug }) id: string) {
    await this.posts.delete(id);
    return { success: true, message: 'Blog post deleted successfully' };
  }
}
