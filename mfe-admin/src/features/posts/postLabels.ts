import type { PostStatus } from '@atelier/contracts';
import { POST_CATEGORIES } from '@atelier/contracts/content/post-category';

export const STATUS_LABELS: Readonly<Record<PostStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
  archived: 'Archived',
};
export const STATUS_COLORS = {
  published: 'success',
  draft: 'warning',
  scheduled: 'processing',
  archived: 'error',
} as const;

const EDITABLE = ['published', 'draft', 'scheduled'] as const;
export const STATUS_CHOICES = EDITABLE.map((value) => ({ value, label: STATUS_LABELS[value] }));
export const CATEGORY_CHOICES = POST_CATEGORIES.map(({ slug, label }) => ({ value: slug, label }));

export const TAG_SUGGESTIONS = [
  'React',
  'Node.js',
  'JavaScript',
  'TypeScript',
  'Python',
  'PHP',
  'UI/UX',
  'Design',
  'Tutorial',
  'Best Practices',
  'Performance',
  'Security',
  'Database',
  'API',
  'Cloud',
  'DevOps',
  'Testing',
];
