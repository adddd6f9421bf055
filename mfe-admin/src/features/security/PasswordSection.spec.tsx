import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { ok, openSecurity, refused } from '../../testing/openSecurity';

describe('PasswordSection', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, current: string, next: string, repeated = next) => {
    const form = within(screen.getByRole('form', { name: 'Change password' }));
    if (current !== '') await user.type(form.getByLabelText(/^Current Password/), current);
    if (next !== '') await user.type(form.getByLabelText(/^New Password/), next);
    if (repeated !== '') await user.type(form.getByLabelText(/^Repeat Password/), repeated);
  };

  it.each([
    ['', 'loud-harbour-7', 'loud-harbour-7', 'Current password is required'],
    ['secret-1', '', '', 'Password is required'],
    ['secret-1', '12345', '12345', 'Password must be at least 8 characters'],
    ['secret-1', 'loud-harbour-7', 'loud-harbour-8', 'Passwords do not match'],
    ['secret-1', 'secret-1', 'secret-1', 'New password must differ from the current password'],
  ])('APRO-1 rejects %j changed to %j with %j as the repetition', async (current, next, repeated, message) => {
    const { user, press, server } = await openSecurity();
    await fill(user, current, next, repeated);
    await press('Change Password');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(server.sent('PUT')).toEqual([]);
  });

  it('APRO-1 shows the strength of the new password, and that other sessions will end', async () => {
    const { user } = await openSecurity();
    expect(screen.getByText(/^A new password signs you out of all other browsers/)).toBeTruthy();
    await fill(user, '', 'quiet-harbour-9', '');
    expect(screen.getByText('Strength: Strong')).toBeTruthy();
  });

  it('APRO-1 changes the password, clears the form, and reloads the sessions', async () => {
    const { user, press, server, said } = await openSecurity((server) =>
      server.on('PUT /auth/change-password', ok({ message: 'Password changed successfully' })),
    );
    await fill(user, 'secret-1', 'loud-harbour-7');
    const asked = server.sent('GET', '/auth/sessions').length;
    await press('Change Password');
    await waitFor(() => expect(said()).toEqual(['Password changed successfully']));
    expect((screen.getByLabelText(/^New Password/) as HTMLInputElement).value).toBe('');
    await waitFor(() => expect(server.sent('GET', '/auth/sessions').length).toBeGreaterThan(asked));
  });

  it('APRO-1 shows a wrong current password at its field', async () => {
    const { user, press, said } = await openSecurity((server) =>
      server.on('PUT /auth/change-password', refused('currentPassword', 'Current password is incorrect')),
    );
    await fill(user, 'guess-1', 'loud-harbour-7');
    await press('Change Password');
    expect((await screen.findAllByText('Current password is incorrect')).length).toBeGreaterThan(0);
    expect(said()).toEqual(['Current password is incorrect']);
  });

  it('APRO-1 reports a failure if the server does not respond', async () => {
    const { user, press, said } = await openSecurity((server) =>
      server.on('PUT /auth/change-password', () => Promise.reject(new TypeError('offline'))),
    );
    await fill(user, 'secret-1', 'loud-harbour-7');
    await press('Change Password');
    await waitFor(() => expect(said()).toEqual(['Password change failed']));
  });
});
