import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../../testing/anAdmin';
import { FakeServer } from '../../../testing/FakeServer';
import { findDialog } from '../../../testing/findDialog';
import { findMenuItem } from '../../../testing/findMenuItem';
import { renderAdmin } from '../../../testing/renderAdmin';

const ID = '65f0c0ffee0000000000abcd';
const REPORT = {
  id: ID,
  name: 'For the board',
  days: 30,
  createdAt: '2026-05-04T09:30:00.000Z',
  createdBy: 'Ada Lovelace',
  lastOpenedAt: null,
  expiresAt: null,
};
const PATH = '/admin/report/told-once';

const open = async (reports: readonly unknown[] = [REPORT], admin = anAdmin()) => {
  const server = new FakeServer()
    .on('GET /analytics/shared-reports', { status: 200, body: { success: true, data: reports } })
    .on('POST /analytics/shared-reports', {
      status: 201,
      body: { success: true, message: 'Link created', data: { ...REPORT, path: PATH } },
    })
    .on(`DELETE /analytics/shared-reports/${ID}`, { status: 200, body: { success: true, message: 'Link revoked' } });
  const view = await renderAdmin('/admin/analytics/shared', { server, admin });
  return { ...view, server, user: userEvent.setup() };
};
const getCells = async (name: string) =>
  within((await screen.findByText(name)).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('report links', () => {
  it('AANA-1 are listed with their creator, last access, and expiry', async () => {
    await open([
      REPORT,
      {
        ...REPORT,
        id: 'b',
        name: 'Old',
        lastOpenedAt: '2026-05-05T09:30:00.000Z',
        expiresAt: '2026-05-06T00:00:00.000Z',
      },
      { ...REPORT, id: 'c', name: 'Later', expiresAt: '2126-05-06T12:00:00.000Z' },
    ]);
    expect(await getCells('For the board')).toEqual([
      'For the board',
      'Last 30 days',
      'Ada Lovelace',
      'May 4, 2026',
      'Never',
      'Never',
      '',
    ]);
    expect((await getCells('Old')).slice(4, 6)).toEqual([expect.stringMatching(/^May 5, 2026, /), 'Expired']);
    expect((await getCells('Later'))[5]).toBe('May 6, 2126');
  });

  it('AANA-1 are opened from the dashboard', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Analytics Dashboard' }));
    await user.click(await screen.findByRole('link', { name: 'Share' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shared Reports' })).toBeTruthy();
  });

  it('AANA-1 are created with a name, a period, and an expiry, and are shown once', async () => {
    const { server, user } = await open([]);
    await screen.findByRole('heading', { name: 'No shared reports' });
    await user.click(screen.getByRole('button', { name: /New Link/ }));
    const dialog = within(await findDialog('New Link'));
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    expect(await dialog.findByText('Name is required')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Name/), 'For the board');
    await user.click(dialog.getByRole('combobox', { name: 'Expires after' }));
    await user.click(await screen.findByText('1 year'));
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    const told = within(await findDialog('Share the Report'));
    const link = told.getByLabelText('Link to the report') as HTMLInputElement;
    expect(link.value).toBe(`${window.location.origin}${PATH}`);
    expect(server.sent('POST', '/analytics/shared-reports')[0]?.body).toEqual({
      name: 'For the board',
      days: 30,
      lifetime: 'year',
    });
    await user.click(told.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByDisplayValue(link.value)).toBeNull());
  });

  it('AANA-1 are revoked after confirmation', async () => {
    const { server, user, said } = await open();
    await user.click(await screen.findByRole('button', { name: 'Actions for For the board' }));
    await user.click(await findMenuItem('Revoke'));
    const question = within(await findDialog('Revoke'));
    expect(question.getByText(/can no longer see the report/)).toBeTruthy();
    expect(server.sent('DELETE')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('Link revoked'));
    expect(server.sent('DELETE', `/analytics/shared-reports/${ID}`)).toHaveLength(1);
  });

  it('AANA-1 report why a link could not be created', async () => {
    const { server, user, said } = await open([]);
    const message = 'There can be at most 50 shared reports. Revoke one first.';
    server.on('POST /analytics/shared-reports', { status: 409, body: { success: false, message } });
    await user.click(await screen.findByRole('button', { name: /New Link/ }));
    const dialog = within(await findDialog('New Link'));
    await user.type(dialog.getByLabelText(/^Name/), 'One more');
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    await waitFor(() => expect(said()).toContain(message));
  });

  it('AANA-1 AUTH-3 are visible to staff with read access, who can neither create nor revoke them', async () => {
    const { user } = await open([REPORT], anAdmin('viewer'));
    await user.click(await screen.findByRole('button', { name: 'Actions for For the board' }));
    expect((await findMenuItem(/^Revoke/)).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: /New Link/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('AANA-1 offer a retry if loading fails', async () => {
    const server = new FakeServer().on('GET /analytics/shared-reports', { status: 503, body: { message: 'Not now' } });
    await renderAdmin('/admin/analytics/shared', { server, admin: anAdmin() });
    expect(await screen.findByRole('heading', { name: 'The shared reports could not be loaded' })).toBeTruthy();
  });
});
