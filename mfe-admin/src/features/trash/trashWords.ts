import type { ContentKind } from '@atelier/contracts';

export const KIND_LABELS: Readonly<Record<ContentKind, string>> = {
  post: 'Blog post',
  service: 'Service',
  project: 'Project',
  member: 'Team member',
  page: 'Page',
};

export const KIND_CHOICES = [
  { value: 'all', label: 'All' },
  ...Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label })),
];

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DAY_MS = 86_400_000;

export const momentOf = (iso: string): string => MOMENT.format(new Date(iso));

/** 'in 12 days', counted up: what has hours left is not gone today. */
export const daysLeft = (expiresAt: string, now = Date.now()): string => {
  const days = Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS));
  return days === 1 ? 'in a day' : `in ${days} days`;
};
