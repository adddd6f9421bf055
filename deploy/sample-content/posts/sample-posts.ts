import { readFileSync } from 'node:fs';
import type { SamplePost } from './sample-post.ts';

type PostHead = Omit<SamplePost, 'content' | 'featuredImage' | 'featured'> & { featured?: true };

export const sampleAuthors = {
  ines: 'Ines Castellanos',
  jonas: 'Jonas Weidel',
  marta: 'Marta Oyelaran',
  tom: 'Tom Achterberg',
} as const;

const { ines, jonas, marta, tom } = sampleAuthors;

/** Newest first, as on /blog. A post links only to older ones that are published. */
const heads: readonly PostHead[] = [
  {
    title: 'Bring us your broken website',
    slug: 'bring-us-your-broken-website',
    excerpt:
      'One evening a month the studio stays open for people who have no project for us, only something that does not work. Six places, thirty minutes each, and soup.',
    category: 'news',
    tags: ['Best Practices', 'Performance'],
    status: 'scheduled',
    daysAgo: -9,
    hour: 13,
    seoTitle: 'Open bench: bring us your broken website',
    seoDescription:
      'One evening a month we look at whatever you bring: slow shops, lost mail, layouts that fall apart. Thirty minutes, free of charge, with soup.',
    author: tom,
  },
  {
    title: 'Estimates are a conversation',
    slug: 'estimates-are-a-conversation',
    excerpt:
      'We looked at forty finished pieces of work and at where the extra days had gone. Programming was fourth. What we say now, in place of one number.',
    category: 'development',
    tags: ['Best Practices', 'Tutorial'],
    status: 'draft',
    daysAgo: 1,
    hour: 15,
    seoTitle: 'Estimates are a conversation',
    seoDescription:
      'Two numbers and what lies between them: how we estimate software, where the time really goes, and what helps more than padding in secret.',
    author: tom,
  },
  {
    title: 'The form is the product',
    slug: 'the-form-is-the-product',
    excerpt:
      'A contact form is the one page on which a visitor does something for you. How to ask for less, complain at the right moment, and survive a tunnel.',
    category: 'frontend',
    tags: ['UI/UX', 'TypeScript', 'Best Practices'],
    status: 'published',
    daysAgo: 4,
    hour: 13,
    seoTitle: 'The form is the product',
    seoDescription:
      'What we have learned from building contact and quote forms first: fewer fields, better timing, helpful messages, and a network that fails.',
    author: ines,
  },
  {
    title: 'Four screens to the island',
    slug: 'four-screens-to-the-island',
    excerpt:
      'A ferry line sold tickets in eleven screens and answered the telephone all day. We stood on the quay for two days, then took things away until the boat was visible.',
    category: 'case-study',
    tags: ['UI/UX', 'Design', 'Performance'],
    status: 'published',
    featured: true,
    daysAgo: 15,
    hour: 14,
    seoTitle: 'Four screens to the island: a ferry booking rebuilt',
    seoDescription:
      'Case study: how the Skerry Line went from eleven screens to four, and from 160 telephone bookings a day to 45, with a spreadsheet kept on purpose.',
    author: marta,
  },
  {
    title: 'The outbox in the kitchen',
    slug: 'the-outbox-in-the-kitchen',
    excerpt:
      'Between saving an order and announcing it there is a gap, and a process can end in a gap. The transactional outbox, explained with waiters, slips and soup.',
    category: 'backend',
    tags: ['Node.js', 'Database', 'API', 'Testing'],
    status: 'published',
    daysAgo: 33,
    hour: 13,
    seoTitle: 'The transactional outbox, explained in a kitchen',
    seoDescription:
      'Why events get lost between a database and a broker, how an outbox and an inbox fix it, and how we test both by killing processes at random.',
    author: jonas,
  },
  {
    title: 'One colour is enough',
    slug: 'one-colour-is-enough',
    excerpt:
      'A client sent us a brand book with twenty-six colours. A plea for a paper, an ink and one colour with an opinion, including the arithmetic.',
    category: 'design',
    tags: ['Design', 'UI/UX', 'Best Practices'],
    status: 'published',
    daysAgo: 54,
    hour: 12,
    seoTitle: 'One colour is enough',
    seoDescription:
      'How we design interfaces with one accent colour: black and white first, contrast ratios next to the names, and a dark theme painted separately.',
    author: marta,
  },
  {
    title: 'A deploy for Friday afternoon',
    slug: 'a-deploy-for-friday-afternoon',
    excerpt:
      'Not deploying on Fridays is sensible, and a confession. What it took until we could: a pointer that moves back, schema changes in four steps, and nine alarms.',
    category: 'devops',
    tags: ['DevOps', 'Cloud', 'Testing'],
    status: 'published',
    daysAgo: 75,
    hour: 14,
    seoTitle: 'A deploy for Friday afternoon',
    seoDescription:
      'Immutable releases, one-second rollbacks, schema changes in four steps and a small canary: how we came to deploy on a Friday without holding hands.',
    author: jonas,
  },
  {
    title: 'Three percent battery',
    slug: 'three-percent-battery',
    excerpt:
      'Meadow inspectors gave up their app and went back to the clipboard. We spent two days behind one of them, and rebuilt it for gloves, bright sun and no signal.',
    category: 'mobile',
    tags: ['UI/UX', 'Performance', 'TypeScript'],
    status: 'published',
    daysAgo: 98,
    hour: 13,
    seoTitle: 'Three percent battery: an app for the field',
    seoDescription:
      'Building a mobile app that works offline, in gloves and in full sun: what drained the battery, how the phone keeps the truth, and what we left out.',
    author: ines,
  },
  {
    title: 'A search box that forgives accents',
    slug: 'a-search-box-that-forgives-accents',
    excerpt:
      'Visitors type Lodz and the catalogue knows only Łódź. A search by the beginnings of words, in any order and without accents, in about fifty lines of TypeScript.',
    category: 'tutorial',
    tags: ['Tutorial', 'TypeScript', 'JavaScript'],
    status: 'published',
    daysAgo: 121,
    hour: 12,
    seoTitle: 'Accent-insensitive search in fifty lines of TypeScript',
    seoDescription:
      'A step-by-step tutorial: fold accents with normalize, split words with Intl.Segmenter, and search a sorted list by prefix. No library needed.',
    author: ines,
  },
  {
    title: 'Nine checks before a launch',
    slug: 'nine-checks-before-a-launch',
    excerpt:
      'One person, one afternoon, nine checks. Each of them is on the list because of a particular morning, and none of them is “test everything”.',
    category: 'tips',
    tags: ['Best Practices', 'Testing', 'Security', 'Performance'],
    status: 'published',
    daysAgo: 146,
    hour: 13,
    seoTitle: 'Nine checks before a website launch',
    seoDescription:
      'A launch checklist that fits into one afternoon: calendar, domain, redirects, forms, keyboard, bad phones, backups, error pages and the way back.',
    author: marta,
  },
  {
    title: 'In praise of the second-newest tool',
    slug: 'in-praise-of-the-second-newest-tool',
    excerpt:
      'A new tool may be better, but it cannot have a past. The five questions that we ask before anything goes into a project that will outlive our contract.',
    category: 'technology',
    tags: ['Best Practices', 'Database', 'Cloud'],
    status: 'published',
    daysAgo: 172,
    hour: 12,
    seoTitle: 'In praise of the second-newest tool',
    seoDescription:
      'How we choose technology for software that has to last: five questions, a small budget for excitement, and a page about what we believed.',
    author: jonas,
  },
  {
    title: 'Reading code aloud',
    slug: 'reading-code-aloud',
    excerpt:
      'On Wednesdays at four, somebody reads sixty lines of code aloud to people who have not seen them. What the ear finds that two reviews and a linter did not.',
    category: 'development',
    tags: ['Best Practices', 'TypeScript'],
    status: 'published',
    daysAgo: 203,
    hour: 14,
    seoTitle: 'Reading code aloud',
    seoDescription:
      'A code review with one rule too many: the author may not explain. How reading sixty lines aloud finds vague names, double negatives and dead flags.',
    author: tom,
  },
];

function bodyOf(slug: string): string {
  return readFileSync(new URL(`./${slug}.html`, import.meta.url), 'utf8').trim();
}

export const samplePosts: readonly SamplePost[] = heads.map((head) => ({
  ...head,
  featured: head.featured ?? false,
  content: bodyOf(head.slug),
  featuredImage: `/media/covers/${head.slug}.webp`,
}));
