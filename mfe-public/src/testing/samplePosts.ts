import type { Post, PostSummary } from '@atelier/contracts/content/post';

/** A published post for tests; a test sets only the relevant fields. */
export const samplePost = (given: Partial<Post> = {}): Post => {
  const title = given.title ?? 'Four screens to the island';
  const date = '2026-03-04T13:00:00.000Z';
  return {
    id: '65f000000000000000000001',
    slug: 'four-screens-to-the-island',
    title,
    excerpt: 'A ferry line sold tickets in eleven screens.',
    description: 'A ferry line sold tickets in eleven screens.',
    content: '<h2>The quay</h2><p>We stood there for two days.</p>',
    category: 'case-study',
    categoryLabel: 'Case Study',
    tags: ['Design', 'Performance'],
    status: 'published',
    publishDate: date,
    published_at: date,
    featuredImage: '/media/covers/four-screens-to-the-island.webp',
    featured_image: '/media/covers/four-screens-to-the-island.webp',
    image: '/media/covers/four-screens-to-the-island.webp',
    images: [],
    featured: false,
    allowComments: true,
    author: 'Marta Oyelaran',
    author_name: 'Marta Oyelaran',
    seoTitle: null,
    seoDescription: null,
    seoKeywords: [],
    readingTime: 7,
    reading_time: 7,
    readTime: 7,
    views: 1234,
    comments: 0,
    version: 1,
    createdAt: date,
    created_at: date,
    updatedAt: date,
    ...given,
  };
};

export const samplePosts = (count: number): PostSummary[] =>
  Array.from({ length: count }, (_, index) => {
    const { content: _content, ...summary } = samplePost({
      id: `id-${index}`,
      slug: `post-${index}`,
      title: `Post number ${index}`,
    });
    return summary;
  });

export const toList = (posts: readonly PostSummary[], { page = 1, total = posts.length, limit = 9 } = {}) => ({
  success: true,
  data: posts,
  posts,
  total,
  pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
});
