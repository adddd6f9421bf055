import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { anAdmin, renderAdmin } from '../../testing/renderAdmin';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const AT = '2026-03-01T10:00:00.000Z';
const CODES = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-cccc-ddd${n}`);

const aSession = (id: string, changes: object = {}) => ({
  id,
  openedAt: AT,
  lastSeenAt: AT,
  expiresAt: AT,
  userAgent: FIREFOX,
  network: '203.0.113.x',
  current: false,
  ...changes,
});
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const refused = (field: string, message: string) => ({
  status: 400,
  body: { success: false, message, errors: [{ field, message }] },
});
const twoFactor = (enabled: boolean, recoveryCodesLeft = enabled ? 10 : 0) =>
  ok({ data: { enabled, enabledAt: enabled ? AT : null, recoveryCodesLeft } });

const open = async (prepare: (server: FakeServer) => FakeServer = (server) => server) => {
  const server = new FakeServer()
    .on('GET /auth/sessions', ok({ data: [aSession('s1', { current: true, userAgent: CHROME }), aSession('s2')] }))
    .on('GET /auth/two-factor', twoFactor(false));
  const view = await renderAdmin('/admin/security', { server: prepare(server), admin: anAdmin('viewer') });
  await screen.findByRole('heading', { level: 1, name: 'Security' });
  const user = userEvent.setup();
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  return { ...view, user, press };
};

describe('changing the password', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, current: string, next: string, repeated = next) => {
    const form = within(screen.getByRole('form', { name: 'Change password' }));
    if (current !== '') await user.type(form.getByLabelText(/^Current Password/), current);
    if (next !== '') await user.type(form.getByLabelText(/^New Password/), next);
    if (repeated !== '') await user.type(form.getByLabelText(/^Repeat Password/), repeated);
  };

  it.each([
    ['', 'loud-harbour-7', 'loud-harbour-7', 'Current password is required'],
    ['secret-1', '', '', 'Password is required'],
    ['secret-1', '12345', '12345', 'Password must be at least 6 characters'],
    ['secret-1', 'loud-harbour-7', 'loud-harbour-8', 'Passwords do not match'],
    ['secret-1', 'secret-1', 'secret-1', 'New password must differ from the current password'],
  ])('APRO-1 refuses %j to %j repeated as %j', async (current, next, repeated, message) => {
    const { user, press, server } = await open();
    await fill(user, current, next, repeated);
    await press('Change Password');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(server.sent('PUT')).toEqual([]);
  });

  it('APRO-1 says how strong the new one is, and that other sessions end', async () => {
    const { user } = await open();
    expect(screen.getByText(/^A new password ends your sessions in all other browsers/)).toBeTruthy();
    await fill(user, '', 'quiet-harbour-9', '');
    expect(screen.getByText('Strength: Strong')).toBeTruthy();
  });

  it('APRO-1 changes it, empties the form and asks for the sessions again', async () => {
    const { user, press, server, said } = await open((server) =>
      server.on('PUT /auth/change-password', ok({ message: 'Password changed successfully' })),
    );
    await fill(user, 'secret-1', 'loud-harbour-7');
    const asked = server.sent('GET', '/auth/sessions').length;
    await press('Change Password');
    await waitFor(() => expect(said()).toEqual(['Password changed successfully']));
    expect((screen.getByLabelText(/^New Password/) as HTMLInputElement).value).toBe('');
    await waitFor(() => expect(server.sent('GET', '/auth/sessions').length).toBeGreaterThan(asked));
  });

  it('APRO-1 says at its field that the current one is wrong', async () => {
    const { user, press, said } = await open((server) =>
      server.on('PUT /auth/change-password', refused('currentPassword', 'Current password is incorrect')),
    );
    await fill(user, 'guess-1', 'loud-harbour-7');
    await press('Change Password');
    expect((await screen.findAllByText('Current password is incorrect')).length).toBeGreaterThan(0);
    expect(said()).toEqual(['Current password is incorrect']);
  });

  it('APRO-1 says that it failed where nobody answers', async () => {
    const { user, press, said } = await open((server) =>
      server.on('PUT /auth/change-password', () => Promise.reject(new TypeError('offline'))),
    );
    await fill(user, 'secret-1', 'loud-harbour-7');
    await press('Change Password');
    await waitFor(() => expect(said()).toEqual(['Password change failed']));
  });
});

describe('sessions', () => {
  const list = async () => within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');

  it('APRO-1 stand with device, network and times, the current one marked and without an end', async () => {
    await open();
    const [here, there] = await list();
    expect(here?.textContent).toContain('Chrome on WindowsThis session');
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(there?.textContent).toMatch(/Firefox on Linux.*From 203\.0\.113\.x.*Signed in Mar 1, 2026.*Last seen Mar 1/);
  });

  it('APRO-1 are ended one by one, after a question', async () => {
    const { press, server, said, user } = await open((server) =>
      server.on('DELETE /auth/sessions/s2', ok({ message: 'The session was signed out' })),
    );
    await press(/^Sign out Firefox on Linux/);
    await user.click(within(await findDialog('Sign Out Session')).getByRole('button', { name: 'Cancel' }));
    expect(server.sent('DELETE')).toEqual([]);
    await press(/^Sign out Firefox on Linux/);
    server.on('GET /auth/sessions', ok({ data: [aSession('s1', { current: true })] }));
    await user.click(within(await findDialog('Sign Out Session')).getByRole('button', { name: 'Confirm' }));
    await waitFor(async () => expect(await list()).toHaveLength(1));
    expect(said()).toEqual(['The session was signed out']);
    expect((screen.getByRole('button', { name: 'Sign Out All Others' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('APRO-1 are ended all but this one, after a question', async () => {
    const { press, server, user } = await open((server) =>
      server.on('DELETE /auth/sessions', ok({ message: 'All other sessions were signed out' })),
    );
    await list();
    await press('Sign Out All Others');
    await user.click(within(await findDialog('Sign Out Other Sessions')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(server.sent('DELETE', '/auth/sessions')).toHaveLength(1));
  });

  it('APRO-1 are asked for again where they could not be loaded', async () => {
    const failing = { status: 404, body: { success: false } };
    const { press, server } = await open((server) => server.on('GET /auth/sessions', failing));
    expect(await screen.findByText('Failed to load sessions')).toBeTruthy();
    server.on('GET /auth/sessions', ok({ data: [aSession('s1', { current: true })] }));
    await press('Try again');
    expect(await list()).toHaveLength(1);
  });
});

describe('two-factor sign-in', () => {
  const enrolment = ok({
    data: { secret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP', expiresInSeconds: 600 },
  });
  const made = ok({ message: 'Two-factor sign-in is on', data: { recoveryCodes: CODES } });
  const enrolling = (server: FakeServer) =>
    server.on('POST /auth/two-factor/enrolment', enrolment).on('POST /auth/two-factor/confirm', made);

  beforeEach(() => {
    window.print = jest.fn();
  });

  it('APRO-1 is switched on by password, key and first code; the recovery codes are shown once', async () => {
    const { press, user, server, said } = await open(enrolling);
    await press('Switch On');
    await user.type(
      within(await findDialog('Switch On Two-Factor Sign-In')).getByLabelText(/^Current Password/),
      'secret-1',
    );
    await press('Continue');
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code with the key' })).toBeTruthy();
    const code = screen.getByLabelText(/^Code/);
    expect(document.activeElement).toBe(code);
    await user.type(code, '492 039');
    server.on('GET /auth/two-factor', twoFactor(true));
    await user.click(
      within(await findDialog('Switch On Two-Factor Sign-In')).getByRole('button', { name: 'Switch On' }),
    );
    const codes = within(await findDialog('Your Recovery Codes'));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    expect(server.sent('POST').map(({ body }) => body)).toEqual([{ currentPassword: 'secret-1' }, { code: '492039' }]);
    expect(said()).toEqual(['Two-factor sign-in is on']);
    await user.click(codes.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    await user.click(codes.getByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalled();
    await user.click(codes.getByRole('button', { name: 'I Have Kept Them' }));
    await waitFor(() => expect(screen.queryByText(CODES[0] as string)).toBeNull());
    expect(screen.getByText(/^On since Mar 1, 2026\. 10 recovery codes are left\./)).toBeTruthy();
  });

  it('APRO-1 says at its field what is wrong while it is switched on', async () => {
    const { press, user, server } = await open(enrolling);
    await press('Switch On');
    const password = within(await findDialog('Switch On Two-Factor Sign-In')).getByLabelText(/^Current Password/);
    await press('Continue');
    expect(await screen.findByText('Current password is required')).toBeTruthy();
    server.on('POST /auth/two-factor/enrolment', refused('currentPassword', 'Current password is incorrect'));
    await user.type(password, 'guess-1');
    await press('Continue');
    expect(await screen.findByText('Current password is incorrect')).toBeTruthy();
    server.on('POST /auth/two-factor/enrolment', enrolment);
    await press('Continue');
    const code = await screen.findByLabelText(/^Code/);
    server.on('POST /auth/two-factor/confirm', refused('code', 'That code is not right.'));
    await user.type(code, '000000');
    await user.click(
      within(await findDialog('Switch On Two-Factor Sign-In')).getByRole('button', { name: 'Switch On' }),
    );
    expect(await screen.findByText('That code is not right.')).toBeTruthy();
  });

  it('APRO-1 warns when few recovery codes are left, and makes new ones for both factors', async () => {
    const replaced = ok({ message: 'New recovery codes were made', data: { recoveryCodes: CODES } });
    const { press, user, server } = await open((server) =>
      server.on('GET /auth/two-factor', twoFactor(true, 1)).on('POST /auth/two-factor/recovery-codes', replaced),
    );
    expect(await screen.findByText('Few recovery codes are left. Make new ones before you need them.')).toBeTruthy();
    expect(screen.getByText(/1 recovery code is left/)).toBeTruthy();
    await press('New Recovery Codes');
    const dialog = within(await findDialog('New Recovery Codes'));
    await user.click(dialog.getByRole('button', { name: 'Make New Codes' }));
    expect(await dialog.findByText('Current password is required')).toBeTruthy();
    expect(dialog.getByText('Code is required')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Current Password/), 'secret-1');
    await user.type(dialog.getByLabelText(/^Code/), '492039');
    await user.click(dialog.getByRole('button', { name: 'Make New Codes' }));
    expect(within(await findDialog('Your Recovery Codes')).getAllByRole('listitem')).toHaveLength(10);
    expect(server.sent('POST')[0]?.body).toEqual({ currentPassword: 'secret-1', code: '492039' });
  });

  it('APRO-1 is switched off by password and a code, or a recovery code', async () => {
    const { press, user, server, said } = await open((server) =>
      server
        .on('GET /auth/two-factor', twoFactor(true))
        .on('POST /auth/two-factor/disable', refused('recoveryCode', 'That recovery code is not right.')),
    );
    await press('Switch Off');
    const dialog = within(await findDialog('Switch Off Two-Factor Sign-In'));
    await user.type(dialog.getByLabelText(/^Current Password/), 'secret-1');
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(dialog.getByLabelText(/^Recovery code/), CODES[0] as string);
    await user.click(dialog.getByRole('button', { name: 'Switch Off' }));
    expect(await dialog.findByText('That recovery code is not right.')).toBeTruthy();
    const off = { ...twoFactor(false).body, message: 'Two-factor sign-in is off' };
    server.on('POST /auth/two-factor/disable', { status: 200, body: off }).on('GET /auth/two-factor', twoFactor(false));
    await user.click(dialog.getByRole('button', { name: 'Switch Off' }));
    expect(await screen.findByRole('button', { name: 'Switch On' })).toBeTruthy();
    expect(said()).toEqual(['Two-factor sign-in is off']);
    expect(server.sent('POST').at(-1)?.body).toEqual({ currentPassword: 'secret-1', recoveryCode: CODES[0] });
  });
});
