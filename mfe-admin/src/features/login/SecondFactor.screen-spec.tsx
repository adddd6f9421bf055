import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin, STORED_TOKEN } from '../../testing/renderAdmin';

const asked = {
  status: 202,
  body: { success: true, message: 'Enter the code.', data: { challenge: 'once', expiresInSeconds: 300 } },
};
const signedIn = {
  status: 200,
  body: { success: true, message: 'Welcome', data: { admin: anAdmin(), token: STORED_TOKEN, expiresInSeconds: 900 } },
};
const refused = (status: number, message: string) => ({ status, body: { success: false, message } });

const openSecondStep = async (address = '/admin/login') => {
  const server = new FakeServer().on('POST /auth/login', asked).on('POST /auth/login/second-factor', signedIn);
  const admin = await renderAdmin(address, { server });
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await user.type(await screen.findByLabelText(/^Email/), 'ada@studio.example');
  await user.type(screen.getByLabelText(/^Password/), 'secret-1');
  await press('Sign In');
  const code = await screen.findByLabelText(/^Code/);
  const sent = () => server.sent('POST', '/auth/login/second-factor').map(({ body }) => body);
  return { ...admin, user, press, code, sent };
};

describe('second factor of a sign-in', () => {
  it('APRO-1 asks for the app code in a focused field that the browser can autofill', async () => {
    const { code } = await openSecondStep();
    expect(document.activeElement).toBe(code);
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(code.getAttribute('inputmode')).toBe('numeric');
    expect(screen.getByText('One more step: enter the code from your authenticator app.')).toBeTruthy();
    expect(window.localStorage.length).toBe(0);
  });

  it('APRO-1 accepts a pasted code with a space, and redirects to the requested page', async () => {
    const { user, press, sent } = await openSecondStep('/admin/profile?from=mail');
    await user.paste('492 039');
    await press('Continue');
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/admin/profile?from=mail'));
    expect(sent()).toEqual([{ challenge: 'once', code: '492039' }]);
  });

  it.each([
    ['', 'Code is required'],
    ['12345', 'Enter the six digits that your authenticator app shows'],
    ['12345x', 'Enter the six digits that your authenticator app shows'],
  ])('APRO-1 sends nothing for %j and shows: %s', async (typed, message) => {
    const { user, press, code, sent } = await openSecondStep();
    if (typed !== '') await user.type(code, typed);
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(sent()).toEqual([]);
  });

  it('APRO-1 reports a wrong code at the field, and keeps the field focused', async () => {
    const { server, user, press, code } = await openSecondStep();
    server.on('POST /auth/login/second-factor', refused(400, 'That code is not right.'));
    await user.type(code, '000000');
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toBe('That code is not right.');
    expect(document.activeElement).toBe(code);
    server.on('POST /auth/login/second-factor', signedIn);
    await user.clear(code);
    await user.type(code, '492039');
    await press('Continue');
    expect(await screen.findByRole('heading', { name: 'Welcome back, Ada' })).toBeTruthy();
  });

  it('APRO-1 reports too many wrong codes', async () => {
    const { server, user, press, code } = await openSecondStep();
    server.on('POST /auth/login/second-factor', refused(429, 'Too many wrong codes. Please try again later.'));
    await user.type(code, '000000');
    await press('Continue');
    expect(await screen.findByText('Too many wrong codes. Please try again later.')).toBeTruthy();
  });

  it('APRO-1 restarts with an explanation if the sign-in took too long', async () => {
    const { server, user, press, code } = await openSecondStep();
    server.on('POST /auth/login/second-factor', refused(401, 'This sign-in took too long. Please sign in again.'));
    await user.type(code, '492039');
    await press('Continue');
    expect(await screen.findByText('This sign-in took too long. Please sign in again.')).toBeTruthy();
    expect(screen.getByLabelText(/^Password/)).toBeTruthy();
  });

  it('APRO-1 accepts a recovery code instead of an app code', async () => {
    const { user, press, sent } = await openSecondStep();
    await press('Use a recovery code');
    const recovery = await screen.findByLabelText(/^Recovery code/);
    expect(document.activeElement).toBe(recovery);
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toBe('Recovery code is required');
    await user.type(recovery, 'k7w3-m9pq-aaaa-bbbb');
    await press('Continue');
    expect(await screen.findByRole('heading', { name: 'Welcome back, Ada' })).toBeTruthy();
    expect(sent()).toEqual([{ challenge: 'once', recoveryCode: 'k7w3-m9pq-aaaa-bbbb' }]);
  });

  it('APRO-1 returns to email and password', async () => {
    const { press } = await openSecondStep();
    await press('Use a recovery code');
    await press('Use the authenticator app');
    await press('Back');
    expect(await screen.findByLabelText(/^Email/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
