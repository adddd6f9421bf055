import * as z from 'zod';
import { rememberHere } from '../platform/rememberHere';
import { type FoundItem, ITEM_KINDS, type ItemKindName } from './itemKinds';

const KEPT = 6;

const recentChoice = z.object({
  id: z.string(),
  item: z
    .object({
      kind: z.enum(Object.keys(ITEM_KINDS) as [ItemKindName, ...ItemKindName[]]),
      id: z.string(),
      label: z.string(),
    })
    .optional(),
});
const recentChoices = z.array(recentChoice);

/** A choice stored in this browser: enough to find an item again, or just the ID of anything else. */
interface RecentChoice {
  id: string;
  item?: FoundItem | undefined;
}

/** Stored per user, because people who share a browser must not see each other's titles. */
const getKey = (adminId: string): string => `atelier:palette-recent:${adminId}`;

export const getRecentChoices = (adminId: string): readonly RecentChoice[] => {
  try {
    return recentChoices.parse(JSON.parse(window.localStorage.getItem(getKey(adminId)) ?? '[]'));
  } catch {
    return [];
  }
};

export const rememberChoice = (adminId: string, { id, item }: RecentChoice): void => {
  const others = getRecentChoices(adminId).filter((choice) => choice.id !== id);
  rememberHere(getKey(adminId), JSON.stringify([{ id, item }, ...others].slice(0, KEPT)));
};
