import type { PageRecord } from '../src/pages/page.js';

/** A visible post as this service knows it. */
export const aPage = (fields: Partial<PageRecord> = {}): PageRecord => ({
  id: 'post:1',
  kind: 'post',
  path: '/blog/first',
  isVisible: true,
  title: 'First',
  description: 'The first of many.',
  category: 'case-study',
  author: 'Ada Lovelace',
  image: null,
  publishedAt: new Date('2026-01-05T08:00:00Z'),
  changedAt: new Date('2026-02-07T09:30:00Z'),
  version: 1,
  ...fields,
});
