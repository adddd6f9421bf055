import {
  CONTACT_SERVICES,
  contactMessage,
  PRIORITIES,
  postDraft,
  responseInput,
  SERVICE_INTERESTS,
  SUBMISSION_STATUSES,
  slugOf,
} from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import type { SamplePost } from './index.ts';
import { publishDateOf, sampleAuthors, sampleDate, samplePosts, sampleSubmissions } from './index.ts';

const now = new Date('2031-03-01T00:30:00.000Z');
const dayMs = 24 * 60 * 60 * 1000;

const categories = [
  'development',
  'design',
  'backend',
  'frontend',
  'mobile',
  'devops',
  'tutorial',
  'news',
  'tips',
  'case-study',
  'technology',
];
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

const interests = SERVICE_INTERESTS.map(({ label, value }) => ({ label, interest: value }));
const published = samplePosts.filter(({ status }) => status === 'published');
const slugs = samplePosts.map(({ slug }) => slug);
const countOf = <T>(values: readonly T[], value: T) => values.filter((other) => other === value).length;
const linksOf = ({ content }: SamplePost) => Array.from(content.matchAll(/href="([^"]+)"/g), ([, href]) => href ?? '');

describe('sample posts', () => {
  it.each(samplePosts.map((post) => [post.slug, post] as const))('%s passes the rules of the editor', (_, post) => {
    const { daysAgo: _daysAgo, hour: _hour, ...fields } = post;
    const publishDate = publishDateOf(post, now)?.toISOString() ?? null;

    expect(postDraft.safeParse({ ...fields, publishDate }).error).toBeUndefined();
    expect(post.slug).toBe(slugOf(post.title));
    expect(post.featuredImage).toBe(`/media/covers/${post.slug}.webp`);
    expect(Object.values(sampleAuthors)).toContain(post.author);
    expect(tagSuggestions).toEqual(expect.arrayContaining([...post.tags]));
    expect(post.tags.length).toBeGreaterThanOrEqual(2);
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
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1100);
    expect(content).toMatch(/<h2>/);
    expect(content).toMatch(/<strong>|<em>/);
  });

  it('cover every category, ten of them published', () => {
    expect(samplePosts).toHaveLength(12);
    expect(new Set(slugs).size).toBe(12);
    expect(new Set(samplePosts.map(({ category }) => category))).toEqual(new Set(categories));
    expect(new Set(published.map(({ category }) => category)).size).toBe(10);
  });

  it('have one draft, one scheduled for the future and one featured among the published', () => {
    const statuses = samplePosts.map(({ status }) => status);
    const scheduled = samplePosts.find(({ status }) => status === 'scheduled') as SamplePost;

    expect(countOf(statuses, 'published')).toBe(10);
    expect(countOf(statuses, 'draft')).toBe(1);
    expect(countOf(statuses, 'scheduled')).toBe(1);
    expect(publishDateOf(scheduled, now)?.getTime()).toBeGreaterThan(now.getTime());
    expect(samplePosts.filter(({ featured }) => featured).map(({ status }) => status)).toEqual(['published']);
  });

  it('go back seven months from a few days ago, newest first', () => {
    const times = samplePosts.map((post) => sampleDate(post, now).getTime());
    const ages = published.map((post) => (now.getTime() - sampleDate(post, now).getTime()) / dayMs);

    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(times.length);
    expect(ages[0]).toBeGreaterThan(1);
    expect(ages[0]).toBeLessThan(7);
    expect(ages.at(-1)).toBeGreaterThan(180);
    expect(ages.at(-1)).toBeLessThan(214);
  });

  it('link only to /contact, to the wider web and to older published posts', () => {
    for (const post of samplePosts) {
      const older = published.filter(({ daysAgo }) => daysAgo > post.daysAgo).map(({ slug }) => `/blog/${slug}`);
      const internal = linksOf(post).filter((href) => !href.startsWith('https://'));

      expect(internal).toContain('/contact');
      expect(['/contact', ...older]).toEqual(expect.arrayContaining(internal));
    }
    expect(samplePosts.flatMap(linksOf).filter((href) => href.startsWith('/blog/')).length).toBeGreaterThan(5);
  });

  it('show every kind of formatting', () => {
    const all = samplePosts.map(({ content }) => content).join('');
    for (const tag of ['h2', 'h3', 'p', 'ul', 'ol', 'blockquote', 'table', 'strong', 'em']) {
      expect(all).toContain(`<${tag}>`);
    }
    expect(all).toContain('<pre><code class="language-ts">');
  });
});

describe('sample submissions', () => {
  it.each(sampleSubmissions.map((submission) => [submission.name, submission] as const))(
    'that of %s passes the rules of the contact form and of the answer',
    (_, { name, email, subject, message, company, phone, responses }) => {
      const sent = { name, email, subject, message, company, phone, serviceType: 'consulting' };

      expect(contactMessage.safeParse(sent).error).toBeUndefined();
      expect(name).toMatch(/^[\p{L} .'-]{2,100}$/u);
      expect(email).toMatch(/\.example$/);
      expect(message.length).toBeGreaterThanOrEqual(40);
      expect(message.length).toBeLessThanOrEqual(600);
      for (const answer of responses) expect(responseInput.safeParse(answer).error).toBeUndefined();
    },
  );

  it('are thirty different people over every status, priority and service', () => {
    expect(sampleSubmissions).toHaveLength(30);
    expect(new Set(sampleSubmissions.map(({ email }) => email)).size).toBe(30);
    expect(new Set(sampleSubmissions.map(({ message }) => message)).size).toBe(30);
    expect(new Set(sampleSubmissions.map(({ status }) => status))).toEqual(new Set(SUBMISSION_STATUSES));
    expect(new Set(sampleSubmissions.map(({ priority }) => priority))).toEqual(new Set(PRIORITIES));
    expect(new Set(sampleSubmissions.map((submission) => submission.service_interest))).toEqual(
      new Set(SERVICE_INTERESTS.map(({ value }) => value)),
    );
  });

  it('give phones with their country, long enough for the form to send them', () => {
    const phones = sampleSubmissions.flatMap(({ phone }) => phone ?? []);

    expect(phones.length).toBeGreaterThan(15);
    expect(phones.filter((phone) => !/^\+[1-9]\d{8,15}$/.test(phone))).toEqual([]);
  });

  it('are interested in the service that their subject names', () => {
    for (const { subject, service_interest } of sampleSubmissions) {
      const label = subject.replace('Inquiry about ', '');
      const named = [...CONTACT_SERVICES, ...interests].find((service) => service.label === label);
      expect(named?.interest ?? service_interest).toBe(service_interest);
    }
  });

  it('have answers exactly where somebody has answered', () => {
    for (const { status, responses } of sampleSubmissions) {
      expect(responses.length > 0).toBe(status === 'responded' || status === 'closed');
    }
  });

  it('arrived before now, and say budget and time in underscored words', () => {
    const ranges = sampleSubmissions.flatMap(({ budget_range, timeline }) => [budget_range, timeline]);

    for (const submission of sampleSubmissions)
      expect(sampleDate(submission, now).getTime()).toBeLessThan(now.getTime());
    for (const range of ranges.filter((value) => value !== undefined))
      expect(range).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
    expect(ranges).toEqual(expect.arrayContaining(['10k_25k', '1_3_months', undefined]));
  });
});
