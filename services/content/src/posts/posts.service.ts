import {
  POST_CATEGORIES,
  type PostCategoryCount,
  type PostDraft,
  type PostListQuery,
  type PostPatch,
  type PostStatus,
  slugOf,
} from '@atelier/contracts';
import { InvalidInput, NoLongerThere, requirePermission, Transactions, type Viewer } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { changeOfPatch, isPublic, newPost, type PostChange, publicationDates } from './post.js';
import type { PostRecord } from './post-record.js';
import { PostsEvents } from './posts.events.js';
import { PostsRepository } from './posts.repository.js';

const NOT_FOUND = "The blog post you're looking for doesn't exist.";
const DEFAULT_CATEGORY_COLOR = '#ea5b66';

@Injectable()
export class PostsService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly events: PostsEvents,
    private readonly transactions: Transactions,
  ) {}

  async list(query: PostListQuery, viewer: Viewer) {
    if (query.status !== 'published') requirePermission(viewer, 'blog', 'read');
    return this.posts.page(query);
  }

  /** 404 for what was never public, 410 for what once was; staff with the right see every post that is not in the trash. */
  async find(idOrSlug: string, viewer: Viewer): Promise<PostRecord> {
    const post = await this.posts.find(idOrSlug);
    if (post === undefined) throw new NotFoundException(NOT_FOUND);
    if (isPublic(post) || (!post.trashed && this.mayRead(viewer))) return post;
    throw post.firstPublishedAt === null ? new NotFoundException(NOT_FOUND) : new NoLongerThere(NOT_FOUND);
  }

  async related(idOrSlug: string, limit: number, viewer: Viewer): Promise<PostRecord[]> {
    return this.posts.related(await this.find(idOrSlug, viewer), limit);
  }

  async create(draft: PostDraft): Promise<PostRecord> {
    const now = new Date();
    const slug = await this.freeSlug(draft);
    return this.transactions.run(async () => {
      const post = await this.posts.insert(newPost(draft, slug, now));
      await this.events.created(post);
      return post;
    });
  }

  async update(idOrSlug: string, patch: PostPatch): Promise<PostRecord> {
    const post = await this.existing(idOrSlug);
    if (patch.slug !== undefined && (await this.posts.isSlugTaken(patch.slug, post.id))) throw slugTaken();
    return this.change(post, changeOfPatch(patch));
  }

  async setStatus(idOrSlug: string, status: PostStatus): Promise<PostRecord> {
    return this.change(await this.existing(idOrSlug), { status });
  }

  /** Into the trash: nothing is lost, the address answers 410. */
  async delete(idOrSlug: string): Promise<void> {
    const post = await this.existing(idOrSlug);
    await this.transactions.run(async () => {
      const deleted = await this.posts.update(post.id, post.version, { trashed: true });
      if (deleted === undefined) throw changedMeanwhile();
      await this.events.deleted(deleted);
    });
  }

  async publishDue(now: Date): Promise<number> {
    const due = await this.posts.dueBefore(now);
    for (const post of due) await this.change(post, { status: 'published' });
    return due.length;
  }

  async categories(): Promise<PostCategoryCount[]> {
    const counts = await this.posts.countByCategory();
    return POST_CATEGORIES.map(({ slug, label }) => ({
      id: slug,
      slug,
      name: label,
      label,
      count: counts.get(slug) ?? 0,
      color: DEFAULT_CATEGORY_COLOR,
    }));
  }

  /** Visitors are told of what is public; staff with the right of everything. */
  async stats(viewer: Viewer) {
    const counts = await this.posts.countByStatus();
    const of = (status: PostStatus) => counts.get(status) ?? 0;
    const published = of('published');
    if (!this.mayRead(viewer)) return { total: published, published, draft: 0, scheduled: 0, archived: 0, views: 0 };
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return { total, published, draft: of('draft'), scheduled: of('scheduled'), archived: of('archived'), views: 0 };
  }

  private mayRead(viewer: Viewer): boolean {
    return viewer !== undefined && (viewer.role === 'super_admin' || viewer.permissions.blog?.read === true);
  }

  private async existing(idOrSlug: string): Promise<PostRecord> {
    const post = await this.posts.find(idOrSlug);
    if (post === undefined || post.trashed) throw new NotFoundException(NOT_FOUND);
    return post;
  }

  private async change(post: PostRecord, change: PostChange): Promise<PostRecord> {
    const dates = publicationDates({ ...post, ...change }, new Date());
    return this.transactions.run(async () => {
      const changed = await this.posts.update(post.id, post.version, { ...change, ...dates });
      if (changed === undefined) throw changedMeanwhile();
      await this.events.changed(post, changed);
      return changed;
    });
  }

  private async freeSlug({ slug, title }: PostDraft): Promise<string> {
    if (slug !== undefined) {
      if (await this.posts.isSlugTaken(slug)) throw slugTaken();
      return slug;
    }
    const wanted = slugOf(title) || 'post';
    for (let suffix = 1; ; suffix += 1) {
      const candidate = suffix === 1 ? wanted : `${wanted}-${suffix}`;
      if (!(await this.posts.isSlugTaken(candidate))) return candidate;
    }
  }
}

const slugTaken = () => new InvalidInput([{ field: 'slug', message: 'Slug is already in use' }]);
const changedMeanwhile = () =>
  new ConflictException('Somebody else changed this post meanwhile. Reload it and try again.');
