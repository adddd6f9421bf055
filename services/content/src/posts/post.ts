import {
  labelOfPostCategory,
  type Post,
  type PostDraft,
  type PostPatch,
  type PostSnapshot,
  type PostSummary,
  readingTimeOf,
} from '@atelier/contracts';
import { sanitisePostContent } from './post-content.js';
import type { PostRecord } from './post-record.js';

export type PostChange = Partial<Omit<PostRecord, 'id' | 'createdAt' | 'updatedAt' | 'version'>>;

export const isPublic = (post: Pick<PostRecord, 'status' | 'trashed'>): boolean =>
  post.status === 'published' && !post.trashed;

/** What a draft means for the record: sanitised content, its reading time, dates as dates; absent fields stay absent. */
export const changeOfPatch = ({ publishDate, content, ...patch }: PostPatch): PostChange => ({
  ...patch,
  ...(publishDate === undefined ? {} : { publishDate: publishDate === null ? null : new Date(publishDate) }),
  ...(content === undefined ? {} : contentChange(content)),
});

const contentChange = (html: string): PostChange => {
  const content = sanitisePostContent(html);
  return { content, readingTime: readingTimeOf(content) };
};

/** A published post has a date: the one given, else now. The first publication is remembered. */
export const publicationDates = (
  post: Pick<PostRecord, 'status' | 'publishDate' | 'firstPublishedAt'>,
  now: Date,
): PostChange =>
  post.status === 'published'
    ? { publishDate: post.publishDate ?? now, firstPublishedAt: post.firstPublishedAt ?? now }
    : {};

const EMPTY: Omit<
  PostRecord,
  'id' | 'slug' | 'createdAt' | 'updatedAt' | 'title' | 'excerpt' | 'category' | 'tags' | 'status'
> = {
  content: '',
  publishDate: null,
  featuredImage: null,
  featured: false,
  allowComments: true,
  author: null,
  seoTitle: null,
  seoDescription: null,
  seoKeywords: [],
  readingTime: 1,
  firstPublishedAt: null,
  trashed: false,
  version: 1,
};

export type NewPost = Omit<PostRecord, 'id' | 'createdAt' | 'updatedAt'>;

export const newPost = (draft: PostDraft, slug: string, now: Date): NewPost => {
  const { title, excerpt, category, tags, status } = draft;
  const post = { ...EMPTY, title, excerpt, category, tags, status, ...changeOfPatch(draft), slug };
  return { ...post, ...publicationDates(post, now) };
};

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The answer of the API: canonical fields and the aliases that the specification names, in this one place. */
export const toSummary = (post: PostRecord): PostSummary => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  description: post.excerpt,
  category: post.category,
  categoryLabel: labelOfPostCategory(post.category),
  tags: post.tags,
  status: post.status,
  publishDate: iso(post.publishDate),
  published_at: iso(post.publishDate),
  featuredImage: post.featuredImage,
  featured_image: post.featuredImage,
  image: post.featuredImage,
  featured: post.featured,
  allowComments: post.allowComments,
  author: post.author,
  author_name: post.author,
  seoTitle: post.seoTitle,
  seoDescription: post.seoDescription,
  seoKeywords: post.seoKeywords,
  readingTime: post.readingTime,
  reading_time: post.readingTime,
  readTime: post.readingTime,
  views: 0,
  comments: 0,
  version: post.version,
  createdAt: post.createdAt.toISOString(),
  created_at: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
});

export const toPost = (post: PostRecord): Post => ({ ...toSummary(post), content: post.content });

export const toSnapshot = (post: PostRecord): PostSnapshot => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  text: '',
  category: post.category,
  tags: post.tags,
  author: post.author,
  featuredImage: post.featuredImage,
  media: [],
  status: post.status,
  publishDate: iso(post.publishDate),
  updatedAt: post.updatedAt.toISOString(),
  version: post.version,
});
