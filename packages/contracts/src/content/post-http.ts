import * as z from 'zod';
import { booleanWord, dateInput, searchText } from '../http/fields.js';
import { needs, operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { done } from '../http/success.js';
import { versioned } from '../http/version.js';
import { getBulk } from './bulk-http.js';
import { valueCount } from './content-fields.js';
import { CONTENT_UPLOADS } from './content-types.js';
import { draftRevisionAnswer, draftRevisionId } from './draft-http.js';
import { POST_EXAMPLE } from './examples.js';
import { getHistory } from './history-http.js';
import {
  POST_FIELDS,
  POST_STATUSES,
  post,
  postInput,
  postPatch,
  postStatusChange,
  postSummary,
  renamePostFields,
} from './post.js';
import { postCategory, postCategoryList } from './post-category.js';
import { termOperations } from './post-terms-http.js';

/** Query of GET /blog. `status=all`, or any status except published, needs read on blog. */
export const postListQuery = z.strictObject({
  ...pageQuery,
  category: z.union([z.literal('all').transform(() => undefined), postCategory]).optional(),
  tag: z.string().trim().max(40).optional(),
  author: z.string().trim().max(100, 'Author must be at most 100 characters').optional(),
  /** Only posts with a date from this moment on, and before that one: the date of publication, or of creation for drafts. */
  from: dateInput.optional(),
  before: dateInput.optional(),
  search: searchText.optional(),
  featured: booleanWord.optional(),
  status: z
    .enum([...POST_STATUSES, 'all'], 'Status must be draft, published, scheduled, archived or all')
    .default('published'),
  sort: z
    .enum(['latest', 'oldest', 'title', 'title_desc'], 'Sort must be latest, oldest, title or title_desc')
    .default('latest'),
});
export type PostListQuery = z.infer<typeof postListQuery>;

export const postList = z
  .object({
    success: z.literal(true),
    data: z.array(postSummary),
    posts: z.array(postSummary),
    total: z.number().int(),
    pagination,
    /** The category or tag that replaced the requested one. */
    movedTo: z.string().optional(),
  })
  .meta({ id: 'PostList' });
export type PostList = z.infer<typeof postList>;

export const postAnswer = z
  .object({ success: z.literal(true), message: z.string().optional(), data: post, post })
  .meta({ id: 'PostAnswer' });
export type PostAnswer = z.infer<typeof postAnswer>;

export const postStats = z.object({
  success: z.literal(true),
  data: z.object({
    total: z.number().int(),
    published: z.number().int(),
    draft: z.number().int(),
    scheduled: z.number().int(),
    archived: z.number().int(),
    views: z.number().int(),
  }),
});
export type PostStats = z.infer<typeof postStats>;

/** Query of GET /blog/{id}/related. */
export const relatedQuery = z.strictObject({
  limit: z.coerce
    .number({ error: 'Limit must be between 1 and 100' })
    .int('Limit must be between 1 and 100')
    .min(1, 'Limit must be between 1 and 100')
    .max(100, 'Limit must be between 1 and 100')
    .default(3),
});

export const relatedPosts = z.object({
  success: z.literal(true),
  data: z.array(postSummary),
  posts: z.array(postSummary),
});

/** Query of GET /blog/tags and GET /blog/authors: `status=all` needs read on blog. */
export const postWordsQuery = z.strictObject({
  status: z.enum(['published', 'all'], 'Status must be published or all').default('published'),
});
export type PostWordsQuery = z.infer<typeof postWordsQuery>;

/** GET /blog/authors: authors of posts, most prolific first. */
export const authorList = z.object({ success: z.literal(true), data: z.array(valueCount) });

/** GET /blog/tags: tags of posts, most used first. */
export const tagList = z.object({ success: z.literal(true), data: z.array(valueCount), tags: z.array(valueCount) });

const archive = z.object({
  year: z.number().int(),
  month: z.number().int().min(1).max(12),
  label: z.string(),
  count: z.number().int(),
});

/** GET /blog/archives: published posts by month, latest first. */
export const archiveList = z.object({ success: z.literal(true), data: z.array(archive), archives: z.array(archive) });
export type Archive = z.infer<typeof archive>;

/** Body of PATCH /blog/{id}/schedule. */
export const scheduleInput = z.preprocess(
  (body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const { publish_date: older, ...fields } = body as Record<string, unknown>;
    return older === undefined ? fields : { publishDate: older, ...fields };
  },
  z.strictObject({
    publishDate: z.string({ error: 'Publish date is required' }).min(1, 'Publish date is required').pipe(dateInput),
  }),
);

/** Body of POST /blog/auto-save: the content of the editor, possibly incomplete or invalid. */
export const autoSaveInput = z.strictObject({
  id: z.string({ error: 'Post ID is required' }).min(1, 'Post ID is required').max(200, 'Post ID is too long'),
  values: z.preprocess(
    renamePostFields,
    z.partialRecord(z.enum(POST_FIELDS, { error: 'Values may only name fields of a post' }), z.unknown()),
  ),
  /** Identifies the browser with an ID that it generates: a person has one draft revision per browser. */
  browser: z.string().max(64, 'Browser must be at most 64 characters').optional(),
});
export type AutoSave = z.output<typeof autoSaveInput>;

/** POST /blog/upload-images: pictures for the body of a post. */
export const postImagesAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.array(z.object({ url: z.string() })),
  urls: z.array(z.string()),
});

