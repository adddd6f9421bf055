import type { PostSummary, ProjectSummary, Submission } from '@atelier/contracts';

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
  title: 'One color is enough',
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

export const aProjectSummary = (changes: Partial<ProjectSummary> = {}): ProjectSummary => ({
  id: 'j1',
  slug: 'skerry-line',
  title: 'Skerry Line',
  description: 'A timetable for the ferries of three islands that works on any phone, also at sea and in the wind.',
  short_description: 'Ferries that one can plan with.',
  shortDescription: 'Ferries that one can plan with.',
  overview: null,
  key_features: ['Departures without a network'],
  keyFeatures: ['Departures without a network'],
  technical_implementation: null,
  technicalImplementation: null,
  category: 'mobile_application',
  category_display: 'Mobile Application',
  status: 'published',
  completed: false,
  featured: true,
  technologies: ['React Native', 'NestJS', 'MongoDB', 'Redis', 'Docker'],
  tech_stack: ['React Native', 'NestJS', 'MongoDB', 'Redis', 'Docker'],
  client: 'Island Ferries',
  client_name: 'Island Ferries',
  start_date: '2026-01-12T00:00:00.000Z',
  completion_date: '2026-04-30T00:00:00.000Z',
  end_date: '2026-04-30T00:00:00.000Z',
  project_url: 'https://ferries.example',
  github_url: 'https://github.com/ferries/app',
  featured_image: '/media/covers/skerry.webp',
  thumbnail: null,
  images: ['/media/projects/harbour.webp'],
  seo_title: null,
  seo_description: null,
  seo_keywords: [],
  version: 1,
  created_at: CREATED,
  updated_at: CREATED,
  ...changes,
});

export const projectList = (projects: readonly ProjectSummary[]) => ({
  status: 200,
  body: {
    success: true,
    data: projects,
    projects,
    total: projects.length,
    pagination: { page: 1, limit: 12, total: projects.length, totalPages: 1 },
  },
});

export const projectAnswer = (summary: ProjectSummary) => {
  const project = { ...summary, content: null };
  return { status: 200, body: { success: true, data: project, project } };
};

export const projectStats = {
  status: 200,
  body: {
    success: true,
    data: {
      total: 9,
      clientRetention: 95,
      published: 5,
      draft: 3,
      archived: 1,
      featured: 2,
      completed: 1,
      byCategory: [],
    },
  },
};
