import type { Project, ProjectSummary } from '@atelier/contracts/content/project';
import type { ProjectList } from '@atelier/contracts/content/project-http';

const ALIASED = {
  short_description: 'Four screens instead of eleven, for people who stand on a quay.',
  key_features: ['Today’s crossings on the first screen', 'Four steps to a ticket'],
  technical_implementation: 'Pages are rendered on the server and carry the day’s crossings.',
  technologies: ['TypeScript', 'React', 'Next.js', 'Node.js', 'PostgreSQL'],
  client: 'The Skerry Line',
  completion_date: '2026-04-06T00:00:00.000Z',
};

/** A published project for tests; a test sets only the relevant fields. */
export const sampleProject = (given: Partial<Project> = {}): Project => ({
  id: '65f0000000000000000000a1',
  slug: 'skerry-line',
  title: 'Skerry Line',
  description: 'Five boats, nine islands, and a ticket office in which two of four people booked by telephone.',
  ...ALIASED,
  shortDescription: ALIASED.short_description,
  overview: 'Islanders do not plan a crossing, they check it.',
  keyFeatures: ALIASED.key_features,
  technicalImplementation: ALIASED.technical_implementation,
  content: null,
  category: 'web_application',
  category_display: 'Web Application',
  status: 'published',
  completed: false,
  featured: false,
  tech_stack: ALIASED.technologies,
  client_name: ALIASED.client,
  start_date: null,
  end_date: ALIASED.completion_date,
  project_url: null,
  github_url: null,
  featured_image: '/media/covers/project-skerry-line.webp',
  thumbnail: null,
  images: [],
  seo_title: null,
  seo_description: null,
  seo_keywords: [],
  version: 1,
  created_at: '2026-04-06T00:00:00.000Z',
  updated_at: '2026-04-07T00:00:00.000Z',
  ...given,
});

export const sampleProjects = (count: number): ProjectSummary[] =>
  Array.from({ length: count }, (_, index) => {
    const { content: _content, ...summary } = sampleProject({
      id: `id-${index}`,
      slug: `project-${index}`,
      title: `Project number ${index}`,
    });
    return summary;
  });

export const toProjectList = (
  projects: readonly ProjectSummary[],
  { page = 1, total = projects.length } = {},
): ProjectList => ({
  success: true,
  data: [...projects],
  projects: [...projects],
  total,
  pagination: { page, limit: 10, total, totalPages: Math.ceil(total / 10) },
});
