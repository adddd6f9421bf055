import { NotFoundException } from '@nestjs/common';
import type { ItemRecord } from '../item.js';
import type { Items } from '../items.js';
import { dueChange } from './item-schedule.js';

const ignoreIfGone = (error: unknown): void => {
  if (!(error instanceof NotFoundException)) throw error;
};

/** Shows and hides what is due; what another process did meanwhile stays as it is. Answers how many were due. */
export const fireDue = async <Item extends ItemRecord>(items: Items<Item>, now: Date): Promise<number> => {
  const due = await items.due(now);
  const change = { viewer: undefined, occasion: { bySchedule: true } };
  for (const id of due)
    await items.change(id, (before) => dueChange(items.kind, before, now), change).catch(ignoreIfGone);
  return due.length;
};
