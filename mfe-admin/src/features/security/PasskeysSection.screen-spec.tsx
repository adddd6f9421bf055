import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anAdmin } from '../../testing/anAdmin';
import { findDialog } from '../../testing/findDialog';
import { ok, openSecurity, refused, twoFactor } from '../../testing/openSecurity';
import { emptyPasskeyGaps, fillPasskeyGaps } from '../../testing/passkeyGaps';
import { STORED_TOKEN } from '../../testing/renderAdmin';

const AT = '2026-03-01T10:00:00.000Z';
const PHONE = { id: 'p1', name: 'Phone', createdAt: AT, lastUsedAt: null };
const OPTIONS = {
  challenge: 'abcd',
  rp: { name: 'Atelier', id: 'localhost' },
  user: { id: 'abcd', name: 'ada', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

describe('passkeys on the security page', () => {
  let credentials: ReturnType<typeof fillPasskeyGaps>;
  beforeEach(() => {
    credentials = fillPasskeyGaps();
  });
  afterEach(emptyPasskeyGaps);

  const fill = async ({ user, press }: Awaited<ReturnType<typeof openSecurity>>) => {
    await press('Add Passkey');
    const dialog = within(await findDialog('Add Passkey'));
    await user.type(dialog.getByLabelText(/^Name/), 'Phone');
    await user.type(dialog.getByLabelText(/^Current Password/), 'secret-1');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
  };

  it('APRO-1 are added with a name and the password, from the credential that the browser created', async () => {
    const view = await openSecurity((server) =>
      server
        .on('POST /auth/passkeys/registration', ok({ data: { options: OPTIONS } }))
        .on('POST /auth/passkeys', { status: 201, body: { success: true, message: 'Passkey added', data: PHONE } }),
    );
    await screen.findByText('You have no passkeys yet.');
    await fill(view);
    await waitFor(() => expect(view.said()).toContain('Passkey added'));
    expect(view.server.sent('POST').map(({ body }) => body)).toEqual([
      { currentPassword: 'secret-1' },
      { name: 'Phone', credential: expect.objectContaining({ id: 'abc', type: 'public-key' }) },
    ]);
  });

  it('APRO-1 report a wrong password, and what to do if no passkey was created', async () => {
    let isRight = false;
    const view = await openSecurity((server) =>
      server.on('POST /auth/passkeys/registration', () =>
        isRight ? ok({ data: { options: OPTIONS } }) : refused('currentPassword', 'Current password is incorrect'),
      ),
    );
    await fill(view);
    expect(await screen.findByText('Current password is incorrect')).toBeTruthy();
    isRight = true;
    credentials.create.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'));
    await view.press('Continue');
    expect(await screen.findByText('No passkey was created. Try again when you’re ready.')).toBeTruthy();
  });

  it('APRO-1 are added after a code is confirmed, if the server asks for the second factor, without typing again', async () => {
    const stale =
      'Please sign in again with your second factor or a passkey, and add the new passkey within 10 minutes.';
    const view = await openSecurity((server) =>
      server
        .on('GET /auth/two-factor', twoFactor(true))
        .on('POST /auth/passkeys/registration', { status: 403, body: { success: false, message: stale } })
        .on('POST /auth/passkeys', { status: 201, body: { success: true, message: 'Passkey added', data: PHONE } })
        .on('POST /auth/confirm', () => {
          server.on('POST /auth/passkeys/registration', ok({ data: { options: OPTIONS } }));
          return ok({ data: {} });
        })
        .on('POST /auth/refresh', ok({ data: { token: STORED_TOKEN, admin: anAdmin('viewer') } })),
    );
    await screen.findByText('You have no passkeys yet.');
    await fill(view);
    const dialog = within(await findDialog('Confirm that it’s you'));
    await view.user.type(dialog.getByLabelText(/^Code/), '492039');
    await view.user.click(dialog.getByRole('button', { name: 'Confirm and Add' }));
    await waitFor(() => expect(view.said()).toContain('Passkey added'));
    expect(view.server.sent('POST', '/auth/passkeys')[0]?.body).toMatchObject({ name: 'Phone' });
    await waitFor(() => expect(screen.queryByText('Confirm that it’s you')).toBeNull());
  });

  it('APRO-1 are listed, and removed after confirmation', async () => {
    const view = await openSecurity((server) =>
      server
        .on('GET /auth/passkeys', ok({ data: [PHONE] }))
        .on('DELETE /auth/passkeys/p1', ok({ message: 'Passkey removed successfully' })),
    );
    const row = within(await screen.findByRole('list', { name: 'Passkeys' }));
    expect(row.getByText('Phone')).toBeTruthy();
    expect(row.getByText('Never used')).toBeTruthy();
    await view.press('Remove the passkey Phone');
    await view.press('Confirm');
    await waitFor(() => expect(view.said()).toContain('Passkey removed successfully'));
    expect(view.server.sent('DELETE')).toHaveLength(1);
  });

  const NEEDS_FACTOR = 'Removing a passkey needs a second factor that was checked in the last 10 minutes.';
  const refusing = { status: 403, body: { success: false, message: NEEDS_FACTOR } };

  it('APRO-1 are removed after a code is confirmed, if the server asks for the second factor', async () => {
    const view = await openSecurity((server) =>
      server
        .on('GET /auth/two-factor', twoFactor(true))
        .on('GET /auth/passkeys', ok({ data: [PHONE] }))
        .on('DELETE /auth/passkeys/p1', refusing)
        .on('POST /auth/confirm', () => {
          server.on('DELETE /auth/passkeys/p1', ok({ message: 'Passkey removed successfully' }));
          return ok({ data: {} });
        })
        .on('POST /auth/refresh', ok({ data: { token: STORED_TOKEN, admin: anAdmin('viewer') } })),
    );
    await view.press('Remove the passkey Phone');
    await view.press('Confirm');
    const dialog = within(await findDialog('Confirm that it’s you'));
    expect(dialog.getByText(/^You won’t be able to sign in with "Phone" anymore\./)).toBeTruthy();
    await view.user.type(dialog.getByLabelText(/^Code/), '492039');
    await view.user.click(dialog.getByRole('button', { name: 'Confirm and Remove' }));
    await waitFor(() => expect(view.said()).toEqual(['Passkey removed successfully']));
    expect(view.server.sent('POST', '/auth/confirm').map(({ body }) => body)).toEqual([{ code: '492039' }]);
    await waitFor(() => expect(screen.queryByText('Confirm that it’s you')).toBeNull());
  });

  it('APRO-1 stay, with the reason of the server, on an account without an authenticator app', async () => {
    const view = await openSecurity((server) =>
      server.on('GET /auth/passkeys', ok({ data: [PHONE] })).on('DELETE /auth/passkeys/p1', refusing),
    );
    await view.press('Remove the passkey Phone');
    await view.press('Confirm');
    await waitFor(() => expect(view.said()).toEqual([NEEDS_FACTOR]));
    expect(screen.queryByText('Confirm that it’s you')).toBeNull();
  });
});
