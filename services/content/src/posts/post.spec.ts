import { estimateReadingTime, toSlug } from '@atelier/contracts';
import type { CleanHtml } from '@atelier/service-kit/rich-text/rich-text';
import { aPost } from '@atelier/test-kit';
import { describe, expect, it } from '@jest/globals';
import { changeOfPatch, newPost, publicationDate } from './post.js';

const aCleanPost = (values: Parameters<typeof aPost>[0] = {}) => {
  const post = aPost(values);
  return { ...post, content: post.content as CleanHtml };
};

const NOW = new Date('2026-03-01T10:00:00.000Z');

describe('post', () => {
  it.each([
    ['Ten Things We Learned', 'ten-things-we-learned'],
    ['  Café & crème: déjà vu!  ', 'cafe-creme-deja-vu'],
    ['C# — or not?', 'c-or-not'],
  ])('ABLG-2 gets its slug from the title %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });

  it.each([
    ['<p>one two three</p>', 1],
    [`<p>${'word '.repeat(200)}</p>`, 1],
    [`<p>${'word '.repeat(201)}</p>`, 2],
    [`<p>${'「设计」与网络性能。'.repeat(50)}</p>`, 1],
    [`<p>${'「设计」与网络性能。'.repeat(100)}</p>`, 2],
    [`<p>${'デザインのコーナー、'.repeat(200)}</p>`, 5],
  ])('ABLG-2 has a reading time of its words divided by 200, rounded up', (html, minutes) => {
    expect(estimateReadingTime(html)).toBe(minutes);
  });

  it('is dated now if it is published without a date or with a future date', () => {
    expect(newPost(aCleanPost(), NOW)).toMatchObject({ publishDate: NOW });
    expect(newPost(aCleanPost({ publishDate: '2999-01-01' }), NOW)).toMatchObject({ publishDate: NOW });
  });

  it('keeps a given date', () => {
    const publishDate = '2025-12-24T08:00:00.000Z';
    expect(newPost(aCleanPost({ publishDate }), NOW).publishDate).toEqual(new Date(publishDate));
  });

  it('has no date while it is a draft', () => {
    expect(newPost(aCleanPost({ status: 'draft' }), NOW)).toMatchObject({ publishDate: null, firstPublishedAt: null });
  });

  it('keeps its first date when it is published again', () => {
    const first = new Date('2025-01-01T00:00:00.000Z');
    expect(publicationDate({ status: 'published', publishDate: first }, NOW)).toEqual({});
  });

  it('cannot be scheduled without a date', () => {
    expect(() => newPost(aCleanPost({ status: 'scheduled' }), NOW)).toThrow('Validation failed');
  });

  it('changes only the fields that a patch names', () => {
    expect(changeOfPatch({ featured: true })).toEqual({ featured: true });
  });
});
