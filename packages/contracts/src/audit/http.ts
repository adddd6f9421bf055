import * as z from 'zod';
import { RESOURCES } from '../auth/permissions.js';
import { dateInput, searchText } from '../http/fields.js';
import { needs, operations } from '../http/operation.js';
import { pageQuery } from '../http/pagination.js';
import { AUDIT_ACTIONS, auditActor, auditChange, auditItem } from './events.js';

const ACTIVITY_PAGE_SIZE = 25;
const NOTIFICATIONS_PAGE_SIZE = 30;

const identifier = (label: string) =>
  z
    .string()
    .max(100, `${label} is too long`)
    .regex(/^[\w.:/-]+$/, `${label} must be an identifier`);

/** One recorded action; `id` sorts by time and is the cursor of the list. */
export const activityEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    actor: auditActor,
    action: z.string(),
    resource: z.enum(RESOURCES),
    item: auditItem,
    changes: z.array(auditChange),
    note: z.string().nullable(),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntry>;

const filters = {
  resource: z.enum(RESOURCES, `Resource must be one of ${RESOURCES.join(', ')}`).optional(),
  action: z.enum(AUDIT_ACTIONS, `Action must be one of ${AUDIT_ACTIONS.join(', ')}`).optional(),
  /** Identifier of the actor. */
  actor: identifier('Actor').optional(),
  /** Identifier of the affected item. */
  item: identifier('Item').optional(),
  /** Words of the item's title. */
  search: searchText.optional(),
  from: dateInput.optional(),
  /** End of the period, exclusive. */
  to: dateInput.optional(),
};

/** Query of GET /activity: `before` is the last entry of the previous page. */
export const activityQuery = z.strictObject({
  before: z.guid('Before must be the identifier of an entry').optional(),
  limit: pageQuery.limit.default(ACTIVITY_PAGE_SIZE),
  ...filters,
});
export type ActivityQuery = z.output<typeof activityQuery>;

export const activityExportQuery = z.strictObject({
  format: z.literal('csv', 'Format must be csv').default('csv'),
  ...filters,
});
export type ActivityExportQuery = z.output<typeof activityExportQuery>;

export const activityList = z
  .object({ success: z.literal(true), data: z.array(activityEntry), hasMore: z.boolean() })
  .meta({ id: 'ActivityList' });

export const NOTIFICATION_KINDS = ['message', 'mail_failed', 'event_given_up', 'published', 'unpublished'] as const;

/** A notification for staff; `path` is where to handle it. Contains no visitor data. */
export const notification = z
  .object({
    id: z.string(),
    kind: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    text: z.string(),
    path: z.string(),
    at: z.string(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

export const notificationQuery = z.strictObject({ limit: pageQuery.limit.default(NOTIFICATIONS_PAGE_SIZE) });
export type NotificationQuery = z.output<typeof notificationQuery>;

export const notificationList = z
  .object({ success: z.literal(true), data: z.array(notification) })
  .meta({ id: 'NotificationList' });

export const auditOperations = operations('activity', {
  'GET /activity': {
    summary: 'The activity log, latest first, for the resources that the caller may read.',
    note: 'For the next page, set `before` to the identifier of the last entry. Entries are kept for 400 days.',
    access: 'staff',
    query: activityQuery,
    answer: activityList,
    failures: [403],
  },
  'GET /activity/export': {
    summary: 'The entries of the list as a CSV file in UTF-8, one row per changed field.',
    note: 'Cells that a spreadsheet would run as a formula are prefixed with an apostrophe.',
    access: needs('read', 'users'),
    query: activityExportQuery,
    answer: { mediaType: 'text/csv' },
  },
  'GET /notifications': {
    summary: 'Notifications for staff that the caller may see, latest first; kept for 30 days.',
    note: 'Notifications after `notificationsReadAt` in the preferences are new.',
    access: 'staff',
    query: notificationQuery,
    answer: notificationList,
  },
});
