import type { ContentSchedule } from '@atelier/contracts';
import { InvalidInput } from '@atelier/service-kit';
import type { ItemChange, ItemKind, ItemRecord } from '../item.js';

const refused = (field: string, message: string) => new InvalidInput([{ field, message }]);

/** When the item is published automatically. */
export const getPublishAt = <Item extends ItemRecord>({ visibility }: ItemKind<Item>, item: Item): Date | null =>
  visibility.publication === undefined ? item.publishAt : visibility.publication.at(item);

const publishingAt = <Item extends ItemRecord>(
  { visibility }: ItemKind<Item>,
  item: Item,
  at: Date | null,
): ItemChange<Item> => visibility.publication?.set(item, at) ?? ({ publishAt: at } as ItemChange<Item>);

const withoutSchedule = <Item extends ItemRecord>() => ({ publishAt: null, unpublishAt: null }) as ItemChange<Item>;
const endingAt = <Item extends ItemRecord>(at: Date | null) => ({ unpublishAt: at }) as ItemChange<Item>;

const hasPassed = (moment: Date | null, now: Date): boolean => moment !== null && moment <= now;

const toMoment = (field: string, text: string | null, now: Date): Date | null => {
  if (text === null) return null;
  const moment = new Date(text);
  if (moment <= now)
    throw refused(field, `${field === 'publishAt' ? 'Publish' : 'Unpublish'} date must be in the future`);
  return moment;
};

/**
 * Converts a requested schedule to a change. Times must be in the future, and a public item cannot be scheduled for
 * publication.
 */
export const scheduleChange = <Item extends ItemRecord>(
  kind: ItemKind<Item>,
  item: Item,
  { publishAt, unpublishAt }: ContentSchedule,
  now: Date,
): ItemChange<Item> => {
  const publication = publishAt === undefined ? undefined : toMoment('publishAt', publishAt, now);
  if (publication && kind.isPublic(item))
    throw refused('publishAt', 'It is published already: only unpublishing can be scheduled');
  const shown = publication === undefined ? {} : publishingAt(kind, item, publication);
  const ended = unpublishAt === undefined ? {} : endingAt<Item>(toMoment('unpublishAt', unpublishAt, now));
  return Object.assign(shown, ended);
};

/**
 * Computes the change that the schedule requires by now. If both times have passed, the item is hidden without being shown
 * first.
 */
export const dueChange = <Item extends ItemRecord>(kind: ItemKind<Item>, item: Item, now: Date): ItemChange<Item> => {
  const publishAt = getPublishAt(kind, item);
  const { shown, hidden } = kind.visibility;
  const isOver = hasPassed(item.unpublishAt, now);
  const isDue = hasPassed(publishAt, now);
  if (isOver) return { ...(kind.isPublic(item) || isDue ? hidden : {}), ...withoutSchedule<Item>() };
  return isDue ? { ...shown, publishAt: null } : {};
};

/**
 * Adds the schedule's consequences to a change: publishing clears the publication time, and unpublishing clears the end time.
 */
export const settledSchedule = <Item extends ItemRecord>(
  kind: ItemKind<Item>,
  before: Item,
  change: ItemChange<Item>,
): ItemChange<Item> => {
  const after = { ...before, ...change };
  const isTakenDown = kind.isPublic(before) && !kind.isPublic(after) && !after.trashed;
  const waits = getPublishAt(kind, after) !== null;
  const settled = {
    ...change,
    ...(kind.isPublic(after) && after.publishAt !== null ? { publishAt: null } : {}),
    ...(isTakenDown && !waits && change.unpublishAt === undefined && before.unpublishAt !== null
      ? { unpublishAt: null }
      : {}),
  };
  requireOrder(kind, { ...before, ...settled });
  return settled;
};

const requireOrder = <Item extends ItemRecord>(kind: ItemKind<Item>, item: Item): void => {
  const publishAt = getPublishAt(kind, item);
  if (publishAt !== null && item.unpublishAt !== null && item.unpublishAt <= publishAt)
    throw refused('unpublishAt', 'Unpublish date must be after publish date');
};

/** Restores a trashed item: visible if it was and its schedule has not ended, otherwise waiting for future times. */
export const recoveredSchedule = <Item extends ItemRecord>(
  kind: ItemKind<Item>,
  item: Item,
  now: Date,
): ItemChange<Item> => {
  const isOver = hasPassed(item.unpublishAt, now);
  const wasDue = hasPassed(getPublishAt(kind, item), now);
  const isVisible = kind.isPublic({ ...item, trashed: false });
  const shown = wasDue ? publishingAt(kind, item, null) : {};
  const hidden = isOver && (isVisible || wasDue) ? kind.visibility.hidden : {};
  return Object.assign(shown, hidden, isOver ? endingAt<Item>(null) : {});
};
