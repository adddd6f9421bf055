import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin, STORED_TOKEN } from '../../testing/renderAdmin';

const AT = '2026-05-04T09:30:00.000Z';
const ADA = { id: '1', name: 'Ada Lovelace', kind: 'staff' };
const CI = { id: 'k1', name: 'CI of the site', kind: 'api-key' };
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

const SITE = {
  remote: 'mfe-public',
  versions: 3,
  live: { version: '1.1.0', previousVersion: '1.0.0', since: AT, by: ADA, pinnedBecause: null },
  canary: null,
};
const PORTAL = { remote: 'mfe-portal', versions: 1, live: null, canary: null };

const entry = (version: string, changes: object = {}) => ({
  version,
  publishedAt: AT,
  publishedBy: CI,
  live: false,
  states: [],
  bytes: 400 * 1024,
  files: 12,
  firstViewBytes: null,
  blockedBecause: null,
  commit: null,
  signingKey: null,
  keptBecause: 'It is among the last 10 versions.',
  ...changes,
});
const VERSIONS = [
  entry('1.2.0', { bytes: 420 * 1024, files: 14, states: ['rolled_back'], keptBecause: null }),
  entry('1.1.0', { live: true, states: ['live', 'proven'] }),
  entry('1.0.0', { states: ['previous'], publishedBy: null }),
];
const MOVE = { id: 'm1', kind: 'rollback', version: '1.1.0', previousVersion: '1.2.0', movedAt: AT, by: ADA };

const release = (version: string, files: readonly (readonly [string, string])[]) =>
  ok({
    data: {
      version,
      publishedAt: AT,
      files: files.map(([path, sha384]) => ({ path, sha384, bytes: 2048 })),
      pages: { routes: ['/'] },
    },
  });
const NEEDS_SECOND_FACTOR = {
  status: 403,
  body: { success: false, message: 'This needs a second factor that was checked in the last 10 minutes.' },
};
const MOVED = ok({ message: 'Version promoted', data: { remote: 'mfe-public', version: '1.2.0', revision: 9 } });

const PROMOTE = 'PUT /releases/mfe-public/channels/live';
const ROLL_BACK = 'POST /releases/mfe-public/channels/live/rollback';

const getServer = (remotes: readonly object[] = [SITE, PORTAL]) =>
  new FakeServer()
    .on('GET /releases', ok({ data: remotes }))
    .on('GET /releases/mfe-public/versions', ok({ data: VERSIONS }))
    .on('GET /releases/mfe-public/moves', ok({ data: [MOVE], total: 1 }))
    .on('GET /releases/mfe-public/health', ok({ data: [] }))
    .on('GET /releases/mfe-portal/health', ok({ data: [] }))
    .on('GET /releases/mfe-portal/versions', ok({ data: [entry('0.1.0')] }))
    .on('GET /releases/mfe-portal/moves', ok({ data: [], total: 0 }))
    .on(
      'GET /releases/mfe-public/versions/1.1.0',
      release('1.1.0', [
        ['app.0123abcd.js', 'a'],
        ['remoteEntry.js', 'b'],
      ]),
    )
    .on(
      'GET /releases/mfe-public/versions/1.2.0',
      release('1.2.0', [
        ['app.4567abcd.js', 'c'],
        ['remoteEntry.js', 'b'],
        ['new.99999999.js', 'd'],
      ]),
    )
    .on('GET /releases/mfe-public/versions/1.0.0', release('1.0.0', [['remoteEntry.js', 'b']]))
    .on(PROMOTE, MOVED)
    .on(ROLL_BACK, ok({ message: 'Version rolled back', data: { version: '1.0.0' } }));

const open = async (server = getServer(), admin = anAdmin(), address = '/admin/releases') => {
  const view = await renderAdmin(address, { server, admin });
  await screen.findByRole('heading', { level: 1, name: 'Releases' });
  const user = userEvent.setup();
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  return { ...view, server, user, press };
};
const toRow = async (version: string) =>
  within(
    within(await screen.findByRole('region', { name: 'Versions of mfe-public' }))
      .getByText(version)
      .closest('tr') as HTMLElement,
  );

