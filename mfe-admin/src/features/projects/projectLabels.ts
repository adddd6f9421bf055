import { PROJECT_STATUSES, type ProjectStatus } from '@atelier/contracts/content/project';
import { PROJECT_CATEGORIES } from '@atelier/contracts/content/project-categories';

export const STATUS_LABELS: Readonly<Record<ProjectStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};
export const STATUS_COLORS = { published: 'success', draft: 'warning', archived: 'error' } as const;

const FILTERED = ['published', 'draft', 'archived'] as const;
export const STATUS_FILTERS = FILTERED.map((value) => ({ value, label: STATUS_LABELS[value] }));
export const STATUS_CHOICES = PROJECT_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));
export const CATEGORY_CHOICES = PROJECT_CATEGORIES.map(({ slug, label }) => ({ value: slug, label }));

// Dates are stored as midnight UTC.
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const formatDate = (iso: string): string => DATE.format(new Date(iso));
