import {
  type AutoSave,
  autoSaveInput,
  draftRevisionId,
  idOrSlug,
  type PostListQuery,
  type PostStatus,
  paginate,
  postImages,
  postListQuery,
  postStatusChange,
  relatedQuery,
  scheduleInput,
} from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, InvalidInput, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Header, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ItemDrafts } from '../items/drafts/item-drafts.js';
import { type ItemForm, ItemForms } from '../items/item-forms.js';
import { toAnswer } from '../items/item-writes.js';
import { postKind, toSummary } from './post.js';
import { PostsService } from './posts.service.js';

const IMAGES: ItemForm<{ urls?: string[] }> = {
  owner: 'blog',
  schema: postImages,
  place: (_none, files) => ({ urls: files.map(({ url }) => url) }),
};

@Controller()
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly forms: ItemForms,
    private readonly drafts: ItemDrafts,
  ) {}

  @Operation('GET /blog')
  async list(@Query({ schema: postListQuery }) query: PostListQuery, @CurrentViewer() viewer: Viewer) {
    const { items, total, movedTo } = await this.posts.list(query, viewer);
    const isStaff = this.posts.items.mayRead(viewer);
    const posts = items.map((item) => toSummary(item, isStaff));
    const pagination = paginate(query.page, query.limit, total);
    return { success: true, data: posts, posts, total, pagination, ...(movedTo === undefined ? {} : { movedTo }) };
  }

  @Operation('GET /blog/slug/{slug}')
  bySlug(@Param('slug', { schema: idOrSlug }) slug: string, @CurrentViewer() viewer: Viewer) {
    return this.one(slug, viewer);
  }

  @Operation('GET /blog/{id}')
  async one(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    return toAnswer(postKind, await this.posts.items.find(id, viewer), this.posts.items.mayRead(viewer));
  }

  @Operation('GET /blog/{id}/related')
  async related(
    @Param('id', { schema: idOrSlug }) id: string,
    @Query({ schema: relatedQuery }) { limit }: { limit: number },
    @CurrentViewer() viewer: Viewer,
  ) {
    const isStaff = this.posts.items.mayRead(viewer);
    const posts = (await this.posts.related(id, limit, viewer)).map((post) => toSummary(post, isStaff));
    return { success: true, data: posts, posts };
  }

  @Operation('PATCH /blog/{id}/status')
  async setStatus(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: postStatusChange }) { status }: { status: PostStatus },
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const changed = await this.posts.items.update(id, { status }, { viewer, expectedVersion });
    return toAnswer(postKind, changed, true, 'Status updated successfully');
  }

  @Operation('PATCH /blog/{id}/schedule')
  async schedule(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: scheduleInput }) { publishDate }: { publishDate: string },
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const changed = await this.posts.schedule(id, publishDate, { viewer, expectedVersion });
    return toAnswer(postKind, changed, true, 'Blog post scheduled successfully');
  }

  @Operation('POST /blog/auto-save')
  async autoSave(@Body({ schema: autoSaveInput }) { id, ...draft }: AutoSave, @CurrentViewer() viewer: Viewer) {
    await this.posts.items.existing(id);
    return { success: true, message: 'Auto-saved draft', data: await this.drafts.keep('post', id, draft, viewer) };
  }

  @Operation('GET /blog/{id}/auto-save')
  @Header('cache-control', 'no-store')
  async draft(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    return { success: true, data: (await this.drafts.of('post', id, viewer)).autoSaved };
  }

  @Operation('DELETE /blog/{id}/auto-save/{draft}')
  async discardDraft(
    @Param('id', { schema: idOrSlug }) id: string,
    @Param('draft', { schema: draftRevisionId }) draft: string,
    @CurrentViewer() viewer: Viewer,
  ) {
    return { success: true, message: await this.drafts.discard('post', id, { draft }, viewer) };
  }

  @Operation('POST /blog/upload-images')
  uploadImages(@Req() request: FastifyRequest) {
    return this.forms.take(request, IMAGES, async ({ urls = [] }) => {
      if (urls.length === 0) throw new InvalidInput([{ field: 'images', message: 'At least one file is required' }]);
      return { success: true, message: 'Images uploaded successfully', data: urls.map((url) => ({ url })), urls };
    });
  }
}
