import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findMenuItem } from '../testing/findMenuItem';
import { renderAdmin, STORED_TOKEN } from '../testing/renderAdmin';

const refused = { status: 401, body: { success: false, message: 'No' } };
const signedIn = {
  status: 200,
  body: { success: true, message: 'Welcome', data: { admin: anAdmin(), token: STORED_TOKEN, expiresInSeconds: 900 } },
};

const signIn = async () => {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Email/), 'ada@studio.example');
  await user.type(screen.getByLabelText(/^Password/), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
};

describe('Guard', () => {
  it('AUTH-2 shows a verifying state while the server checks the session', async () => {
    const server = new FakeServer();
    const admin = anAdmin();
    await renderAdmin('/admin/settings', { server, admin });
    expect(screen.getByText('Verifying authentication')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'System Settings' })).toBeTruthy();
  });

  it('AUTH-2 redirects visitors to the sign-in form, and then to the requested page', async () => {
    const server = new FakeServer().on('POST /auth/login', signedIn);
    await renderAdmin('/admin/settings?tab=keys', { server });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
    await signIn();
    expect(await screen.findByRole('heading', { name: 'System Settings' })).toBeTruthy();
    expect(window.location.search).toBe('?tab=keys');
  });

  it('AUTH-2 redirects to the sign-in form if the token is no longer valid', async () => {
    const server = new FakeServer().on('GET /auth/me', refused).on('POST /auth/refresh', refused);
    await renderAdmin('/admin/settings', { server, token: STORED_TOKEN });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
    expect(window.localStorage.length).toBe(0);
  });

  it('AUTH-4 sends no request for a token without three parts', async () => {
    const { server } = await renderAdmin('/admin/settings', { token: 'two.parts' });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
    expect(server.calls).toEqual([]);
  });

  it('AUTH-4 remembers the URL when a session expires', async () => {
    const server = new FakeServer().on('POST /auth/login', signedIn).on('POST /auth/refresh', refused);
    const { platform, said } = await renderAdmin('/admin/settings', { server, admin: anAdmin() });
    await screen.findByRole('heading', { name: 'System Settings' });
    server.on('GET /analytics', refused);
    await act(() => platform.api.get('/analytics').catch(() => undefined));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
    expect(said()).toEqual(['Session expired. Please login again.']);
    await signIn();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/settings'));
  });

  it('AUTH-5 redirects to the sign-in form after logout, and to the dashboard after the next sign-in', async () => {
    const server = new FakeServer().on('POST /auth/login', signedIn).on('POST /auth/logout', { status: 200, body: {} });
    await renderAdmin('/admin/settings', { server, admin: anAdmin() });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Profile menu/ }));
    await user.click(await findMenuItem(/Logout/));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
    await signIn();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'));
  });

  it('AUTH-3 denies a screen without read permission on its resource, with the specified text', async () => {
    await renderAdmin('/admin/contacts', { admin: anAdmin('author') });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(
      screen.getByText("You don't have permission to read contacts. Contact your administrator for access."),
    ).toBeTruthy();
  });

  it.each(['/admin/services/new', '/admin/services/add', '/admin/services/s1/edit', '/admin/services/import'])(
    'AUTH-3 denies %s to read-only staff',
    async (address) => {
      await renderAdmin(address, { admin: anAdmin('viewer') });
      expect(
        await screen.findByText("You don't have permission to write services. Contact your administrator for access."),
      ).toBeTruthy();
    },
  );

  it.each([
    ['/admin/analytics', 'Analytics Dashboard', 'analytics'],
    ['/admin/settings', 'System Settings', 'settings'],
  ])('AUTH-3 opens %s for all staff, and shows which permission is missing', async (address, title, resource) => {
    const { server } = await renderAdmin(address, { admin: anAdmin('intern', {}) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const why = `You don't have permission to read ${resource}. Contact your administrator for access.`;
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('heading', { name: 'Access Denied' })).toBeNull();
    expect(server.calls.some(({ path }) => path.includes(resource))).toBe(false);
  });

  it('redirects /admin to the dashboard', async () => {
    await renderAdmin('/admin', { admin: anAdmin() });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'));
  });

  it('leaves the API test dashboard public', async () => {
    await renderAdmin('/test/api');
    expect(await screen.findByRole('heading', { name: 'API Test Dashboard' })).toBeTruthy();
    expect(window.location.pathname).toBe('/test/api');
  });

  it('AUTH-4 signs out at once when the session ends in another tab, and resumes when it restarts there', async () => {
    const admin = anAdmin();
    await renderAdmin('/admin/settings?tab=keys', { admin });
    await screen.findByRole('heading', { name: 'System Settings' });
    const elsewhere = (token: string | null) =>
      act(() => {
        if (token === null) localStorage.removeItem('adminToken');
        else localStorage.setItem('adminToken', token);
        window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken', newValue: token }));
      });
    elsewhere(null);
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
    expect(await screen.findByLabelText(/^Password/)).toBeTruthy();
    elsewhere(STORED_TOKEN);
    expect(await screen.findByRole('heading', { name: 'System Settings' })).toBeTruthy();
    expect(window.location.search).toBe('?tab=keys');
  });

  describe('when somebody else signs in in another tab', () => {
    const tokenOf = (sub: string) => `header.${btoa(JSON.stringify({ sub }))}.signature`;
    const grace = { ...anAdmin(), id: '2', firstName: 'Grace', lastName: 'Hopper' };
    const asGrace = {
      status: 200,
      body: { success: true, message: 'ok', data: { admin: grace, token: tokenOf('2'), expiresInSeconds: 900 } },
    };
    const openProfile = async (server: FakeServer) => {
      const view = await renderAdmin('/admin/profile', { server, admin: anAdmin(), token: tokenOf('1') });
      await userEvent.type(await screen.findByLabelText(/^First Name/), ' Augusta');
      return view;
    };
    const storedElsewhere = (token: string) => {
      localStorage.setItem('adminToken', token);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken', newValue: token })));
    };

    it('AUTH-4 continues as that person, without what the first one had open', async () => {
      const { platform } = await openProfile(new FakeServer().on('POST /auth/refresh', asGrace));
      // A tab in the background learns of both changes at once.
      storedElsewhere(tokenOf('2'));
      expect(await screen.findByRole('button', { name: /Profile menu: .*Grace Hopper/ })).toBeTruthy();
      expect(platform.session.snapshot().admin).toEqual(grace);
      expect(screen.getByLabelText<HTMLInputElement>(/^First Name/).value).toBe('Grace');
    });

    it('AUTH-4 signs out if the session of that person cannot be read', async () => {
      await openProfile(new FakeServer().on('POST /auth/refresh', refused));
      storedElsewhere(tokenOf('2'));
      await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
    });

    it('AUTH-4 keeps what is open if the token was only renewed there', async () => {
      const { server } = await openProfile(new FakeServer());
      storedElsewhere(tokenOf('1'));
      expect(screen.getByLabelText<HTMLInputElement>(/^First Name/).value).toBe('Ada Augusta');
      expect(server.sent('POST', '/auth/refresh')).toEqual([]);
    });
  });

  it('AUTH-4 signs out a page that the browser restores after the session ended in another tab', async () => {
    await renderAdmin('/admin/settings', { admin: anAdmin() });
    await screen.findByRole('heading', { name: 'System Settings' });
    localStorage.removeItem('adminToken');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
  });
});
