import * as z from 'zod';
import { defineEvent } from '../events/event.js';
import { postStatus } from './post.js';

/** What consumers need of a post to follow it without asking back. */
const postSnapshot = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string().nullable(),
  featuredImage: z.string().nullable(),
  status: postStatus,
  publishDate: z.string().nullable(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type PostSnapshot = z.infer<typeof postSnapshot>;

export const postCreated = defineEvent(
  'atelier.content.post.created.v1',
  'A post was written, whatever its status.',
  postSnapshot,
);
export const postUpdated = defineEvent(
  'atelier.content.post.updated.v1',
  'A post changed and kept its visibility.',
  postSnapshot,
);
export const postPublished = defineEvent(
  'atelier.content.post.published.v1',
  'A post became visible to visitors.',
  postSnapshot,
);
export const postUnpublished = defineEvent(
  'atelier.content.post.unpublished.v1',
  'A post is no longer visible to visitors.',
  postSnapshot,
);
export const postDeleted = defineEvent(
  'atelier.content.post.deleted.v1',
  'A post was moved to the trash.',
  postSnapshot,
);
