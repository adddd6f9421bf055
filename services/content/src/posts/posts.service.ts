import {
  type Archive,
  POST_CATEGORIES,
  type PostCategoryCount,
  type PostDraft,
  type PostListQuery,
  type PostPatch,
  type PostStatus,
  type PostWordsQuery,
} from '@atelier/contracts';
import { InvalidInput, requirePermission, SETTINGS_TAG, Tally, tagAnswer, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { trusted } from 'mongoose';
import { ItemKinds } from '../items/item-kinds.js';
import { tagList } from '../items/item-tags.js';
import type { Change, Items } from '../items/items.js';
import { StudioService } from '../studio/studio.service.js';
import { postKind } from './post.js';
import type { PostRecord } from './post-record.js';
import { PostTermsService } from './terms/post-terms.service.js';

const DEFAULT_CATEGORY_COLOR = '#ea5b66';
/** Counted from events alone, so it must survive a recount of the posts. */
const VIEWS = { cube: 'views.post', facets: {} };
const PUBLISHED = { status: 'published' };
const SORTS = {
  latest: { key: 'date', direction: -1 },
  oldest: { key: 'date', direction: 1 },
  title: { key: 'title', direction: 1 },
  title_desc: { key: 'title', direction: -1 },
} as const;
const MONTHS = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** Formats a month as 2027-03. */
const getMonthFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', timeZone });

interface PostPage {
  items: PostRecord[];
  total: number;
  /** The category or tag that replaced the requested one. */
  movedTo?: string;
}

@Injectable()
export class PostsService {
  readonly items: Items<PostRecord, PostDraft, PostPatch>;

  constructor(
    kinds: ItemKinds,
    private readonly tally: Tally,
    private readonly terms: PostTermsService,
    private readonly studio: StudioService,
  ) {
    this.items = kinds.get(postKind);
  }

  /**
   * The list; of a category or tag that no post uses any more, that of the one that replaced it. Staff choose from all
   * categories, and would otherwise change posts of another one.
   */
  async list(given: PostListQuery, viewer: Viewer): Promise<PostPage> {
    const page = await this.page(given, viewer);
    if (page.total > 0) return page;
    const { category, tag, status } = given;
    const posts = status === 'published' ? PUBLISHED : {};
    for (const [kind, name] of [
      ['category', this.items.mayRead(viewer) ? undefined : category],
      ['tag', tag],
    ] as const) {
      const movedTo = name === undefined ? undefined : await this.terms.replacementOf(kind, name, posts);
      if (movedTo !== undefined) return { ...(await this.page({ ...given, [kind]: movedTo }, viewer)), movedTo };
    }
    return page;
  }

  private page(given: PostListQuery, viewer: Viewer) {
    const { status, category, featured, author, tag, search, from, before, page, limit, sort } = given;
    const shown = status === 'all' ? undefined : status;
    const during = from === undefined && before === undefined ? undefined : { key: 'date', from, before };
    const query = { status: shown, facets: { category, featured, author }, keyword: tag, search, during };
    return this.items.page({ ...query, page, limit, sort: SORTS[sort] }, 'published', viewer);
  }

  /** Public posts of the same category, then with the same tags; latest first. */
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

  schedule(idOrSlug: string, publishDate: string, change: Change): Promise<PostRecord> {
    if (new Date(publishDate) <= new Date())
      throw new InvalidInput([{ field: 'publishDate', message: 'Publish date must be in the future' }]);
    const scheduled = { ...change, context: { action: 'scheduled' } as const };
    return this.items.update(idOrSlug, { status: 'scheduled', publishDate }, scheduled);
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

  /** Tags of public posts, or of all. */
  async tags(query: PostWordsQuery, viewer: Viewer) {
    const tags = await this.items.breakdown('keyword', this.counted(query, viewer), 'keyword');
    return tags.map(({ value, count }) => ({ name: String(value), count }));
  }

  /** Authors of public posts, or of all; posts without one are not counted. */
  async authors(query: PostWordsQuery, viewer: Viewer) {
    const authors = await this.items.breakdown('author', this.counted(query, viewer));
    return authors.filter(({ value }) => value !== '').map(({ value, count }) => ({ name: String(value), count }));
  }

  /** Published posts by month in the studio's time zone, latest first. */
  async archives(): Promise<Archive[]> {
    tagList(postKind);
    tagAnswer(SETTINGS_TAG);
    const months = getMonthFormat((await this.studio.facts()).timeZone);
    const counts = new Map<string, number>();
    for (const { _id: moment, count } of await this.publishedByQuarter()) {
      const month = months.format(moment);
      counts.set(month, (counts.get(month) ?? 0) + count);
    }
    return [...counts]
      .sort(([one], [other]) => other.localeCompare(one))
      .map(([month, count]) => {
        const [year = 0, number = 1] = month.split('-').map(Number);
        return { year, month: number, label: MONTHS.format(new Date(`${month}-01T00:00:00Z`)), count };
      });
  }

  /** Visitors get counts of public posts, staff with permission of all. */
  async stats(viewer: Viewer) {
    const shown: Record<string, string> = this.items.mayRead(viewer) ? {} : PUBLISHED;
    const [byStatus, views] = await Promise.all([this.items.breakdown('status', shown), this.tally.total(VIEWS)]);
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

  /** By quarter of an hour: months begin at one in every time zone, and the database knows fewer zones than Node. */
  private publishedByQuarter() {
    const quarter = { $dateTrunc: { date: '$publishDate', unit: 'minute', binSize: 15 } };
    return this.items.model.aggregate<{ _id: Date; count: number }>([
      { $match: { trashed: false, ...PUBLISHED, publishDate: { $ne: null } } },
      { $group: { _id: quarter, count: { $sum: 1 } } },
    ]);
  }

  private counted({ status }: PostWordsQuery, viewer: Viewer): Record<string, string> {
    if (status === 'published') return PUBLISHED;
    requirePermission(viewer, 'blog', 'read');
    return {};
  }

  /** Counts views of public posts by their slugs, inside the current transaction. */
  async countViews(viewed: readonly string[]): Promise<void> {
    const bySlug = Map.groupBy(viewed, (slug) => slug);
    const isPublic = { trashed: false, ...PUBLISHED };
    const posts = await this.items.model
      .find({ slug: trusted({ $in: [...bySlug.keys()] }), ...isPublic }, { slug: 1 })
      .lean<{ _id: unknown; slug: string }[]>();
    const counted = posts.map(({ _id, slug }) => ({ _id, views: bySlug.get(slug) ?? [] }));
    if (counted.length === 0) return;
    await this.items.model.bulkWrite(
      counted.map(({ _id, views }) => ({
        updateOne: { filter: { _id }, update: { $inc: { views: views.length } }, timestamps: false },
      })),
    );
    await this.tally.move(
      [],
      counted.flatMap(({ views }) => views.map(() => VIEWS)),
    );
  }
}
