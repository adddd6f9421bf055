import { sampleAuthors } from './sample-authors.ts';
import type { PostHead } from './sample-post.ts';

const { callum, ines, jonas, tom } = sampleAuthors;

/** Posts about making software. */
export const postsOnBuilding: readonly PostHead[] = [
  {
    title: 'Estimates are a conversation',
    slug: 'estimates-are-a-conversation',
    excerpt:
      'We looked at forty finished projects to see where the extra days went. Programming came in fourth. Here’s what we say now instead of one number.',
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
      'A contact form is the one page where a visitor does something for you. Here’s how to ask for less, complain at the right time, and survive a tunnel.',
    category: 'frontend',
    tags: ['UI/UX', 'TypeScript', 'Best Practices'],
    status: 'published',
    daysAgo: 4,
    hour: 13,
    seoTitle: 'The form is the product',
    seoDescription:
      'What we’ve learned from building contact and quote forms first: fewer fields, better timing, helpful messages, and a network that fails.',
    author: ines,
  },
  {
    title: 'Three hundred milliseconds of nothing',
    slug: 'three-hundred-milliseconds-of-nothing',
    excerpt:
      'A fast site everyone called slow, a phone on a tripod, and 240 frames a second. What skeletons, late fonts and nine pixels do to four hundred milliseconds.',
    category: 'frontend',
    tags: ['Performance', 'React', 'TypeScript', 'UI/UX'],
    status: 'published',
    daysAgo: 24,
    hour: 12,
    seoTitle: 'Three hundred milliseconds of nothing',
    seoDescription:
      'When to show a placeholder and when to show nothing, how to keep a page from moving, and why a fast site can feel slow. With a hook of twenty lines.',
    author: ines,
  },
  {
    title: 'The outbox in the kitchen',
    slug: 'the-outbox-in-the-kitchen',
    excerpt:
      'There’s a gap between saving an order and announcing it, and a process can crash in that gap. The transactional outbox, explained with waiters, tickets and soup.',
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
    title: 'A deploy for Friday afternoon',
    slug: 'a-deploy-for-friday-afternoon',
    excerpt:
      'Not deploying on Fridays is sensible, and a confession. It took us a pointer that moves back, schema changes in four steps, and nine alerts.',
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
      'Meadow inspectors gave up on their app and went back to the clipboard. We spent two days behind one of them, then rebuilt it for gloves, bright sun and no signal.',
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
    title: 'Reading a query plan',
    slug: 'reading-a-query-plan',
    excerpt:
      'The page took forty milliseconds. Then the table grew. How to ask PostgreSQL what it’s doing, read the answer from the inside out, and keep it fast.',
    category: 'tutorial',
    tags: ['Database', 'Performance', 'Tutorial'],
    status: 'published',
    daysAgo: 109,
    hour: 14,
    seoTitle: 'Reading a query plan, step by step',
    seoDescription:
      'A tutorial on EXPLAIN in PostgreSQL: what to look for in a plan, how to order the columns of an index, what page one thousand costs, and how to test it.',
    author: callum,
  },
  {
    title: 'A search box that forgives accents',
    slug: 'a-search-box-that-forgives-accents',
    excerpt:
      'Visitors type Lodz, and the catalog only knows Łódź. Here’s a search that finds the beginnings of words, in any order, without accents, in about fifty lines of TypeScript.',
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
    title: 'The notification nobody asked for',
    slug: 'the-notification-nobody-asked-for',
    excerpt:
      'A housing app sent thirty-one notifications in a month. Two were about the faucet. On permission, lock screens, and a budget of four.',
    category: 'mobile',
    tags: ['UI/UX', 'TypeScript', 'Best Practices'],
    status: 'published',
    daysAgo: 187,
    hour: 14,
    seoTitle: 'The notification nobody asked for',
    seoDescription:
      'How a housing association got its app back onto phones: three heaps of messages, a question asked at the right moment, and a budget of interruptions.',
    author: ines,
  },
  {
    title: 'Reading code aloud',
    slug: 'reading-code-aloud',
    excerpt:
      'On Wednesdays at four, someone reads sixty lines of code aloud to people who haven’t seen them. Here’s what the ear catches that two reviews and a linter missed.',
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
  {
    title: 'The restore drill',
    slug: 'the-restore-drill',
    excerpt:
      'Once a quarter, we roll a die to decide which of our systems is lost. We’ve brought it back eleven times out of fourteen. Here’s what the other three taught us.',
    category: 'devops',
    tags: ['DevOps', 'Cloud', 'Security', 'Testing'],
    status: 'published',
    daysAgo: 219,
    hour: 12,
    seoTitle: 'The restore drill: backups that have been used',
    seoDescription:
      'A backup is a rumor until it has been restored. How we rehearse it with a die, an empty machine and a stopwatch, and what the failures taught us.',
    author: jonas,
  },
  {
    title: 'An API is a promise',
    slug: 'an-api-is-a-promise',
    excerpt:
      'Someone built on your API three years ago and keeps bees now. How to change an API without breaking strangers: add, never bend, and set an end date.',
    category: 'backend',
    tags: ['API', 'Best Practices', 'Testing'],
    status: 'published',
    daysAgo: 238,
    hour: 13,
    seoTitle: 'An API is a promise',
    seoDescription:
      'Opaque identifiers, additions in place of changes, a machine that compares the old promise with the new, and an ending with a date: APIs that last.',
    author: jonas,
  },
];
