import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '../../testing/findDialog';
import { aSession, ok, openSecurity } from '../../testing/openSecurity';

describe('sessions', () => {
  const list = async () => within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');

  it('APRO-1 are listed with device, network, and times; the current one is marked and cannot be ended', async () => {
    await openSecurity();
    const [here, there] = await list();
    expect(here?.textContent).toContain('Chrome on WindowsThis session');
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(there?.textContent).toMatch(/Firefox on Linux.*From 203\.0\.113\.x.*Signed in Mar 1, 2026.*Last seen Mar 1/);
  });

  it('APRO-1 are ended one at a time, after confirmation', async () => {
    const { press, server, said, user } = await openSecurity((server) =>
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

  it('APRO-1 except the current one are ended together, after confirmation', async () => {
    const { press, server, user } = await openSecurity((server) =>
      server.on('DELETE /auth/sessions', ok({ message: 'All other sessions were signed out' })),
    );
    await list();
    await press('Sign Out All Others');
    await user.click(within(await findDialog('Sign Out Other Sessions')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(server.sent('DELETE', '/auth/sessions')).toHaveLength(1));
  });

  it('APRO-1 are requested again after a failure to load', async () => {
    const failing = { status: 404, body: { success: false } };
    const { press, server } = await openSecurity((server) => server.on('GET /auth/sessions', failing));
    expect(await screen.findByText('Failed to load sessions')).toBeTruthy();
    server.on('GET /auth/sessions', ok({ data: [aSession('s1', { current: true })] }));
    await press('Try again');
    expect(await list()).toHaveLength(1);
  });
});
