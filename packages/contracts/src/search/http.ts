import * as z from 'zod';
import { CONTENT_KINDS, eachKind, KINDS_IN_WORDS } from '../content/content-types.js';
import { operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';

const TOO_SHORT = 'Search must be at least 2 characters';
const count = z.number().int();

/** Query of GET /search. The words of `q` may be misspelled; the last one may be a prefix. */
export const searchQuery = z.strictObject({
  ...pageQuery,
  q: z.string({ error: TOO_SHORT }).trim().min(2, TOO_SHORT).max(100, 'Search must be at most 100 characters'),
  type: z.enum(CONTENT_KINDS, `Type must be ${KINDS_IN_WORDS}`).optional(),
});
export type SearchQuery = z.output<typeof searchQuery>;

/** A segment of plain text; all segments together are the whole text. */
export const searchSegment = z.object({ text: z.string(), match: z.boolean() }).meta({ id: 'SearchSegment' });
export type SearchSegment = z.infer<typeof searchSegment>;

export const searchResult = z
  .object({
    type: z.enum(CONTENT_KINDS),
    id: z.string(),
    slug: z.string(),
    path: z.string(),
    title: z.string(),
    summary: z.string(),
    image: z.string().nullable(),
    category: z.string(),
    publishedAt: z.string().nullable(),
    score: z.number(),
    /** `text` is an excerpt of about 160 characters around the first match in the body; empty if there is none. */
    highlights: z.object({
      title: z.array(searchSegment),
      summary: z.array(searchSegment),
      text: z.array(searchSegment),
    }),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

export const searchAnswer = z
  .object({
    success: z.literal(true),
    data: z.array(searchResult),
    total: count,
    /** Counts of the whole result, regardless of `type`. */
    counts: z.object(eachKind(() => count)),
    /** The query with corrected or completed words, if any were misspelled or incomplete. */
    suggestion: z.string().optional(),
    pagination,
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const searchOperations = operations('search', {
  'GET /search': {
    summary: 'Finds public posts, services, projects, team members and pages, best match first.',
    access: 'everyone',
    limit: 'search',
    query: searchQuery,
    answer: searchAnswer,
  },
});
