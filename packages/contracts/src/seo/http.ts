import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done } from '../http/success.js';
import { isReadableAddress } from './redirects.js';

/** Query of GET /seo: the path of a page of the site, ignoring `?` or `#` and everything after it. */
export const seoQuery = z.strictObject({
  path: z
    .string({ error: 'Path is required' })
    .max(500, 'Path must be at most 500 characters')
    .regex(/^\/(?!\/)/, { error: 'Path must start with one /', abort: true })
    .refine(isReadableAddress, 'Path is invalid'),
});

/** A page's metadata for search engines; addresses are absolute. */
export const pageMetadata = z
  .object({
    path: z.string(),
    title: z.string(),
    description: z.string(),
    canonical: z.string(),
    image: z.string().nullable(),
  })
  .meta({ id: 'PageMetadata' });
export type PageMetadata = z.infer<typeof pageMetadata>;

export const pageMetadataAnswer = z.object({ success: z.literal(true), data: pageMetadata });

/** Query of POST /seo/generate-sitemap. */
export const sitemapRequest = z.strictObject({ type: z.enum(['xml'], 'Type must be xml').default('xml') });

export const seoOperations = operations('seo', {
  'GET /seo': {
    summary: 'Returns the metadata of a page for search engines.',
    access: 'everyone',
    query: seoQuery,
    answer: pageMetadataAnswer,
  },
  'POST /seo/generate-sitemap': {
    summary: 'Requests new sitemap, feed and robots files, which are written a moment later.',
    access: needs('write', 'media', 'settings'),
    query: sitemapRequest,
    answer: done,
    status: 202,
  },
});
