import type { Notification, Resource } from '@atelier/contracts';

/** `id` is the event's and sorts by time. Whoever may read one of the resources sees it. */
export interface NotificationRecord extends Omit<Notification, 'at'> {
  at: Date;
  resources: Resource[];
}

export const toNotification = ({ at, resources: _resources, ...record }: NotificationRecord): Notification => ({
  ...record,
  at: at.toISOString(),
});
