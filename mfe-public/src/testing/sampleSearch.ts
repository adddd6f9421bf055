import type { SearchAnswer, SearchResult } from '@atelier/contracts/search/http';

/** A result of a search for `color`; a test sets only the relevant fields. */
export const sampleResult = (fields: Partial<SearchResult> = {}): SearchResult => ({
  type: 'post',
  id: '1',
  slug: 'one-colour',
  path: '/blog/one-colour',
  title: 'One color is enough',
  summary: 'On restraint.',
  image: '/media/covers/one-colour.webp',
  category: 'design',
  publishedAt: '2026-03-04T13:00:00.000Z',
  score: 3,
  highlights: {
    title: [
      { text: 'One ', match: false },
      { text: 'color', match: true },
      { text: ' is enough', match: false },
    ],
    summary: [{ text: 'On restraint.', match: false }],
    text: [
      { text: '…a ', match: false },
      { text: 'color', match: true },
      { text: ' is a <b>promise</b>…', match: false },
    ],
  },
  ...fields,
});

export const sampleSearchAnswer = (fields: Partial<SearchAnswer> = {}): SearchAnswer => ({
  success: true,
  data: [sampleResult()],
  total: 1,
  counts: { post: 1, service: 0, project: 2, member: 0, page: 1 },
  pagination: { page: 1, limit: 10, total: 1, totalPages: 1 },
  ...fields,
});