/** The text fields of POST /blog/upload-images: none. */
export const postImages = z.strictObject({});

const own = operations('blog', {
  'GET /blog': {
    summary: 'Lists posts by page, filtered and searched.',
    note: 'Any status except published needs read on blog.',
    access: 'everyone',
    query: postListQuery,
    answer: postList,
    failures: [401, 403],
  },
  'GET /blog/stats': { summary: 'Counts posts.', access: 'everyone', answer: postStats },
  'GET /blog/categories': {
    summary: 'Lists categories with their number of public posts.',
    access: 'everyone',
    answer: postCategoryList,
  },
  'GET /blog/tags': {
    summary: 'Lists tags with their number of public posts.',
    note: 'status=all counts all posts and needs read on blog.',
    access: 'everyone',
    query: postWordsQuery,
    answer: tagList,
    failures: [401, 403],
  },
  'GET /blog/authors': {
    summary: 'Lists authors with their number of public posts.',
    note: 'status=all counts all posts and needs read on blog.',
    access: 'everyone',
    query: postWordsQuery,
    answer: authorList,
    failures: [401, 403],
  },
  'GET /blog/archives': { summary: 'Counts public posts by month.', access: 'everyone', answer: archiveList },
  'GET /blog/slug/{slug}': {
    summary: 'Returns a post by its slug.',
    access: 'everyone',
    answer: postAnswer,
    failures: [410],
  },
  'GET /blog/{id}': { summary: 'Returns a post.', access: 'everyone', answer: postAnswer, failures: [410] },
  'GET /blog/{id}/related': {
    summary: 'Public posts related to this one: of its category, then with its tags.',
    access: 'everyone',
    query: relatedQuery,
    answer: relatedPosts,
    failures: [410],
  },
  'POST /blog': {
    summary: 'Adds a post.',
    access: needs('write', 'blog'),
    body: postInput,
    upload: CONTENT_UPLOADS.blog,
    example: POST_EXAMPLE,
    answer: postAnswer,
    status: 201,
  },
  'PUT /blog/{id}': {
    summary: 'Changes a post; absent fields stay.',
    access: needs('write', 'blog'),
    body: postPatch,
    upload: CONTENT_UPLOADS.blog,
    example: { title: 'Three screens to the island', featured: true },
    answer: postAnswer,
    ...versioned,
  },
  'DELETE /blog/{id}': {
    summary: 'Moves a post to the trash.',
    access: needs('delete', 'blog'),
    answer: done,
    ...versioned,
  },
  'PATCH /blog/{id}/status': {
    summary: 'Sets the status of a post.',
    access: needs('write', 'blog'),
    body: postStatusChange,
    example: { status: 'published' },
    answer: postAnswer,
    ...versioned,
  },
  'PATCH /blog/{id}/schedule': {
    summary: 'Schedules the publication of a post.',
    access: needs('write', 'blog'),
    body: scheduleInput,
    example: { publishDate: '2027-03-01T08:00:00.000Z' },
    answer: postAnswer,
    ...versioned,
  },
  'POST /blog/auto-save': {
    summary: 'Saves the content of the editor as a draft revision; the post itself does not change.',
    note: 'Each person has one per browser, until they save the post, and for at most 30 days.',
    access: needs('write', 'blog'),
    body: autoSaveInput,
    example: { id: '66f1c0a2b5d4e8a1c3f09b7d', values: { title: 'Three screens', content: '<p>Nobody reads' } },
    answer: draftRevisionAnswer,
    failures: [404],
  },
  'GET /blog/{id}/auto-save': {
    summary: 'Returns the latest draft revision that differs from the post, or null.',
    note: 'Other people’s drafts are included only if they are newer than the current version and the caller has not dismissed them.',
    access: needs('write', 'blog'),
    answer: draftRevisionAnswer,
  },
  'DELETE /blog/{id}/auto-save/{draft}': {
    summary: 'Discards your own draft revision; another person’s is dismissed for the caller only.',
    note: 'A dismissed draft returns when its author auto-saves again.',
    access: needs('write', 'blog'),
    parameters: { draft: draftRevisionId },
    answer: done,
  },
  'POST /blog/upload-images': {
    summary: 'Stores pictures for the body of a post.',
    access: needs('write', 'blog'),
    body: postImages,
    upload: { ...CONTENT_UPLOADS.blog, isRequired: true },
    answer: postImagesAnswer,
    status: 201,
  },
});

export const blogOperations = {
  ...own,
  ...getBulk('blog', 'blog', 'posts', { status: 'published' }),
  ...termOperations,
  ...getHistory('blog', 'blog', post),
};
