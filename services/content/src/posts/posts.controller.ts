import {
  type AutoSave,
  autoSaveInput,
  draftRevisionId,
  idOrSlug,
  type PostDraft,
  type PostListQuery,
  type PostPatch,
  type PostStatus,
  paginate,
  postImages,
  postInput,
  postListQuery,
  postPatch,
  postStatusChange,
  relatedQuery,
  scheduleInput,
} from '@atelier/contracts';
import {
  AuthenticationRequired,
  CurrentViewer,
  ExpectedVersion,
  InvalidInput,
  Operation,
  type Viewer,
} from '@atelier/service-kit';
import { Body, Controller, Header, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type ItemForm, ItemForms } from '../items/item-forms.js';
import { itemWrites } from '../items/item-writes.js';
import { placeFiles, toPost, toSummary } from './post.js';
import type { PostRecord } from './post-record.js';
import { PostsService } from './posts.service.js';

const IMAGES: ItemForm<{ urls?: string[] }> = {
  owner: 'blog',
  schema: postImages,
  place: (_none, files) => ({ urls: files.map(({ url }) => url) }),
};

const known = (viewer: Viewer): NonNullable<Viewer> => {
  if (viewer === undefined) throw new AuthenticationRequired();
  return viewer;
};

const answer = (record: PostRecord, isStaff: boolean, message?: string) => {
  const post = toPost(record, isStaff);
  return { success: true as const, ...(message === undefined ? {} : { message }), data: post, post };
};

const Writes = itemWrites<PostRecord, PostDraft, PostPatch>({
  path: 'blog',
  created: { owner: 'blog', schema: postInput, place: placeFiles },
  changed: { owner: 'blog', schema: postPatch, place: placeFiles },
  noun: 'Blog post',
  nouns: 'post(s)',
  answer,
});

@Controller()
export class PostsController extends Writes {
  constructor(
    private readonly posts: PostsService,
    forms: ItemForms,
  ) {
    super(posts, forms);
  }

  @Operation('GET /blog')
  async list(@Query({ schema: postListQuery }) query: PostListQuery, @CurrentViewer() viewer: Viewer) {
    const { items, total } = await this.posts.list(query, viewer);
    const isStaff = this.posts.mayRead(viewer);
    const posts = items.map((item) => toSummary(item, isStaff));
    return { success: true, data: posts, posts, total, pagination: paginate(query.page, query.limit, total) };
  }

  @Operation('GET /blog/slug/{slug}')
  bySlug(@Param('slug', { schema: idOrSlug }) slug: string, @CurrentViewer() viewer: Viewer) {
    return this.one(slug, viewer);
  }

  @Operation('GET /blog/{id}')
  async one(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    return answer(await this.posts.find(id, viewer), this.posts.mayRead(viewer));
  }

  @Operation('GET /blog/{id}/related')
  async related(
    @Param('id', { schema: idOrSlug }) id: string,
    @Query({ schema: relatedQuery }) { limit }: { limit: number },
    @CurrentViewer() viewer: Viewer,
  ) {
    const isStaff = this.posts.mayRead(viewer);
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
    const changed = await this.posts.setStatus(id, status, { viewer, expectedVersion });
    return answer(changed, true, 'Status updated successfully');
  }

  @Operation('PATCH /blog/{id}/schedule')
  async schedule(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: scheduleInput }) { publishDate }: { publishDate: string },
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const changed = await this.posts.schedule(id, publishDate, { viewer, expectedVersion });
    return answer(changed, true, 'Blog post scheduled successfully');
  }

  @Operation('POST /blog/auto-save')
  async autoSave(@Body({ schema: autoSaveInput }) draft: AutoSave, @CurrentViewer() viewer: Viewer) {
    return { success: true, message: 'Auto-saved draft', data: await this.posts.autoSave(draft, known(viewer)) };
  }

  @Operation('GET /blog/{id}/auto-save')
  @Header('cache-control', 'no-store')
  async draft(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.posts.draftFor(id, known(viewer)) };
  }

  @Operation('DELETE /blog/{id}/auto-save/{draft}')
  async discardDraft(
    @Param('id', { schema: idOrSlug }) id: string,
    @Param('draft', { schema: draftRevisionId }) draft: string,
    @CurrentViewer() viewer: Viewer,
  ) {
    return { success: true, message: await this.posts.discardDraft(id, draft, known(viewer)) };
  }

  @Operation('POST /blog/upload-images')
  uploadImages(@Req() request: FastifyRequest) {
    return this.forms.take(request, IMAGES, async ({ urls = [] }) => {
      if (urls.length === 0) throw new InvalidInput([{ field: 'images', message: 'At least one file is required' }]);
      return { success: true, message: 'Images uploaded successfully', data: urls.map((url) => ({ url })), urls };
    });
  }
}
