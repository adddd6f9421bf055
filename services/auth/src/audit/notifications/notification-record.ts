import type { Notification, Resource } from '@atelier/contracts';

export const MAILS_PATH = '/admin/settings/mails';

/** `id` is the event's and sorts by time. Whoever may read one of the resources sees it. */
export interface NotificationRecord extends Omit<Notification, 'at'> {
  at: Date;
  resources: Resource[];
}

/** Of failed mails those of earlier versions name the place of failed events. */
export const toNotification = ({ at, resources: _resources, ...record }: NotificationRecord): Notification => ({
  ...record,
  path: record.kind === 'mail_failed' ? MAILS_PATH : record.path,
  at: at.toISOString(),
});
