import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { emptyPasskeyGaps, fillPasskeyGaps } from '../../testing/passkeyGaps';
import { renderAdmin, STORED_TOKEN } from '../../testing/renderAdmin';

const BUTTON = { name: 'Use a Passkey' };
const options = { status: 200, body: { success: true, data: { options: { challenge: 'abcd', rpId: 'localhost' } } } };

describe('passkey sign-in', () => {
  let credentials: ReturnType<typeof fillPasskeyGaps>;
  beforeEach(() => {
    credentials = fillPasskeyGaps();
  });
  afterEach(emptyPasskeyGaps);

  const open = async (answer: { status: number; body: unknown }) => {
    const server = new FakeServer()
      .on('POST /auth/login/passkey/options', options)
      .on('POST /auth/login/passkey', answer);
    await renderAdmin('/admin/login', { server });
    await userEvent.setup().click(await screen.findByRole('button', BUTTON));
    return server;
  };

  it('AUTH-1 opens the dashboard without a password', async () => {
    const data = { admin: anAdmin(), token: STORED_TOKEN, expiresInSeconds: 900 };
    const server = await open({ status: 200, body: { success: true, message: 'Welcome', data } });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'));
    expect(server.sent('POST', '/auth/login/passkey')[0]?.body).toMatchObject({ credential: { id: 'abc' } });
  });

  it("AUTH-1 shows the server's error, and nothing if the user closes the browser's dialog", async () => {
    await open({ status: 401, body: { success: false, message: 'This passkey did not sign you in.' } });
    expect(await screen.findByText('This passkey did not sign you in.')).toBeTruthy();
    credentials.get.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'));
    await userEvent.setup().click(screen.getByRole('button', BUTTON));
    await waitFor(() => expect(credentials.get).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('AUTH-1 is not offered in a browser without passkey support', async () => {
    emptyPasskeyGaps();
    await renderAdmin('/admin/login');
    await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.queryByRole('button', BUTTON)).toBeNull();
  });
});
