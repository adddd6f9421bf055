import { describe, expect, it } from '@jest/globals';
import { NEW_POST, postForm, statusFor, tabOfField } from './postForm';

const VALID = {
  ...NEW_POST,
  title: 'One color is enough',
  excerpt: 'What a second accent costs.',
  content: 'x'.repeat(100),
  category: 'design',
  tags: ['Design'],
};

const getMessages = (changes: Partial<typeof VALID>): string[] => {
  const result = postForm.safeParse({ ...VALID, ...changes });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

describe('postForm', () => {
  it('ABLG-2 accepts a complete post and omits empty fields', () => {
    expect(postForm.parse(VALID)).toMatchObject({
      publishDate: null,
      featuredImage: null,
      seoTitle: null,
      author: null,
    });
    expect(postForm.parse(VALID)).not.toHaveProperty('slug');
  });

  it('ABLG-2 accepts each text at its limit', () => {
    const limits = {
      title: 'Fives',
      excerpt: 'x'.repeat(300),
      seoTitle: 'x'.repeat(60),
      seoDescription: 'x'.repeat(160),
    };
    expect(getMessages(limits)).toEqual([]);
  });

  it('ABLG-2 requires category, tag, and status', () => {
    expect(getMessages({ category: '' })[0]).toBe('Category is required');
    expect(getMessages({ tags: [] })).toEqual(['At least one tag is required']);
    expect(getMessages({ status: '' as 'draft' })).toEqual(['Status must be draft, published, scheduled or archived']);
  });

  it('ABLG-2 accepts a local date and rejects an invalid one', () => {
    expect(postForm.parse({ ...VALID, publishDate: '2026-05-04T09:30' }).publishDate).toMatch(
      /^2026-05-0\dT\d\d:\d\d:00.000Z$/,
    );
    expect(getMessages({ publishDate: 'soon' })).toEqual(['Must be a valid date']);
  });

  it('ABLG-2 derives the status from the button, but keeps a schedule', () => {
    expect(statusFor('draft', 'published')).toBe('draft');
    expect(statusFor('publish', 'draft')).toBe('published');
    expect(statusFor('publish', 'scheduled')).toBe('scheduled');
    expect(statusFor('update', 'archived')).toBe('archived');
  });

  it('maps each field to its tab', () => {
    expect(tabOfField('title')).toBe('content');
    expect(tabOfField('seoTitle')).toBe('settings');
  });
});
