import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin, STORED_TOKEN } from '../../testing/renderAdmin';

const TOKEN = 'mailed-once-and-never-again';
const signedIn = {
  status: 200,
  body: { success: true, message: 'Welcome', data: { admin: anAdmin(), token: STORED_TOKEN, expiresInSeconds: 900 } },
};
const refused = (message: string) => ({
  status: 400,
  body: { success: false, message, errors: [{ field: 'token', message: 'Link is no longer valid' }] },
});

const open = async (address: string, server = new FakeServer()) => {
  const admin = await renderAdmin(address, { server });
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const choose = async (password: string, repeated = password) => {
    await user.type(await screen.findByLabelText(/^New Password/), password);
    await user.type(screen.getByLabelText(/^Repeat Password/), repeated);
  };
  return { ...admin, user, press, choose };
};

describe('setting a password by mail link', () => {
  it('removes the token from the URL and keeps it out of every storage', async () => {
    await open(`/admin/accept-invitation?token=${TOKEN}`);
    await screen.findByRole('heading', { name: 'Welcome to the studio' });
    expect(window.location.pathname + window.location.search).toBe('/admin/accept-invitation');
    expect(JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])).not.toContain(TOKEN);
  });

  it('sends nothing if the password is too short or the repetition differs', async () => {
    const { press, choose, server, user } = await open(`/admin/reset-password?token=${TOKEN}`);
    await choose('12345');
    await press('Save Password');
    expect((await screen.findAllByText('Password must be at least 8 characters')).length).toBeGreaterThan(0);
    await user.clear(screen.getByLabelText(/^New Password/));
    await user.type(screen.getByLabelText(/^New Password/), 'loud-harbour-7');
    await press('Save Password');
    expect((await screen.findAllByText('Passwords do not match')).length).toBeGreaterThan(0);
    expect(server.sent('POST')).toEqual([]);
  });

  it('explains what to do if the link is incomplete', async () => {
    await open('/admin/reset-password');
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/admin/forgot-password',
    );
  });

  it('tells a signed-in user that the link was not used', async () => {
    const { said, server } = await renderAdmin(`/admin/accept-invitation?token=${TOKEN}`, { admin: anAdmin() });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'));
    expect(said()).toEqual(['You’re already signed in. Log out to use the link from that email.']);
    expect(server.sent('POST')).toEqual([]);
  });
});

describe('invitation', () => {
  it('AUTH-5 is accepted with a password, starts the session, and opens the dashboard', async () => {
    const server = new FakeServer().on('POST /auth/invitations/accept', signedIn).on('POST /auth/refresh', signedIn);
    const { press, choose } = await open(`/admin/accept-invitation?token=${TOKEN}`, server);
    await choose('loud-harbour-7');
    await press('Accept Invitation');
    expect(await screen.findByRole('heading', { name: 'Welcome back, Ada' })).toBeTruthy();
    expect(window.location.pathname).toBe('/admin/dashboard');
    expect(server.sent('POST', '/auth/invitations/accept')[0]?.body).toEqual({
      token: TOKEN,
      password: 'loud-harbour-7',
    });
  });

  it('AUTH-5 opens the sign-in form if the browser stores no cookies', async () => {
    const server = new FakeServer().on('POST /auth/invitations/accept', signedIn);
    const { press, choose } = await open(`/admin/accept-invitation?token=${TOKEN}`, server);
    await choose('loud-harbour-7');
    await press('Accept Invitation');
    expect(await screen.findByText('Your password is saved. Please sign in with it.')).toBeTruthy();
    expect(window.location.pathname).toBe('/admin/login');
  });

  it('AUTH-5 shows that it is no longer valid, and what to do if it was accepted before', async () => {
    const message = 'This invitation is no longer valid. Please ask for a new one.';
    const server = new FakeServer().on('POST /auth/invitations/accept', refused(message));
    const { press, choose } = await open(`/admin/accept-invitation?token=${TOKEN}`, server);
    await choose('loud-harbour-7');
    await press('Accept Invitation');
    const heading = await screen.findByRole('heading', { name: 'This link does not work' });
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByText(/If you accepted it before, sign in with the password you chose\./)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('keeps the input if the server fails', async () => {
    const server = new FakeServer().on('POST /auth/invitations/accept', { status: 500, body: {} });
    const { press, choose } = await open(`/admin/accept-invitation?token=${TOKEN}`, server);
    await choose('loud-harbour-7');
    await press('Accept Invitation');
    expect(await screen.findByText('Server error. Please try again later.')).toBeTruthy();
    expect((screen.getByLabelText(/^New Password/) as HTMLInputElement).value).toBe('loud-harbour-7');
  });
});

describe('forgotten password', () => {
  const ASKED = 'If this email belongs to an account, a link to choose a new password is on its way.';

  it('AUTH-5 is requested from the sign-in form, with the same answer for every address', async () => {
    const server = new FakeServer().on('POST /auth/forgot-password', {
      status: 202,
      body: { success: true, message: ASKED },
    });
    const { press, user } = await open('/admin/login', server);
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await press('Send Link');
    expect(await screen.findByText('Email is required')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Email/), 'ada@studio.example');
    await press('Send Link');
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
    expect(screen.getByText(ASKED)).toBeTruthy();
    await press('Try Another Address');
    expect(((await screen.findByLabelText(/^Email/)) as HTMLInputElement).value).toBe('');
  });

  it('shows when there are too many requests', async () => {
    const server = new FakeServer().on('POST /auth/forgot-password', { status: 429, body: {} });
    const { press, user } = await open('/admin/forgot-password', server);
    await user.type(await screen.findByLabelText(/^Email/), 'ada@studio.example');
    await press('Send Link');
    expect(await screen.findByText('Too many requests. Please try again later.')).toBeTruthy();
  });

  it('AUTH-5 is replaced through the mail link, and the sign-in form follows', async () => {
    const message = 'Password reset successfully. Please login with your new password.';
    const server = new FakeServer().on('POST /auth/reset-password', { status: 200, body: { success: true, message } });
    const { press, choose } = await open(`/admin/reset-password?token=${TOKEN}`, server);
    await choose('loud-harbour-7');
    await press('Save Password');
    expect(await screen.findByRole('heading', { name: 'Admin Portal' })).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(window.location.pathname).toBe('/admin/login');
  });
});