describe('releases page', () => {
  it('PLT-2 shows which version is live for each remote, since when, and who released it', async () => {
    await open();
    const remotes = within(await screen.findByRole('list', { name: 'Remotes' })).getAllByRole('listitem');
    expect(remotes[0]?.textContent).toMatch(/^mfe-public1\.1\.0Live since May 4, 2026.*, by Ada Lovelace3 versions/);
    expect(remotes[1]?.textContent).toBe('mfe-portalNothing is live1 version');
  });

  it('PLT-2 compares each version with the previously published one', async () => {
    await open();
    const row = await toRow('1.2.0');
    for (const part of ['Rolled back', 'CI of the site', '+20 KB', '+2']) expect(row.getByText(part)).toBeTruthy();
    const live = await toRow('1.1.0');
    for (const part of ['Live', 'Proven']) expect(live.getByText(part)).toBeTruthy();
    expect(live.queryByRole('button', { name: /^Make live/ })).toBeNull();
    expect((await toRow('1.0.0')).getByText('Not recorded')).toBeTruthy();
    const history = within(await screen.findByRole('region', { name: 'History of mfe-public' }));
    expect(history.getByText('Rolled back')).toBeTruthy();
  });

  it('PLT-2 shows the versions of the selected remote', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'mfe-portal' }));
    expect(await screen.findByRole('region', { name: 'Versions of mfe-portal' })).toBeTruthy();
    expect(window.location.search).toBe('?remote=mfe-portal');
    expect(await screen.findByText('No version has been live yet')).toBeTruthy();
  });

  it('PLT-2 shows what will change before it makes a version live', async () => {
    const { server, press, said } = await open();
    await press('Make live 1.2.0');
    const dialog = within(await findDialog(/^Make 1.2.0 live/));
    expect(await dialog.findByText('1 changed, 1 added')).toBeTruthy();
    expect(dialog.getByText('6 KB (+2 KB)')).toBeTruthy();
    expect(dialog.getByText(/was rolled back/)).toBeTruthy();
    expect(server.sent('PUT')).toHaveLength(0);
    await press('Make Live');
    await waitFor(() => expect(said()).toContain('mfe-public: 1.2.0 is live'));
    expect(server.sent('PUT', '/releases/mfe-public/channels/live?from=1.1.0')[0]?.body).toEqual({ version: '1.2.0' });
    await waitFor(() => expect(server.sent('GET', '/releases')).toHaveLength(2));
  });

  it('PLT-2 rolls back after confirmation, and not on Cancel', async () => {
    const { server, press, said } = await open();
    await press('Roll back mfe-public to 1.0.0');
    await press('Cancel');
    expect(server.sent('POST')).toHaveLength(0);
    await press('Roll back mfe-public to 1.0.0');
    await findDialog(/^Roll back to 1.0.0/);
    await press('Roll Back');
    await waitFor(() => expect(said()).toContain('mfe-public: 1.0.0 is live again'));
    // A colleague may have rolled back meanwhile.
    expect(server.sent('POST').map(({ path }) => path)).toEqual([
      '/releases/mfe-public/channels/live/rollback?from=1.1.0',
    ]);
  });

  it('PLT-2 says that a colleague was first, and shows the version that is live by now', async () => {
    const message = 'mfe-public 1.1.0 is no longer live. Nothing was changed.';
    const server = getServer().on(PROMOTE, { status: 409, body: { success: false, message } });
    const { press } = await open(server);
    await press('Make live 1.2.0');
    const dialog = within(await findDialog(/^Make 1.2.0 live/));
    await press('Make Live');
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(server.sent('PUT').map(({ path }) => path)).toEqual(['/releases/mfe-public/channels/live?from=1.1.0']);
    await waitFor(() => expect(server.sent('GET', '/releases')).toHaveLength(2));
  });

  it('PLT-2 deletes a version after confirmation, and shows why others cannot be deleted', async () => {
    const server = getServer().on('DELETE /releases/mfe-public/versions/1.2.0', ok({ message: 'Version removed' }));
    const { press, user, said } = await open(server);
    const kept = await screen.findByRole('button', { name: 'Delete 1.1.0' });
    expect(kept.getAttribute('aria-disabled')).toBe('true');
    await user.hover(kept);
    expect(await screen.findByText('It is among the last 10 versions.')).toBeTruthy();
    await press('Delete 1.2.0');
    await findDialog(/^Delete 1.2.0/);
    await press('Delete');
    await waitFor(() => expect(said()).toContain('mfe-public: 1.2.0 was deleted'));
  });

  it('PLT-3 blocks a version with a reason, and unblocks it so that it can be made live again', async () => {
    const path = '/releases/mfe-public/versions/1.2.0';
    const server = getServer()
      .on(`POST ${path}/block`, ({ body }) =>
        (body as { reason: string }).reason === ''
          ? { status: 400, body: { success: false, message: 'Reason is required' } }
          : ok({ message: 'Version blocked' }),
      )
      .on(`POST ${path}/unblock`, ok({ message: 'Version unblocked' }));
    const { press, user, said } = await open(server);
    await press('Block 1.2.0');
    const dialog = within(await findDialog(/^Block 1.2.0/));
    await press('Block');
    expect(await dialog.findByText('Reason is required')).toBeTruthy();
    server.on(
      'GET /releases/mfe-public/versions',
      ok({ data: [{ ...VERSIONS[0], blockedBecause: 'Orders are sent twice' }] }),
    );
    await user.type(dialog.getByLabelText('Reason'), 'Orders are sent twice');
    await press('Block');
    await waitFor(() => expect(said()).toContain('mfe-public: 1.2.0 is blocked'));
    expect(server.sent('POST', `${path}/block`)[1]?.body).toEqual({ reason: 'Orders are sent twice' });
    await press('Unblock 1.2.0');
    await findDialog(/^Unblock 1.2.0/);
    await press('Unblock');
    await waitFor(() => expect(said()).toContain('mfe-public: 1.2.0 can be made live again'));
    expect(server.sent('POST', `${path}/unblock`)).toHaveLength(1);
  });

  it('PLT-2 previews a version in this browser only, and opens it', async () => {
    const path = '/admin/releases#the-version';
    const server = getServer().on(
      'POST /releases/mfe-public/versions/1.2.0/preview',
      ok({ message: '', data: { path } }),
    );
    const { press } = await open(server);
    expect(screen.queryByRole('button', { name: 'Preview 1.1.0' })).toBeNull();
    await press('Preview 1.2.0');
    expect(await within(await findDialog('Preview 1.2.0: mfe-public')).findByText(/^Only this browser/)).toBeTruthy();
    await press('Preview');
    await waitFor(() => expect(window.location.hash).toBe('#the-version'));
  });

  it('PLT-3 pins the live version with a reason, and shows the reason where changes are disabled', async () => {
    const { server, press, user } = await open(
      getServer().on('POST /releases/mfe-public/pin', ok({ message: 'Remote pinned' })),
    );
    await press('Pin mfe-public');
    const dialog = within(await findDialog('Pin 1.1.0: mfe-public'));
    await user.type(dialog.getByLabelText('Reason'), 'The launch');
    const live = { ...SITE.live, pinnedBecause: 'The launch' };
    server.on('GET /releases', ok({ data: [{ ...SITE, live }] }));
    await user.click(dialog.getByRole('button', { name: 'Pin' }));
    expect(await screen.findByText('Pinned: The launch')).toBeTruthy();
    expect(server.sent('POST', '/releases/mfe-public/pin')).toMatchObject([{ body: { reason: 'The launch' } }]);
    for (const name of ['Make live 1.2.0', 'Roll back mfe-public to 1.0.0'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
    server.on('POST /releases/mfe-public/unpin', ok({ message: 'Remote unpinned' }));
    await press('Unpin mfe-public');
    await press('Unpin');
    await waitFor(() => expect(server.sent('POST', '/releases/mfe-public/unpin')).toHaveLength(1));
  });

  it('PLT-4 shows the commits in a version, and that it is signed', async () => {
    const [one, other] = ['0a1b2c3'.padEnd(40, '0'), '4d5e6f7'.padEnd(40, '0')];
    const versions = [entry('1.2.0', { commit: other, signingKey: 'public-key' }), entry('1.1.0', { commit: one })];
    await open(getServer().on('GET /releases/mfe-public/versions', ok({ data: versions })));
    const row = await toRow('1.2.0');
    expect(row.getByText('Commit 0a1b2c3…4d5e6f7')).toBeTruthy();
    expect(row.getByText('CI of the site, signed').getAttribute('title')).toBe('public-key');
    expect((await toRow('1.1.0')).getByText('Commit 0a1b2c3')).toBeTruthy();
  });

  it('PLT-3 shows why a version is blocked, and does not make it live', async () => {
    const blocked = entry('1.3.0', { blockedBecause: 'Orders are sent twice' });
    await open(getServer().on('GET /releases/mfe-public/versions', ok({ data: [blocked, ...VERSIONS] })));
    const row = await toRow('1.3.0');
    expect(row.getByText('Blocked: Orders are sent twice')).toBeTruthy();
    for (const action of ['Make live', 'Preview'])
      expect(row.getByRole('button', { name: `${action} 1.3.0` }).getAttribute('aria-disabled')).toBe('true');
  });

  it('PLT-2 asks for the second factor if the server requires it, and then continues', async () => {
    let isConfirmed = false;
    const server = getServer()
      .on(PROMOTE, () => (isConfirmed ? MOVED : NEEDS_SECOND_FACTOR))
      .on('POST /auth/confirm', ({ body }) => {
        isConfirmed = (body as { code: string }).code === '492039';
        const issue = { field: 'code', message: 'The code is not right' };
        return isConfirmed ? ok({ data: {} }) : { status: 400, body: { success: false, errors: [issue] } };
      })
      .on('POST /auth/refresh', ok({ data: { token: STORED_TOKEN, admin: anAdmin() } }));
    const { press, user, said } = await open(server);
    await press('Make live 1.2.0');
    await press('Make Live');
    const dialog = within(await findDialog('Confirm that it’s you'));
    const field = dialog.getByLabelText(/^Code/);
    await user.type(field, '000000{Enter}');
    expect(await dialog.findByText('The code is not right')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '492039{Enter}');
    await waitFor(() => expect(said()).toContain('mfe-public: 1.2.0 is live'));
    expect(server.sent('PUT')).toHaveLength(2);
    expect(server.sent('POST', '/auth/refresh')).toHaveLength(1);
  });

  it('PLT-2 explains what to do if two-factor sign-in is off', async () => {
    const server = getServer()
      .on(PROMOTE, NEEDS_SECOND_FACTOR)
      .on('POST /auth/confirm', { status: 409, body: { success: false, message: 'Two-factor sign-in is off' } });
    const { press, user } = await open(server);
    await press('Make live 1.2.0');
    await press('Make Live');
    const dialog = within(await findDialog('Confirm that it’s you'));
    await user.type(dialog.getByLabelText(/^Code/), '492039{Enter}');
    const link = await dialog.findByRole('link', { name: 'Turn it on in Security' });
    expect(link.getAttribute('href')).toBe('/admin/security');
  });

  it('PLT-2 shows why the server refused to make a version live', async () => {
    const message = 'The route /portal belongs to mfe-portal.';
    const { press } = await open(getServer().on(PROMOTE, { status: 409, body: { success: false, message } }));
    await press('Make live 1.2.0');
    await press('Make Live');
    expect(await within(await findDialog(/^Make 1.2.0 live/)).findByText(message)).toBeTruthy();
  });

  it('AUTH-3 allows read-only staff no changes', async () => {
    await open(getServer(), anAdmin('viewer', { releases: { read: true } }));
    for (const name of ['Make live 1.2.0', 'Preview 1.2.0', 'Roll back mfe-public to 1.0.0'])
      expect((await screen.findByRole('button', { name })).getAttribute('aria-disabled')).toBe('true');
  });

  it('AUTH-3 is not accessible without read permission on releases', async () => {
    await renderAdmin('/admin/releases', { server: getServer(), admin: anAdmin('editor') });
    expect(await screen.findByText(/You don't have permission to read releases/)).toBeTruthy();
  });

  it('PLT-2 shows an empty state if nothing was published, and offers a retry if loading fails', async () => {
    const { unmount } = await open(getServer([]));
    expect(await screen.findByText('Nothing has been published yet')).toBeTruthy();
    unmount();
    const server = getServer().on('GET /releases', { status: 503, body: { success: false } });
    const { press } = await open(server);
    await screen.findByText('The releases could not be loaded');
    server.on('GET /releases', ok({ data: [PORTAL] }));
    await press('Try again');
    expect(await screen.findByText('Nothing is live')).toBeTruthy();
  });
});
