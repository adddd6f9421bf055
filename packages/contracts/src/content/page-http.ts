import * as z from 'zod';
import { searchText } from '../http/fields.js';
import { needs, operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { done } from '../http/success.js';
import { versioned } from '../http/version.js';
import { getBulk } from './bulk-http.js';
import { PAGE_EXAMPLE } from './examples.js';
import { getHistory } from './history-http.js';
import { PAGE_STATUSES, pageInput, pagePatch, sitePage, sitePageSummary } from './page.js';

/** Query of GET /pages. `status=all` and `status=draft` need read on settings. */
export const pageListQuery = z.strictObject({
  ...pageQuery,
  status: z.enum([...PAGE_STATUSES, 'all'], 'Status must be draft, published or all').default('published'),
  search: searchText.optional(),
  sort: z
    .enum(['title', 'title_desc', 'latest', 'oldest'], 'Sort must be title, title_desc, latest or oldest')
    .default('title'),
});
export type PageListQuery = z.output<typeof pageListQuery>;

export const pageList = z
  .object({
    success: z.literal(true),
    data: z.array(sitePageSummary),
    pages: z.array(sitePageSummary),
    total: z.number().int(),
    pagination,
  })
  .meta({ id: 'PageList' });
export type PageList = z.infer<typeof pageList>;

export const pageAnswer = z
  .object({ success: z.literal(true), message: z.string().optional(), data: sitePage, page: sitePage })
  .meta({ id: 'PageAnswer' });
export type PageAnswer = z.infer<typeof pageAnswer>;

const SYSTEM_NOTE = 'accessibility, careers, privacy and terms can be edited, but not deleted or renamed (409).';

const own = operations('pages', {
  'GET /pages': {
    summary: 'Lists pages with text written by staff, such as the privacy notice.',
    note: 'status=all and draft need read on settings.',
    access: 'everyone',
    query: pageListQuery,
    answer: pageList,
    failures: [401, 403],
  },
  'GET /pages/{id}': { summary: 'Returns a page.', access: 'everyone', answer: pageAnswer, failures: [410] },
  'POST /pages': {
    summary: 'Adds a page, which is at /{slug} once it is published.',
    access: needs('write', 'settings'),
    body: pageInput,
    example: PAGE_EXAMPLE,
    answer: pageAnswer,
    status: 201,
  },
  'PUT /pages/{id}': {
    summary: 'Changes a page; absent fields stay.',
    note: SYSTEM_NOTE,
    access: needs('write', 'settings'),
    body: pagePatch,
    example: { title: 'Privacy notice', status: 'published' },
    answer: pageAnswer,
    ...versioned,
  },
  'DELETE /pages/{id}': {
    summary: 'Moves a page to the trash.',
    note: SYSTEM_NOTE,
    access: needs('delete', 'settings'),
    answer: done,
    ...versioned,
  },
});

export const pageOperations = {
  ...own,
  ...getBulk(
    'pages',
    'settings',
    'pages',
    { status: 'published' },
    'Pages that the site needs stay, with a result that says so.',
  ),
  ...getHistory('pages', 'settings', sitePage),
};
