import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin, STORED_TOKEN } from '../../testing/renderAdmin';

const signIn = async (email: string, password: string) => {
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Admin Portal' });
  if (email !== '') await user.type(screen.getByLabelText(/^Email/), email);
  if (password !== '') await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
};

const signedIn = {
  status: 200,
  body: { success: true, message: 'Welcome', data: { admin: anAdmin(), token: STORED_TOKEN, expiresInSeconds: 900 } },
};

describe('sign-in form', () => {
  it('AUTH-1 names the missing fields and sends nothing', async () => {
    const { server } = await renderAdmin('/admin/login');
    await signIn('', '');
    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(server.sent('POST')).toEqual([]);
  });

  it('AUTH-1 rejects an invalid email address and a password of five characters', async () => {
    const { server } = await renderAdmin('/admin/login');
    await signIn('ada@', '12345');
    expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(server.sent('POST')).toEqual([]);
  });

  it('AUTH-1 accepts a password of six characters', async () => {
    const server = new FakeServer().on('POST /auth/login', signedIn);
    await renderAdmin('/admin/login', { server });
    await signIn('ada@studio.example', '123456');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'));
  });

  it('AUTH-1 shows a submitting state, then opens the dashboard', async () => {
    let answer: (answer: typeof signedIn) => void = () => undefined;
    const server = new FakeServer().on('POST /auth/login', () => new Promise((resolve) => (answer = resolve)));
    await renderAdmin('/admin/login', { server });
    await signIn('ada@studio.example', 'secret-1');
    expect(await screen.findByRole('button', { name: /Signing in/ })).toBeTruthy();
    answer(signedIn);
    expect(await screen.findByRole('heading', { name: 'Welcome back, Ada' })).toBeTruthy();
    expect(window.location.pathname).toBe('/admin/dashboard');
    expect(server.sent('POST', '/auth/login')[0]?.body).toEqual({ email: 'ada@studio.example', password: 'secret-1' });
  });

  it("AUTH-1 shows the server's message", async () => {
    const refusal = { status: 401, body: { success: false, message: 'Invalid email or password' } };
    await renderAdmin('/admin/login', { server: new FakeServer().on('POST /auth/login', refusal) });
    await signIn('ada@studio.example', 'wrong-password');
    expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  });

  it('AUTH-1 reports a failed login if the server does not respond', async () => {
    const server = new FakeServer().on('POST /auth/login', () => Promise.reject(new TypeError('offline')));
    await renderAdmin('/admin/login', { server });
    await signIn('ada@studio.example', 'secret-1');
    expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy();
  });

  it('AUTH-2 redirects signed-in staff to the dashboard', async () => {
    await renderAdmin('/admin/login', { admin: anAdmin() });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'));
  });
});
