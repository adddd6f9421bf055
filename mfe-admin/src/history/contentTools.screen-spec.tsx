import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { findMenuItem } from '../testing/findMenuItem';
import { renderAdmin } from '../testing/renderAdmin';
import { aService, serviceList, serviceStats } from '../testing/serviceSamples';

const ED = { type: 'staff', id: '1', name: 'Edda Editor' };
const aRevision = (version: number, changes: object) => ({
  version,
  action: 'updated',
  by: ED,
  at: '2026-05-04T09:30:00.000Z',
  fields: [],
  restoredVersion: null,
  isCurrent: false,
  ...changes,
});
const REVISIONS = [
  aRevision(3, {
    isCurrent: true,
    by: { type: 'import', id: null, name: null },
    isByMedia: true,
    fields: ['description'],
  }),
  aRevision(2, { action: 'published', by: { type: 'schedule', id: null, name: null } }),
  aRevision(1, { action: 'created' }),
];
const VALUES: Readonly<Record<string, object>> = {
  '3': { name: 'Web Development', description: 'We plan and write sites.' },
  '2': { name: 'Web Development', description: 'We plan and draw sites.' },
  '1': { name: 'Web', description: 'We plan sites.' },
};

const ok = (body: object, status = 200) => ({ status, body: { success: true, ...body } });

const serverWithHistory = () => {
  const server = new FakeServer()
    .on('GET /services', serviceList([aService({ version: 3 })]))
    .on('GET /services/stats', serviceStats)
    .on('GET /services/s1/revisions', ok({ data: REVISIONS, total: 3, pagination: {} }))
    .on('GET /studio', ok({ data: { timeZone: 'America/New_York' } }))
    .on('POST /services/s1/revisions/2/restore', ok({ message: 'Version 2 is back', data: {}, missingMedia: [] }))
    .on('PUT /services/s1/schedule', ok({ message: 'Scheduled', data: {} }))
    .on(
      'POST /previews',
      ok(
        { message: '', data: { url: '/preview/a-secret', token: 'a-secret', expiresAt: '2026-05-05T09:30:00.000Z' } },
        201,
      ),
    );
  for (const [version, values] of Object.entries(VALUES))
    server.on(`GET /services/s1/revisions/${version}`, ok({ data: { ...REVISIONS[3 - Number(version)], values } }));
  return server;
};

const open = async (entry: string, server = serverWithHistory()) => {
  const view = await renderAdmin('/admin/services', { server, admin: anAdmin('editor') });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Web Development' }));
  await user.click(await findMenuItem(entry));
  return { ...view, user, server };
};

