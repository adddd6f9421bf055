import { TOKEN_KEYS } from '@atelier/web-kit/session/Session';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { AdminData } from '../../platform/AdminData';
import { PlatformProvider } from '../../platform/PlatformProvider';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { platformOn, STORED_TOKEN } from '../../testing/renderAdmin';
import { submissionStats } from '../../testing/samples';
import { useApiChecks } from './useApiChecks';

const MINUTE_MS = 60_000;
const FRESH_MS = 10 * MINUTE_MS;
const FRAME_MS = 100;

function Checks() {
  useApiChecks();
  return null;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('useApiChecks', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('TEST-1 CHR-10 treats the contact figures as fresh for ten minutes', async () => {
    window.localStorage.setItem(TOKEN_KEYS[0], STORED_TOKEN);
    const me = { status: 200, body: { success: true, data: { admin: anAdmin() } } };
    const server = new FakeServer().on('GET /auth/me', me).on('GET /contact/stats', submissionStats);
    const platform = platformOn(server);
    const page = (isOpen: boolean) => (
      <PlatformProvider platform={platform}>
        <AdminData platform={platform}>{isOpen && <Checks />}</AdminData>
      </PlatformProvider>
    );
    const { rerender } = render(page(true));
    const openAgain = async () => {
      rerender(page(false));
      rerender(page(true));
      // Cached data is shown before it is requested again.
      await pass(FRAME_MS);
    };
    const asked = () => server.sent('GET', '/contact/stats').length;
    await pass(0);
    expect(asked()).toBe(1);
    await pass(FRESH_MS - 1000);
    await openAgain();
    expect(asked()).toBe(1);
    await pass(1000);
    await openAgain();
    expect(asked()).toBe(2);
  });
});
