import type { ActivityEntry, Notification } from '@atelier/contracts';

export const anActivityEntry = (changes: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: '019a0000-0000-7000-8000-000000000001',
  at: new Date().toISOString(),
  actor: { id: 'u2', name: 'Hanna Head', kind: 'staff' },
  action: 'updated',
  resource: 'blog',
  item: { kind: 'post', id: 'p1', title: 'Quiet releases' },
  changes: [{ field: 'title', before: 'Loud releases', after: 'Quiet releases' }],
  note: null,
  requestId: 'r1',
  ...changes,
});

export const activityAnswer = (entries: readonly ActivityEntry[], hasMore = false) => ({
  status: 200,
  body: { success: true, data: entries, hasMore },
});

export const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: '019a0000-0000-7000-8000-000000000009',
  kind: 'message',
  title: 'New message',
  text: 'Web Development',
  path: '/admin/contacts?open=a1',
  at: '2026-05-04T09:30:00.000Z',
  ...changes,
});

export const notificationAnswer = (notifications: readonly Notification[]) => ({
  status: 200,
  body: { success: true, data: notifications },
});

export const preferencesAnswer = (notificationsReadAt: string | null) => ({
  status: 200,
  body: { success: true, data: { savedFilters: [], density: 'comfortable', notificationsReadAt } },
});
