import * as z from 'zod';
import { searchText } from '../http/fields.js';
import { needs, operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { done, succeeded } from '../http/success.js';

const MAX_LENGTH = 500;
export const MAX_REDIRECTS = 5000;
/** Sections that answer by themselves. */
const RESERVED = /^\/(api|admin)(\/|$)/;

/** Whether it can be read as an address: a backslash counts as `/`, so that a path may begin with a host. */
export const isReadableAddress = (address: string): boolean => URL.canParse(address, 'http://site');

/** The path of an address of the site as redirects know it: with one `/` at its start and none at its end. */
export const getRedirectPath = (address: string): string => {
  const { pathname } = new URL(address, 'http://site');
  return pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/';
};

const sitePath = z
  .string({ error: 'Path is required' })
  .trim()
  .max(MAX_LENGTH, `Path must be at most ${MAX_LENGTH} characters`)
  .regex(/^\/(?!\/)/, { error: 'Path must start with one /', abort: true })
  .refine(isReadableAddress, 'Path is invalid')
  .transform(getRedirectPath);

const target = z
  .string({ error: 'Target is required' })
  .trim()
  .max(MAX_LENGTH, `Target must be at most ${MAX_LENGTH} characters`)
  .regex(/^(\/(?![/\\])|https?:\/\/[^\s/])/, 'Target must be a path on this site or a full address')
  .refine(isReadableAddress, 'Target must be a path on this site or a full address')
  .transform((to) => {
    const { href, search, hash } = new URL(to, 'http://site');
    return to.startsWith('/') ? `${getRedirectPath(to)}${search}${hash}` : href;
  });

const readTarget = z.string().max(MAX_LENGTH, `Target must be at most ${MAX_LENGTH} characters`).optional();

/** Body of PUT /seo/redirects: replaces the redirect of the same path, unless it must be new or another one. */
export const redirectInput = z
  .strictObject({
    from: sitePath
      .refine((path) => path !== '/', 'The home page cannot be redirected')
      .refine((path) => !RESERVED.test(path), 'Paths below /api and /admin cannot be redirected'),
    to: target,
    mustBeNew: z.boolean().optional(),
    /** Where the path led when it was read. */
    replaces: readTarget,
  })
  .refine(({ from, to }) => !to.startsWith('/') || from !== getRedirectPath(to), {
    path: ['to'],
    message: 'Target must differ from the path',
  })
  .meta({ id: 'RedirectInput' });
export type RedirectInput = z.output<typeof redirectInput>;

/** A path without a page, and the address that visitors get instead. */
export const redirect = z
  .object({
    id: z.string(),
    from: z.string(),
    to: z.string(),
    hits: z.number().int(),
    lastHitAt: z.string().nullable(),
    createdAt: z.string(),
    createdBy: z.string().nullable(),
  })
  .meta({ id: 'Redirect' });
export type Redirect = z.infer<typeof redirect>;

/** A path that visitors requested, and that has neither a page nor a redirect. */
export const missingPage = z
  .object({ path: z.string(), hits: z.number().int(), firstSeenAt: z.string(), lastSeenAt: z.string() })
  .meta({ id: 'MissingPage' });
export type MissingPage = z.infer<typeof missingPage>;

export const redirectListQuery = z.strictObject({ ...pageQuery, search: searchText.optional() });
export type RedirectListQuery = z.output<typeof redirectListQuery>;

export const redirectList = z
  .object({ success: z.literal(true), data: z.array(redirect), total: z.number().int(), pagination })
  .meta({ id: 'RedirectList' });

/** Query of DELETE /seo/redirects/{id}: where the path led when it was read. */
export const redirectRemoval = z.strictObject({ to: readTarget });

/** Body of POST /seo/redirects/follow. */
export const followInput = z.strictObject({ path: sitePath });

export const redirectId = z.string().regex(/^[0-9a-f]{24}$/, 'Redirect ID is invalid');

export const redirectOperations = operations('seo', {
  'GET /seo/redirects': {
    summary: 'Lists redirects by page, latest first.',
    access: needs('read', 'settings'),
    query: redirectListQuery,
    answer: redirectList,
  },
  'PUT /seo/redirects': {
    summary: 'Redirects a path; a redirect of the same path is replaced, or answered with 409 if `mustBeNew`.',
    note: 'It applies while the path has no page. A target must not be redirected itself. With `replaces`, 409 if the path leads elsewhere by now, or nowhere.',
    access: needs('write', 'settings'),
    body: redirectInput,
    example: { from: '/old-office', to: '/about' },
    answer: succeeded(redirect),
    failures: [409],
  },
  'DELETE /seo/redirects/{id}': {
    summary: 'Deletes a redirect.',
    note: 'With `to`, 409 if the path leads elsewhere by now.',
    access: needs('delete', 'settings'),
    parameters: { id: redirectId },
    query: redirectRemoval,
    answer: done,
    failures: [404, 409],
  },
  'POST /seo/redirects/follow': {
    summary: 'Returns where a path without a page leads, and counts the request; null if it leads nowhere.',
    access: 'everyone',
    body: followInput,
    example: { path: '/old-office' },
    answer: succeeded(z.object({ to: z.string().nullable() })),
  },
  'GET /seo/missing': {
    summary: 'The 100 paths without a page that visitors requested last, for at most 30 days.',
    access: needs('read', 'settings'),
    answer: succeeded(z.array(missingPage)),
  },
});
