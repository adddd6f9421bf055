import * as z from 'zod';
import { defineEvent, type EventDefinition } from '../events/event.js';
import { CONTENT_TYPES, type ContentKind, eachKind } from './content-types.js';
import { postStatus } from './post.js';

/** The data with which consumers can follow any content item without further calls. */
const itemSnapshot = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** One or two sentences. */
  summary: z.string(),
  /** Plain text of its body for search, cut if it is long. */
  text: z.string(),
  category: z.string(),
  /** Tags, technologies or skills. */
  keywords: z.array(z.string()),
  image: z.string().nullable(),
  /** Addresses of all files that it shows, including the image. */
  media: z.array(z.string()),
  isPublic: z.boolean(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type ItemSnapshot = z.infer<typeof itemSnapshot>;

/** The fields of posts' first events stay; later ones have a default, because older events are kept for two weeks. */
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

const SUMMARIES = {
  created: 'was added, public or not.',
  updated: 'changed without becoming visible or hidden.',
  published: 'became visible to visitors.',
  unpublished: 'is no longer visible to visitors.',
  deleted: 'was moved to the trash.',
  purged: 'was deleted for good: of its data only the ID and the slug are left.',
} as const;
type Verb = keyof typeof SUMMARIES;

type SnapshotSchema<Kind extends ContentKind> = Kind extends 'post' ? typeof postSnapshot : typeof itemSnapshot;
/** Events about the items of one kind. */
export type ContentEvents<Kind extends ContentKind> = {
  [Name in Verb]: EventDefinition<`atelier.content.${Kind}.${Name}.v1`, SnapshotSchema<Kind>>;
};

const getEvents = (kind: ContentKind) =>
  Object.fromEntries(
    Object.entries(SUMMARIES).map(([verb, summary]) => [
      verb,
      defineEvent(
        `atelier.content.${kind}.${verb}.v1`,
        `A ${CONTENT_TYPES[kind].noun.toLowerCase()} ${summary}`,
        kind === 'post' ? postSnapshot : itemSnapshot,
      ),
    ]),
  );

export const CONTENT_EVENTS = eachKind(getEvents) as unknown as { [Kind in ContentKind]: ContentEvents<Kind> };
