import type { PostSummary, Submission } from '@atelier/contracts';

const CREATED = '2026-05-04T09:30:00.000Z';

export const aSubmission = (changes: Partial<Submission> = {}): Submission => ({
  id: 'a1',
  name: 'Grace Hopper',
  email: 'grace@navy.example',
  phone: null,
  company: null,
  subject: 'A compiler for us',
  message: 'First line.\nSecond line.',
  serviceType: 'custom-software',
  service_interest: 'custom_software',
  budget_range: '50k_100k',
  timeline: null,
  status: 'new',
  priority: 'medium',
  notes: null,
  version: 1,
  created_at: CREATED,
  updated_at: CREATED,
  ...changes,
});

export const submissionList = (submissions: readonly Submission[], total = submissions.length) => ({
  status: 200,
  body: {
    success: true,
    data: submissions,
    submissions,
    pagination: { page: 1, limit: 10, total, totalPages: Math.ceil(total / 10), totalSubmissions: total },
  },
});

export const submissionStats = {
  status: 200,
  body: {
    success: true,
    stats: {
      overview: { totalSubmissions: 10 },
      breakdown: { byStatus: { new: 4, in_progress: 3, responded: 2, closed: 1 } },
    },
  },
};

export const aPostSummary = (changes: Partial<PostSummary> = {}): PostSummary => ({
  id: 'p1',
  slug: 'one-colour-is-enough',
  title: 'One colour is enough',
  excerpt: 'What a second accent costs.',
  description: 'What a second accent costs.',
  category: 'design',
  categoryLabel: 'Design',
  tags: ['Design', 'UI/UX', 'Tutorial', 'Testing', 'API'],
  status: 'draft',
  publishDate: null,
  published_at: null,
  featuredImage: null,
  featured_image: null,
  image: null,
  images: [],
  featured: false,
  allowComments: true,
  author: 'Ines',
  author_name: 'Ines',
  seoTitle: null,
  seoDescription: null,
  seoKeywords: [],
  readingTime: 4,
  reading_time: 4,
  readTime: 4,
  views: 12,
  comments: 0,
  version: 1,
  createdAt: CREATED,
  created_at: CREATED,
  updatedAt: CREATED,
  ...changes,
});

export const postList = (posts: readonly PostSummary[]) => ({
  status: 200,
  body: {
    success: true,
    data: posts,
    posts,
    total: posts.length,
    pagination: { page: 1, limit: 12, total: posts.length, totalPages: 1 },
  },
});

export const postAnswer = (summary: PostSummary, content: string) => {
  const post = { ...summary, content };
  return { status: 200, body: { success: true, data: post, post } };
};

export const postStats = {
  status: 200,
  body: { success: true, data: { total: 9, published: 5, draft: 3, scheduled: 1, archived: 0, views: 1234 } },
};
