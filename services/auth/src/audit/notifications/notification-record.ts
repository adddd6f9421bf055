import type { Notification, Resource } from '@atelier/contracts';

export const MAILS_PATH = '/admin/settings/mails';

/** `id` is the event's and sorts by time. Visible to its user, or to all users if it has none, who may read one of the resources. */
export interface NotificationRecord extends Omit<Notification, 'at'> {
  at: Date;
  resources: Resource[];
  userId?: string;
}

/** Notifications of earlier versions about failed mails have the path of failed events. */
export const toNotification = ({
  at,
  resources: _resources,
  userId: _userId,
  ...record
}: NotificationRecord): Notification => ({
  ...record,
  path: record.kind === 'mail_failed' ? MAILS_PATH : record.path,
  at: at.toISOString(),
});
