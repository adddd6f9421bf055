import { POST_CATEGORIES, toSlug } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { sampleProjects } from '../projects/sample-projects.ts';
import { sampleDate } from '../sample-date.ts';
import { sampleServices } from '../services/sample-services.ts';
import { sampleAuthors } from './sample-authors.ts';
import { getPublishDate, type SamplePost } from './sample-post.ts';
import { samplePosts } from './sample-posts.ts';

const now = new Date('2031-03-01T00:30:00.000Z');
const dayMs = 24 * 60 * 60 * 1000;

/** Keeps addresses stable when the spelling of a title changes. */
const KEPT_ADDRESSES: Readonly<Record<string, string>> = { 'one-color-is-enough': 'one-colour-is-enough' };

const tagSuggestions = [
  'React',
  'Node.js',
  'JavaScript',
  'TypeScript',
  'Python',
  'PHP',
  'UI/UX',
  'Design',
  'Tutorial',
  'Best Practices',
  'Performance',
  'Security',
  'Database',
  'API',
  'Cloud',
  'DevOps',
  'Testing',
];

const published = samplePosts.filter(({ status }) => status === 'published');
const slugs = samplePosts.map(({ slug }) => slug);
const pages = [
  ...sampleProjects.filter(({ status }) => status === 'published').map(({ slug }) => `/projects/${slug}`),
  ...sampleServices.map(({ slug }) => `/services/${slug}`),
];
const getCount = <T>(values: readonly T[], value: T) => values.filter((other) => other === value).length;
const getLinks = ({ content }: SamplePost) =>
  Array.from(content.matchAll(/<a href="([^"]+)"/g), ([, href]) => href ?? '');

describe('sample posts', () => {
  it.each(samplePosts.map((post) => [post.slug, post] as const))('%s has an author, tags, and an image', (_, post) => {
    expect(post.slug).toBe(KEPT_ADDRESSES[toSlug(post.title)] ?? toSlug(post.title));
    expect(post.featuredImage).toBe(`/media/covers/${post.slug}.webp`);
    expect(Object.values(sampleAuthors)).toContain(post.author);
    expect(tagSuggestions).toEqual(expect.arrayContaining([...post.tags]));
    expect(post.tags.length).toBeGreaterThanOrEqual(1);
    expect(post.tags.length).toBeLessThanOrEqual(4);
  });

  it.each(samplePosts.map((post) => [post.slug, post] as const))('%s is well-formed prose', (_, { content }) => {
    const words = content
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;
    const open: string[] = [];
    for (const [, closing, tag = ''] of content.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
      if (closing) expect(open.pop()).toBe(tag);
      else open.push(tag);
    }

    expect(open).toEqual([]);
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(1100);
    expect(content).toMatch(/<h2>/);
    expect(content).toMatch(/<strong>|<em>/);
  });

  it('number twenty-four, and the published posts cover every category', () => {
    expect(samplePosts).toHaveLength(24);
    expect(new Set(slugs).size).toBe(24);
    expect(new Set(published.map(({ category }) => category))).toEqual(
      new Set(POST_CATEGORIES.map(({ slug }) => slug)),
    );
  });

  it('are published except for one draft, one scheduled post, and one archived post; three are featured', () => {
    const statuses = samplePosts.map(({ status }) => status);
    const scheduled = samplePosts.find(({ status }) => status === 'scheduled') as SamplePost;

    expect(published).toHaveLength(21);
    for (const status of ['draft', 'scheduled', 'archived'] as const) expect(getCount(statuses, status)).toBe(1);
    expect(getPublishDate(scheduled, now)?.getTime()).toBeGreaterThan(now.getTime());
    expect(samplePosts.filter(({ featured }) => featured).map(({ status }) => status)).toEqual(
      Array(3).fill('published'),
    );
  });

  it('span the last eight months, starting a few days ago, newest first', () => {
    const times = samplePosts.map((post) => sampleDate(post, now).getTime());
    const ages = published.map((post) => (now.getTime() - sampleDate(post, now).getTime()) / dayMs);

    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(times.length);
    expect(ages[0]).toBeGreaterThan(1);
    expect(ages[0]).toBeLessThan(7);
    expect(ages.at(-1)).toBeGreaterThan(230);
    expect(ages.at(-1)).toBeLessThan(245);
  });

  it('link only to /contact, projects and services, external sites, and older published posts', () => {
    for (const post of samplePosts) {
      const older = published.filter(({ daysAgo }) => daysAgo > post.daysAgo).map(({ slug }) => `/blog/${slug}`);
      const known = ['/contact', ...pages, ...older];
      const internal = getLinks(post).filter((href) => !href.startsWith('https://'));

      expect(internal).toContain('/contact');
      expect(known).toEqual(expect.arrayContaining(internal));
    }
    expect(samplePosts.flatMap(getLinks).filter((href) => href.startsWith('/blog/')).length).toBeGreaterThan(5);
  });

  it('show every kind of formatting', () => {
    const all = samplePosts.map(({ content }) => content).join('');
    for (const tag of ['h2', 'h3', 'p', 'ul', 'ol', 'blockquote', 'table', 'strong', 'em']) {
      expect(all).toContain(`<${tag}>`);
    }
    expect(all).toContain('<pre><code class="language-ts">');
  });
});
