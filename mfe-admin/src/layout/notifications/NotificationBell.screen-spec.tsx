import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNotification, notificationAnswer, preferencesAnswer } from '../../testing/activitySamples';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin } from '../../testing/renderAdmin';

const older = aNotification({ id: 'n1', text: 'Consultation', at: '2026-05-03T09:30:00.000Z' });
const newer = aNotification({ id: 'n2' });

const renderBell = async (readAt: string | null, notifications = [newer, older]) => {
  const server = new FakeServer()
    .on('GET /notifications', notificationAnswer(notifications))
    .on('GET /auth/preferences', preferencesAnswer(readAt))
    .on('PUT /auth/preferences', ({ body }) =>
      preferencesAnswer((body as { notificationsReadAt: string }).notificationsReadAt),
    );
  await renderAdmin('/admin/settings', { server, admin: anAdmin() });
  return { server, user: userEvent.setup() };
};

const openPanel = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /^Notifications: / }));
  return screen.findByRole('dialog', { name: 'Notifications' });
};

describe('NotificationBell', () => {
  it('SHELL-1 counts notifications since the last visit', async () => {
    await renderBell('2026-05-03T12:00:00.000Z');
    expect(await screen.findByRole('button', { name: 'Notifications: 1' })).toBeTruthy();
  });

  it('SHELL-1 counts all notifications for a user who has never opened it', async () => {
    await renderBell(null);
    expect(await screen.findByRole('button', { name: 'Notifications: 2' })).toBeTruthy();
  });

  it('SHELL-1 lists notifications with their links, and moves through them with the arrow keys', async () => {
    const { user } = await renderBell(null);
    const panel = await openPanel(user);
    expect(document.activeElement).toBe(panel);
    const links = await within(panel).findAllByRole('link', { name: /New message/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([newer.path, older.path]);
    links[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(links[1]);
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(links[0]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Notifications: 2');
  });

  it('SHELL-1 marks all as read, and saves the time of the newest notification', async () => {
    const { server, user } = await renderBell(null);
    const panel = await openPanel(user);
    await user.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('button', { name: 'Notifications: 0' })).toBeTruthy();
    expect(server.sent('PUT', '/auth/preferences')[0]?.body).toEqual({ notificationsReadAt: newer.at });
  });

  it('SHELL-1 takes back nothing that was marked as read in another tab since', async () => {
    const readElsewhere = '2026-06-01T08:00:00.000Z';
    const { server, user } = await renderBell(null);
    const button = await within(await openPanel(user)).findByRole('button', { name: 'Mark all as read' });
    server.on('GET /auth/preferences', preferencesAnswer(readElsewhere));
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Notifications: 0' })).toBeTruthy();
    expect(server.sent('PUT', '/auth/preferences')[0]?.body).toEqual({ notificationsReadAt: readElsewhere });
  });

  it('SHELL-1 shows an empty state if there are no notifications', async () => {
    const { user } = await renderBell(null, []);
    expect(await within(await openPanel(user)).findByText(/You’re all caught up/)).toBeTruthy();
  });

  it('SHELL-1 offers a retry if loading fails', async () => {
    const server = new FakeServer();
    await renderAdmin('/admin/settings', { server, admin: anAdmin() });
    const user = userEvent.setup();
    const panel = await openPanel(user);
    expect(screen.getByRole('button', { name: 'Notifications: 0' })).toBeTruthy();
    server.on('GET /notifications', notificationAnswer([newer]));
    await user.click(await within(panel).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(panel).getByText('New message')).toBeTruthy());
  });
});
