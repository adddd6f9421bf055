import * as z from 'zod';
import { defineEvent } from '../events/event.js';
import { postStatus } from './post.js';

/** What consumers need of any item of content to follow it without asking back. */
const itemSnapshot = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** In a sentence or two. */
  summary: z.string(),
  /** Plain text of its body, for search: the beginning where it is long. */
  text: z.string(),
  category: z.string(),
  /** Tags, technologies or skills. */
  keywords: z.array(z.string()),
  image: z.string().nullable(),
  /** Addresses of all files that it shows, the image among them. */
  media: z.array(z.string()),
  isPublic: z.boolean(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type ItemSnapshot = z.infer<typeof itemSnapshot>;

/** Fields of posts' first events stay; what came later has a default, as older events are kept for two weeks. */
const postSnapshot = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  text: z.string().default(''),
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string().nullable(),
  featuredImage: z.string().nullable(),
  media: z.array(z.string()).default([]),
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
export const postPurged = defineEvent(
  'atelier.content.post.purged.v1',
  'A post was deleted for good: of its data only the ID and the slug are left.',
  postSnapshot,
);

export const serviceCreated = defineEvent(
  'atelier.content.service.created.v1',
  'A service was added, active or not.',
  itemSnapshot,
);
export const serviceUpdated = defineEvent(
  'atelier.content.service.updated.v1',
  'A service changed and kept its visibility.',
  itemSnapshot,
);
export const servicePublished = defineEvent(
  'atelier.content.service.published.v1',
  'A service became visible to visitors.',
  itemSnapshot,
);
export const serviceUnpublished = defineEvent(
  'atelier.content.service.unpublished.v1',
  'A service is no longer visible to visitors.',
  itemSnapshot,
);
export const serviceDeleted = defineEvent(
  'atelier.content.service.deleted.v1',
  'A service was moved to the trash.',
  itemSnapshot,
);
export const servicePurged = defineEvent(
  'atelier.content.service.purged.v1',
  'A service was deleted for good: of its data only the ID and the slug are left.',
  itemSnapshot,
);

export const projectCreated = defineEvent(
  'atelier.content.project.created.v1',
  'A project was added, whatever its status.',
  itemSnapshot,
);
export const projectUpdated = defineEvent(
  'atelier.content.project.updated.v1',
  'A project changed and kept its visibility.',
  itemSnapshot,
);
export const projectPublished = defineEvent(
  'atelier.content.project.published.v1',
  'A project became visible to visitors.',
  itemSnapshot,
);
export const projectUnpublished = defineEvent(
  'atelier.content.project.unpublished.v1',
  'A project is no longer visible to visitors.',
  itemSnapshot,
);
export const projectDeleted = defineEvent(
  'atelier.content.project.deleted.v1',
  'A project was moved to the trash.',
  itemSnapshot,
);
export const projectPurged = defineEvent(
  'atelier.content.project.purged.v1',
  'A project was deleted for good: of its data only the ID and the slug are left.',
  itemSnapshot,
);

export const memberCreated = defineEvent(
  'atelier.content.member.created.v1',
  'A member of the team was added, active or not.',
  itemSnapshot,
);
export const memberUpdated = defineEvent(
  'atelier.content.member.updated.v1',
  'A member of the team changed and kept their visibility.',
  itemSnapshot,
);
export const memberPublished = defineEvent(
  'atelier.content.member.published.v1',
  'A member of the team became visible to visitors.',
  itemSnapshot,
);
export const memberUnpublished = defineEvent(
  'atelier.content.member.unpublished.v1',
  'A member of the team is no longer visible to visitors.',
  itemSnapshot,
);
export const memberDeleted = defineEvent(
  'atelier.content.member.deleted.v1',
  'A member of the team was moved to the trash.',
  itemSnapshot,
);
export const memberPurged = defineEvent(
  'atelier.content.member.purged.v1',
  'A member of the team was deleted for good: of its data only the ID and the slug are left.',
  itemSnapshot,
);

export const pageCreated = defineEvent(
  'atelier.content.page.created.v1',
  'A page was written, whatever its status.',
  itemSnapshot,
);
export const pageUpdated = defineEvent(
  'atelier.content.page.updated.v1',
  'A page changed and kept its visibility.',
  itemSnapshot,
);
export const pagePublished = defineEvent(
  'atelier.content.page.published.v1',
  'A page became visible to visitors.',
  itemSnapshot,
);
export const pageUnpublished = defineEvent(
  'atelier.content.page.unpublished.v1',
  'A page is no longer visible to visitors.',
  itemSnapshot,
);
export const pageDeleted = defineEvent(
  'atelier.content.page.deleted.v1',
  'A page was moved to the trash.',
  itemSnapshot,
);
export const pagePurged = defineEvent(
  'atelier.content.page.purged.v1',
  'A page was deleted for good: of its data only the ID and the slug are left.',
  itemSnapshot,
);
