import { isAllowed } from '@atelier/contracts';
import { AccessDenied, type Viewer } from '@atelier/service-kit';
import type { ItemKind, ItemRecord } from './item.js';
import { getPublishAt } from './schedule/item-schedule.js';

/** Whether visitors see the item, or will without any further action. */
export const isLive = <Item extends ItemRecord>(kind: ItemKind<Item>, item: Item): boolean =>
  kind.isPublic(item) || (!item.trashed && getPublishAt(kind, item) !== null);

/** Throws 403 if somebody else created the item, and the viewer may only change their own. The platform itself may. */
export const requireMayEdit = <Item extends ItemRecord>(kind: ItemKind<Item>, item: Item, viewer: Viewer): void => {
  if (viewer === undefined || item.createdById === viewer.sub || isAllowed(viewer, kind.resource, 'editOthers')) return;
  throw new AccessDenied(`You can only change a ${kind.noun.toLowerCase()} that you created.`);
};

/** Throws 403 if one of the states is live, and the viewer may not publish. The platform itself may. */
export const requireMayPublish = <Item extends ItemRecord>(
  kind: ItemKind<Item>,
  states: readonly Item[],
  viewer: Viewer,
): void => {
  if (viewer === undefined || isAllowed(viewer, kind.resource, 'publish')) return;
  if (states.some((item) => isLive(kind, item)))
    throw new AccessDenied('You don’t have permission to publish. Save a draft, then ask for a review.');
};
