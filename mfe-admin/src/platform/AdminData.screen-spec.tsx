import type { Platform } from '@atelier/web-kit/platform/Platform';
import { useSession } from '@atelier/web-kit/session/useSession';
import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { platformOn } from '../testing/renderAdmin';
import { AdminData } from './AdminData';
import { useAnswer } from './useAnswer';

function Studio() {
  const { data } = useAnswer<{ name: string }>('/studio' as never);
  return <p>{data === undefined ? 'loading' : data.name}</p>;
}

function StaffOnly({ platform }: { platform: Platform }) {
  const { status } = useSession(platform.session);
  return status === 'authenticated' ? <Studio /> : <p>signed out</p>;
}

it('AUTH-4 a user who signs in again immediately gets the data of the new session', async () => {
  let name = 'of the first session';
  const server = new FakeServer().on('GET /studio', () => ({ status: 200, body: { name } }));
  const platform = platformOn(server);
  const signIn = () => act(() => platform.session.replaceAdmin(anAdmin()));
  render(
    <AdminData platform={platform}>
      <StaffOnly platform={platform} />
    </AdminData>,
  );
  signIn();
  expect(await screen.findByText('of the first session')).toBeTruthy();
  act(() => platform.session.expired());
  expect(screen.getByText('signed out')).toBeTruthy();
  name = 'of the second session';
  signIn();
  expect(await screen.findByText('of the second session')).toBeTruthy();
});

it('AUTH-4 shows another user who signs in nothing that was loaded for the one before', async () => {
  const server = new FakeServer().on('GET /studio', { status: 200, body: { name: 'for Ada' } });
  const platform = platformOn(server);
  const show = (id: string) => act(() => platform.session.replaceAdmin({ ...anAdmin(), id }));
  render(
    <AdminData platform={platform}>
      <StaffOnly platform={platform} />
    </AdminData>,
  );
  show('1');
  expect(await screen.findByText('for Ada')).toBeTruthy();
  show('1');
  expect(platform.cache.size).toBeGreaterThan(0);
  act(() => platform.session.replaceAdmin({ ...anAdmin(), id: '2' }));
  expect([...platform.cache.values()].some((state) => JSON.stringify(state).includes('for Ada'))).toBe(false);
});
