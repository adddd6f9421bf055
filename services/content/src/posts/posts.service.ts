import {
  type Archive,
  type AutoSave,
  type DraftRevision,
  POST_CATEGORIES,
  type PostCategoryCount,
  type PostDraft,
  type PostListQuery,
  type PostPatch,
  type PostStatus,
  postPatch,
} from '@atelier/contracts';
import { InvalidInput, type Viewer } from '@atelier/service-kit';
import { Injectable, NotFoundException } from '@nestjs/common';
import { ItemTally } from '../items/item-tally.js';
import { ItemUseCases } from '../items/item-use-cases.js';
import type { Change } from '../items/items.js';
import { withCleanContent } from '../items/rich-text/rich-text.js';
import { fireDue } from '../items/schedule/fire-due.js';
import { DraftRevisions } from './draft-revisions.js';
import { changeOfPatch, datedChange, newPost, type PostChange } from './post.js';
import { PostItems } from './post-items.js';
import type { PostRecord } from './post-record.js';

const DEFAULT_CATEGORY_COLOR = '#ea5b66';
const PUBLISHED = { status: 'published' };
const SORTS = {
  latest: { key: 'date', direction: -1 },
  oldest: { key: 'date', direction: 1 },
  title: { key: 'title', direction: 1 },
} as const;
const MONTHS = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

@Injectable()
export class PostsService extends ItemUseCases<PostRecord, PostDraft, PostPatch> {
  constructor(
    private readonly posts: PostItems,
    private readonly tally: ItemTally,
    private readonly drafts: DraftRevisions,
  ) {
    super(posts, postPatch, 'Blog post');
  }

  list({ status, category, featured, tag, search, page, limit, sort }: PostListQuery, viewer: Viewer) {
    const shown = status === 'all' ? undefined : status;
    const query = { status: shown, facets: { category, featured }, keyword: tag, search };
    return this.items.page({ ...query, page, limit, sort: SORTS[sort] }, 'published', viewer);
  }

  /** Public posts of the same category, then of its tags; the last first. */
  async related(idOrSlug: string, limit: number, viewer: Viewer): Promise<PostRecord[]> {
    const post = await this.items.find(idOrSlug, viewer);
    const near = await this.items.related({ ...PUBLISHED, facets: { category: post.category } }, SORTS.latest, limit, [
      post.id,
    ]);
    for (const tag of post.tags) {
      if (near.length >= limit) break;
      const known = [post.id, ...near.map(({ id }) => id)];
      near.push(
        ...(await this.items.related({ ...PUBLISHED, keyword: tag }, SORTS.latest, limit - near.length, known)),
      );
    }
    return near;
  }

  async create(draft: PostDraft, viewer: Viewer): Promise<PostRecord> {
    return this.items.create(newPost(await withCleanContent(draft), new Date()), draft.slug, viewer);
  }

  async update(idOrSlug: string, patch: PostPatch, change: Change): Promise<PostRecord> {
    const clean = await withCleanContent(patch);
    return this.change(idOrSlug, () => changeOfPatch(clean), change);
  }

  setStatus(idOrSlug: string, status: PostStatus, change: Change): Promise<PostRecord> {
    return this.change(idOrSlug, () => ({ status }), change);
  }

  schedule(idOrSlug: string, publishDate: string, change: Change): Promise<PostRecord> {
    const at = new Date(publishDate);
    if (at <= new Date())
      throw new InvalidInput([{ field: 'publishDate', message: 'Publish date must be in the future' }]);
    const scheduled = { ...change, occasion: { action: 'scheduled' } as const };
    return this.change(idOrSlug, () => ({ status: 'scheduled', publishDate: at }), scheduled);
  }

  /** Publishes what is due; a post that another process published meanwhile stays as it is. */
  publishDue(now: Date): Promise<number> {
    return fireDue(this.posts, now);
  }

  async autoSave({ id, values, browser }: AutoSave, viewer: NonNullable<Viewer>): Promise<DraftRevision> {
    const post = await this.items.existing(id);
    return this.drafts.keep(post, await withCleanContent(values), viewer, browser);
  }

  async draftFor(idOrSlug: string, viewer: NonNullable<Viewer>): Promise<DraftRevision | null> {
    return this.drafts.offeredTo(await this.items.existing(idOrSlug), viewer.sub);
  }

  /** Answers what is said then: nobody throws away what somebody else wrote. */
  async discardDraft(idOrSlug: string, draftId: string, viewer: NonNullable<Viewer>): Promise<string> {
    const { id } = await this.items.existing(idOrSlug);
    if (await this.drafts.discard(id, draftId, viewer.sub)) return 'Draft discarded';
    const savedBy = await this.drafts.setAside(id, draftId, viewer.sub);
    if (savedBy === undefined) throw new NotFoundException('This draft is no longer there.');
    return `Draft set aside. ${savedBy} keeps it.`;
  }

  async categories(): Promise<PostCategoryCount[]> {
    const counts = new Map(
      (await this.items.breakdown('category', PUBLISHED)).map(({ value, count }) => [value, count]),
    );
    return POST_CATEGORIES.map(({ slug, label }) => ({
      id: slug,
      slug,
      name: label,
      label,
      count: counts.get(slug) ?? 0,
      color: DEFAULT_CATEGORY_COLOR,
    }));
  }

  async tags() {
    const tags = await this.items.keywordCounts(PUBLISHED);
    return tags.map(({ value, count }) => ({ name: String(value), count }));
  }

  /** Published posts by month, the last first. */
  async archives(): Promise<Archive[]> {
    const months = await this.tally.breakdown('post.month', 'month', PUBLISHED);
    return months
      .map(({ value, count }) => ({ month: String(value), count }))
      .sort((a, b) => b.month.localeCompare(a.month))
      .map(({ month, count }) => {
        const [year = 0, number = 1] = month.split('-').map(Number);
        return { year, month: number, label: MONTHS.format(new Date(`${month}-01T00:00:00Z`)), count };
      });
  }

  /** Visitors are told of what is public; staff with the right of everything. */
  async stats(viewer: Viewer) {
    const shown: Record<string, string> = this.items.mayRead(viewer) ? {} : PUBLISHED;
    const [byStatus, views] = await Promise.all([this.items.breakdown('status', shown), this.posts.totalViews()]);
    const of = (status: PostStatus) => byStatus.find(({ value }) => value === status)?.count ?? 0;
    const total = byStatus.reduce((sum, { count }) => sum + count, 0);
    return {
      total,
      published: of('published'),
      draft: of('draft'),
      scheduled: of('scheduled'),
      archived: of('archived'),
      views,
    };
  }

  private change(idOrSlug: string, changeOf: (before: PostRecord) => PostChange, change: Change): Promise<PostRecord> {
    return this.items.change(idOrSlug, (before) => datedChange(before, changeOf(before), new Date()), change);
  }
}
