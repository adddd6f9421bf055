import * as z from 'zod';
import { booleanWord, searchText } from '../http/fields.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { POST_STATUSES, post, postSummary } from './post.js';
import { postCategory } from './post-category.js';

/** Query of GET /blog. `status=all`, or any status but published, needs read on blog. */
export const postListQuery = z.strictObject({
  ...pageQuery,
  category: z.union([z.literal('all').transform(() => undefined), postCategory]).optional(),
  tag: z.string().trim().max(40).optional(),
  search: searchText.optional(),
  featured: booleanWord.optional(),
  status: z
    .enum([...POST_STATUSES, 'all'], 'Status must be draft, published, scheduled, archived or all')
    .default('published'),
  sort: z.enum(['latest', 'oldest', 'title'], 'Sort must be latest, oldest or title').default('latest'),
});
export type PostListQuery = z.infer<typeof postListQuery>;

export const postList = z
  .object({
    success: z.literal(true),
    data: z.array(postSummary),
    posts: z.array(postSummary),
    total: z.number().int(),
    pagination,
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
    .number()
    .int()
    .min(1, 'Limit must be between 1 and 100')
    .max(100, 'Limit must be between 1 and 100')
    .default(3),
});

export const relatedPosts = z.object({
  success: z.literal(true),
  data: z.array(postSummary),
  posts: z.array(postSummary),
});
