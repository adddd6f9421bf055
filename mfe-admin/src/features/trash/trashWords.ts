import { CONTENT_KINDS } from '@atelier/contracts/content/content-types';
import { getLabel } from '../../history/ContentItem';

export const KIND_CHOICES = [
  { value: 'all', label: 'All' },
  ...CONTENT_KINDS.map((kind) => ({ value: kind, label: getLabel(kind) })),
];

const DAY_MS = 86_400_000;

/** 'in 12 days', rounded up, so that an item with a few hours left does not show 0 days. */
export const daysLeft = (expiresAt: string, now = Date.now()): string => {
  const days = Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS));
  return days === 1 ? 'in a day' : `in ${days} days`;
};
