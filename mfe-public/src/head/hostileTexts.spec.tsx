import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import { HOSTILE_TEXTS, legalText } from '@atelier/markup/hostile-texts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { STUDIO_NEED } from '../studio';
import { type Answers, renderAddress } from '../testing/renderAddress';
import { getTeam, sampleMember } from '../testing/sampleMembers';
import { samplePage, toAnswer } from '../testing/samplePages';
import { samplePost, toList } from '../testing/samplePosts';
import { sampleProject, toProjectList } from '../testing/sampleProjects';
import { sampleResult, sampleSearchAnswer } from '../testing/sampleSearch';
import { sampleService, toServiceList } from '../testing/sampleServices';

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 3 })
  .map((parts) => `a${parts.join('').replaceAll(/\s+/g, ' ')}b`);

/** Validated by their contracts, or HTML that the content service sanitized. */
const NO_TEXTS =
  /^(id|slug|content|status|category|version|.*(_at|At|_date|Date|published_at|Image|image|images|url|Url|href|photo|thumbnail|email|phone|expertise_level|timeZone|hire_date))$/;

/** A record with `text` in every field that takes any text. */
const filled = <Value,>(value: Value, text: string): Value => {
  if (typeof value === 'string') return text as Value;
  if (Array.isArray(value)) return value.map((one) => filled(one, text)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, NO_TEXTS.test(name) ? one : filled(one, text)]);
  return Object.fromEntries(entries) as Value;
};

const searchAnswer = (text: string) => {
  const pieces = [{ text, match: true }];
  const highlights = { title: pieces, summary: pieces, text: pieces };
  return sampleSearchAnswer({ data: [sampleResult({ title: text, summary: text, highlights })] });
};

const found = (body: object) => ({ status: 200, body: { success: true, ...body } });

const answersWith = (text: string): Answers => {
  const post = filled(samplePost(), text);
  const project = filled(sampleProject(), text);
  const service = filled(sampleService(), text);
  const member = filled(sampleMember(), text);
  return {
    [STUDIO_NEED]: found({ data: filled(DEFAULT_STUDIO, text) }),
    '/blog/slug/four-screens-to-the-island': found({ post, data: post }),
    '/projects/skerry-line': found({ project, data: project }),
    '/services/web-development': found({ service, data: service }),
    '/services': found(toServiceList([service])),
    '/services?active=true&limit=50': found(toServiceList([service])),
    '/blog?limit=9': found(toList([post])),
    '/projects?limit=10&status=published': found(toProjectList([project])),
    '/team/marta-oyelaran': found({ data: member, member }),
    '/team': found(getTeam([member])),
    '/team?limit=100': found(getTeam([member])),
    '/search?q=color': found(searchAnswer(text)),
    '/pages/privacy': toAnswer(filled(samplePage(), text)),
    '/pages/terms': toAnswer(filled(samplePage({ slug: 'terms' }), text)),
    '/pages/careers': toAnswer(filled(samplePage({ slug: 'careers' }), text)),
  };
};

/** Pages whose data for search engines contains texts of staff. */
const DESCRIBED = [
  '/',
  '/about',
  '/contact',
  '/blog/four-screens-to-the-island',
  '/projects/skerry-line',
  '/services/web-development',
  '/team/marta-oyelaran',
  '/privacy',
  '/terms',
  '/careers',
  '/blog',
  '/services',
  '/team',
];
const OTHERS = ['/projects', '/search?q=color'];

/** Every element with its attribute names, and the structure of data scripts without their texts. */
const getStructure = ({ documentElement }: Document): string[] =>
  [documentElement, ...documentElement.querySelectorAll('*')].map((element) =>
    [element.localName, ...element.getAttributeNames()].join(' '),
  );

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe('hostile text', () => {
  it.each([...DESCRIBED, ...OTHERS])(
    'SEO-1 remains text in the head, the data, and the HTML of %s',
    async (address) => {
      const harmless = getStructure((await renderAddress(address, answersWith('ab'))).document);
      await fc.assert(
        fc.asyncProperty(hostileText, async (text) => {
          const { document, status } = await renderAddress(address, answersWith(text));
          expect(status).toBe(200);
          expect(getStructure(document)).toEqual(harmless);
          expect(document.querySelector('title')?.textContent).toContain(legalText(text));
          const feed = document.querySelector('link[type="application/rss+xml"]');
          expect(feed?.getAttribute('title')).toBe(`${legalText(text)} Journal (RSS)`);
          const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
          const isDescribed = textsIn(JSON.parse(data)).some((one) => one.includes(text));
          expect(isDescribed).toBe(DESCRIBED.includes(address));
        }),
        { numRuns: 30 },
      );
    },
  );
});
