import { pageInput, SYSTEM_PAGES, toSlug } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { sampleProjects } from '../projects/sample-projects.ts';
import { sampleServices } from '../services/sample-services.ts';
import { samplePages } from './sample-pages.ts';

const known = [
  ...['/', '/about', '/services', '/projects', '/team', '/blog', '/contact', '/api/docs'],
  ...samplePages.map(({ slug }) => `/${slug}`),
  ...sampleServices.map(({ slug }) => `/services/${slug}`),
  ...sampleProjects.map(({ slug }) => `/projects/${slug}`),
];
const getContent = (wanted: string): string => samplePages.find(({ slug }) => slug === wanted)?.content ?? '';

describe('sample pages', () => {
  it('LEGAL-1 are the pages that the site requires, plus the FAQ', () => {
    expect(samplePages.map(({ slug }) => slug)).toEqual([...SYSTEM_PAGES, 'faq']);
  });

  it.each(samplePages.map((page) => [page.slug, page] as const))(
    '%s passes the validation rules of the API',
    (_, page) => {
      const open: string[] = [];
      for (const [, closing, tag = ''] of page.content.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^>]*[^/])?>/g)) {
        if (closing) expect(open.pop()).toBe(tag);
        else open.push(tag);
      }
      const internal = [...page.content.matchAll(/<a href="(\/[^"?#]*)/g)].map(([, href]) => href);

      expect(open).toEqual([]);
      expect(pageInput.safeParse(page).error).toBeUndefined();
      expect(page.slug).toBe(toSlug(page.title));
      expect(page.status).toBe('published');
      expect(known).toEqual(expect.arrayContaining(internal));
    },
  );

  it('LEGAL-1 careers offers three positions, each with its location, hours, and pay', () => {
    const [, positions = ''] = getContent('careers').split(/<h2>Open positions<\/h2>|<h2>What comes with the desk/);

    expect(positions.match(/<h3>/g)).toHaveLength(3);
    expect(positions.match(/<strong>[^<]*New York[^<]*\$[\d,]+ to \$[\d,]+/g)).toHaveLength(3);
  });

  it.each(['accessibility', 'privacy', 'terms'])('LEGAL-1 %s tells the studio to have its own text checked', (slug) => {
    expect(getContent(slug)).toMatch(/For the studio that uses this text:[\s\S]*Have your own \w+ checked/);
  });
});