describe('item history', () => {
  it('shows who did what and when, and compares a version with the current one', async () => {
    const { user } = await open('History');
    const dialog = within(await findDialog('History of Web Development'));
    const versions = await dialog.findAllByRole('button', { pressed: false });
    expect(versions.map(({ textContent }) => textContent).join()).toContain('Created');
    expect(dialog.getByText(/^The schedule/)).toBeTruthy();
    expect(dialog.getByText('Picture or document replaced')).toBeTruthy();
    expect(dialog.getByText(/^The media library/)).toBeTruthy();
    const before = await dialog.findByRole('region', { name: 'Description, Version 2' });
    await waitFor(() => expect(before.querySelector('mark')?.textContent).toBe('draw'));
    expect(dialog.queryByRole('region', { name: 'Name, Version 2' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: /^Created/ }));
    expect(await dialog.findByRole('region', { name: 'Name, Version 1' })).toBeTruthy();
  });

  it('restores a version, based on the version shown', async () => {
    const { user, server, said } = await open('History');
    const dialog = within(await findDialog('History of Web Development'));
    await user.click(await dialog.findByRole('button', { name: 'Restore Version 2' }));
    await user.click(within(await findDialog('Restore')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('Version 2 is back'));
    expect(server.sent('POST', '/services/s1/revisions/2/restore')[0]?.headers['If-Match']).toBe('"3"');
  });

  it('compares and restores with the newest version on later pages, too', async () => {
    const newest = [aRevision(4, { isCurrent: true }), aRevision(3, {})];
    const server = serverWithHistory()
      .on('GET /services/s1/revisions', ({ path }) =>
        ok({ data: path.includes('page=2') ? REVISIONS.slice(1) : newest, total: 22, pagination: {} }),
      )
      .on('GET /services/s1/revisions/4', ok({ data: { ...aRevision(4, {}), values: VALUES['3'] } }));
    const { user } = await open('History', server);
    const dialog = within(await findDialog('History of Web Development'));
    await user.click(await dialog.findByTitle('Next Page'));
    await user.click(await dialog.findByRole('button', { name: /^Created/ }));
    expect(await dialog.findByRole('region', { name: 'Description, Now, version 4' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Restore Version 1' }));
    await user.click(within(await findDialog('Restore')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(server.sent('POST')).toHaveLength(1));
    expect(server.sent('POST')[0]?.headers['If-Match']).toBe('"4"');
  });

  it('offers a retry if loading fails', async () => {
    const server = serverWithHistory().on('GET /services/s1/revisions', { status: 404, body: { success: false } });
    const { user } = await open('History', server);
    const dialog = within(await findDialog('History of Web Development'));
    await dialog.findByText('The history could not be loaded.');
    server.on('GET /services/s1/revisions', ok({ data: REVISIONS, total: 3, pagination: {} }));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('list', { name: 'Versions' })).toBeTruthy();
  });
});

describe('item schedule', () => {
  it('is set in the studio’s time zone', async () => {
    const { user, server, said } = await open('Schedule');
    await screen.findByLabelText('Show from');
    const dialog = within(await findDialog('Schedule Web Development'));
    const field = dialog.getByLabelText<HTMLInputElement>('Show from');
    // The first digits of a year that is typed.
    for (const typed of ['0002-01-15T09:30', '0020-01-15T09:30', '0202-01-15T09:30']) {
      fireEvent.change(field, { target: { value: typed } });
      expect(field.value).toBe(typed);
    }
    fireEvent.change(field, { target: { value: '2027-01-15T09:30' } });
    expect(dialog.getByText(/Jan 15, 2027, 9:30\sAM EST/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save Schedule' }));
    await waitFor(() => expect(said()).toContain('Schedule saved successfully'));
    const [call] = server.sent('PUT', '/services/s1/schedule');
    expect(call?.body).toEqual({ publishAt: '2027-01-15T14:30:00.000Z', unpublishAt: null });
    expect(call?.headers['If-Match']).toBe('"3"');
  });

  it('rejects a hide date that is not after the show date', async () => {
    const { user, server } = await open('Schedule');
    await screen.findByLabelText('Show from');
    const dialog = within(await findDialog('Schedule Web Development'));
    fireEvent.change(dialog.getByLabelText('Show from'), { target: { value: '2027-01-15T09:30' } });
    fireEvent.change(dialog.getByLabelText('Hide from'), { target: { value: '2027-01-15T09:30' } });
    expect(dialog.getByRole('alert').textContent).toBe('It can only be hidden after it is shown.');
    await user.click(dialog.getByRole('button', { name: 'Save Schedule' }));
    expect(server.sent('PUT')).toEqual([]);
  });
});

describe('preview link', () => {
  it('is created with an expiry, and can be copied and opened', async () => {
    const { user, server } = await open('Preview Link');
    const dialog = within(await findDialog('Preview of Web Development'));
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    const link = (await dialog.findByLabelText('Preview link')) as HTMLInputElement;
    expect(link.value).toMatch(/\/preview\/a-secret$/);
    expect(server.sent('POST', '/previews')[0]?.body).toEqual({ kind: 'service', id: 's1', expiresInHours: 24 });
    expect(dialog.getByText(/^Works until May 5, 2026/)).toBeTruthy();
  });
});
