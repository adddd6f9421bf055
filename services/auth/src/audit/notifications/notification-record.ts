import type { Notification, Resource } from '@atelier/contracts';

export const MAILS_PATH = '/admin/settings/mails';

/** `id` is the event's and sorts by time. Visible to everyone who may read one of the resources. */
export interface NotificationRecord extends Omit<Notification, 'at'> {
  at: Date;
  resources: Resource[];
}

/** Notifications of earlier versions about failed mails have the path of failed events. */
export const toNotification = ({ at, resources: _resources, ...record }: NotificationRecord): Notification => ({
  ...record,
  path: record.kind === 'mail_failed' ? MAILS_PATH : record.path,
  at: at.toISOString(),
});
