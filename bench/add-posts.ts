import { MongoClient } from 'mongodb';

const CATEGORIES = ['development', 'design', 'backend', 'frontend', 'mobile', 'devops', 'tutorial', 'news'];
const TAGS = ['React', 'Node.js', 'TypeScript', 'Design', 'Performance', 'Security', 'Database', 'Testing', 'Cloud'];
const WORDS =
  'small releases fail in small ways and small failures are cheap to mend when somebody reads the graphs'.split(' ');
const BATCH = 5000;
const MINUTE_MS = 60_000;

const pick = <One>(list: readonly One[], index: number): One => list[index % list.length] as One;
const sentence = (start: number, length: number): string =>
  Array.from({ length }, (_none, index) => pick(WORDS, start + index * 7)).join(' ');

const toSlug = (index: number): string => `post-number-${index}`;

const toPost = (index: number, newest: number) => {
  const date = new Date(newest - index * MINUTE_MS);
  return {
    slug: toSlug(index),
    title: `Post number ${index}: ${sentence(index, 5)}`,
    excerpt: sentence(index + 3, 24),
    content: `<p>${sentence(index, 300)}</p>`,
    category: pick(CATEGORIES, index),
    tags: [pick(TAGS, index), pick(TAGS, index * 3 + 1)].filter((tag, at, all) => all.indexOf(tag) === at),
    status: 'published',
    publishDate: date,
    firstPublishedAt: date,
    featuredImage: `/media/covers/${toSlug(index)}.webp`,
    author: 'Mira Holm',
    readingTime: 2,
    trashed: false,
    version: 1,
    createdAt: date,
    updatedAt: date,
  };
};

/** Writes posts in an old format. The service derives the fields for lists when it starts. */
export const addPosts = async (url: string, database: string, count: number): Promise<{ slug: string }> => {
  const client = await MongoClient.connect(url);
  try {
    const posts = client.db(database).collection('posts');
    const newest = Date.parse('2026-01-01T00:00:00Z');
    for (let start = 0; start < count; start += BATCH) {
      const size = Math.min(BATCH, count - start);
      await posts.insertMany(Array.from({ length: size }, (_none, index) => toPost(start + index, newest)));
    }
    return { slug: toSlug(Math.floor(count / 2)) };
  } finally {
    await client.close();
  }
};
