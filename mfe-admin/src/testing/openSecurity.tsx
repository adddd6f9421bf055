import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from './anAdmin';
import { FakeServer } from './FakeServer';
import { renderAdmin } from './renderAdmin';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const AT = '2026-03-01T10:00:00.000Z';

export const aSession = (id: string, changes: object = {}) => ({
  id,
  openedAt: AT,
  lastSeenAt: AT,
  expiresAt: AT,
  userAgent: FIREFOX,
  network: '203.0.113.x',
  current: false,
  ...changes,
});
export const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
export const refused = (field: string, message: string) => ({
  status: 400,
  body: { success: false, message, errors: [{ field, message }] },
});
export const twoFactor = (enabled: boolean, recoveryCodesLeft = enabled ? 10 : 0) =>
  ok({ data: { enabled, enabledAt: enabled ? AT : null, recoveryCodesLeft } });

export const openSecurity = async (prepare: (server: FakeServer) => FakeServer = (server) => server) => {
  const server = new FakeServer()
    .on('GET /auth/sessions', ok({ data: [aSession('s1', { current: true, userAgent: CHROME }), aSession('s2')] }))
    .on('GET /auth/two-factor', twoFactor(false))
    .on('GET /auth/passkeys', ok({ data: [] }));
  const view = await renderAdmin('/admin/security', { server: prepare(server), admin: anAdmin('viewer') });
  await screen.findByRole('heading', { level: 1, name: 'Security' });
  const user = userEvent.setup();
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  return { ...view, user, press };
};
