import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { ok, openSecurity, refused, twoFactor } from '../../testing/openSecurity';

const CODES = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-cccc-ddd${n}`);

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

  it('APRO-1 is enabled with password, key, and first code; the recovery codes are shown once', async () => {
    const { press, user, server, said } = await openSecurity(enrolling);
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
    await user.click(codes.getByRole('button', { name: 'I’ve Saved Them' }));
    await waitFor(() => expect(screen.queryByText(CODES[0] as string)).toBeNull());
    expect(screen.getByText(/^On since Mar 1, 2026\. 10 recovery codes are left\./)).toBeTruthy();
  });

  it('APRO-1 shows errors at their fields while it is being enabled', async () => {
    const { press, user, server } = await openSecurity(enrolling);
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

  it('APRO-1 shows that it is on after the dialog closes, also if the answer to the first code was lost', async () => {
    const { press, user, server } = await openSecurity((server) =>
      enrolling(server).on('POST /auth/two-factor/confirm', () => Promise.reject(new TypeError('offline'))),
    );
    await press('Switch On');
    const dialog = () => findDialog('Switch On Two-Factor Sign-In');
    await user.type(within(await dialog()).getByLabelText(/^Current Password/), 'secret-1');
    await press('Continue');
    await user.type(await screen.findByLabelText(/^Code/), '492039');
    server.on('GET /auth/two-factor', twoFactor(true));
    await user.click(within(await dialog()).getByRole('button', { name: 'Switch On' }));
    expect(await within(await dialog()).findByRole('alert')).toBeTruthy();
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'New Recovery Codes' })).toBeTruthy();
  });

  it('APRO-1 warns if few recovery codes are left, and creates new ones after password and code', async () => {
    const replaced = ok({ message: 'New recovery codes were made', data: { recoveryCodes: CODES } });
    const { press, user, server } = await openSecurity((server) =>
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

  it('APRO-1 is disabled with the password and a code or a recovery code', async () => {
    const { press, user, server, said } = await openSecurity((server) =>
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
