import type { Admin } from '@atelier/contracts';
import { CONTENT_SORTS, getLabel } from '../../history/ContentItem';
import { ALL } from '../../resource-page/FilterSelect';
import { mayDo } from '../../session/requirement';

/** The kinds that the user can delete; the trash shows no others. */
export const getKindChoices = (admin: Admin) => [
  ALL,
  ...Object.values(CONTENT_SORTS)
    .filter(({ resource }) => mayDo(admin, resource, 'delete'))
    .map(({ kind }) => ({ value: kind, label: getLabel(kind) })),
];

const DAY_MS = 86_400_000;

/** 'in 12 days', rounded up, so that an item with a few hours left does not show 0 days. */
export const daysLeft = (expiresAt: string, now = Date.now()): string => {
  const days = Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS));
  return days === 1 ? 'in a day' : `in ${days} days`;
};
