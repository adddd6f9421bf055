import type { inspectDatabase } from '@atelier/test-kit';

type Database = Parameters<Parameters<typeof inspectDatabase>[1]>[0];

const CATEGORIES = ['development', 'design', 'news'];
const TAGS = ['React', 'Security', 'Testing', 'Cloud'];
const STATUSES = ['published', 'published', 'published', 'draft'];
const FIRST_DATE_MS = Date.UTC(2020, 0, 1);
const HOUR_MS = 60 * 60 * 1000;
const RARE_EVERY = 1000;

/** A post as the first program wrote it: no sort keys, tokens, former slugs, views or pictures, and counted nowhere. */
export const olderPost = (index: number) => {
  const date = new Date(FIRST_DATE_MS + index * HOUR_MS);
  const status = STATUSES[index % STATUSES.length];
  return {
    slug: `older-${index}`,
    title: `Post number ${String(index).padStart(6, '0')} of many`,
    excerpt: index % RARE_EVERY === 0 ? 'A rare find.' : 'What there is to say.',
    content: '<p>Small releases fail in small ways.</p>',
    category: CATEGORIES[index % CATEGORIES.length],
    tags: [TAGS[index % TAGS.length], 'Common'],
    status,
    publishDate: status === 'published' ? date : null,
    featuredImage: null,
    featured: index % 10 === 0,
    allowComments: true,
    author: null,
    seoTitle: null,
    seoDescription: null,
    seoKeywords: [],
    readingTime: 1,
    firstPublishedAt: status === 'published' ? date : null,
    trashed: index % 50 === 49,
    version: 1,
    searchWords: ['post', 'number', 'many'],
    createdAt: date,
    updatedAt: date,
  };
};

export const insertOlderPosts = async (database: Database, from: number, to: number): Promise<void> => {
  const posts = Array.from({ length: to - from }, (_none, index) => olderPost(from + index));
  await database.collection('posts').insertMany(posts);
};

/** How many of these posts are there, of which one may say something. */
export const toNumber = (count: number, matches: (post: ReturnType<typeof olderPost>) => boolean = () => true) =>
  Array.from({ length: count }, (_none, index) => olderPost(index)).filter((post) => !post.trashed && matches(post))
    .length;
