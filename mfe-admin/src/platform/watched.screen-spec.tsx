import { DATABASE_CHECK, HEALTH_CHECK } from '@atelier/web-kit/data/freshness';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { FakeServer } from '../testing/FakeServer';
import { platformOn } from '../testing/renderAdmin';
import { AdminData } from './AdminData';
import { useAnswer } from './useAnswer';
import { watched } from './watched';

const SECOND_MS = 1000;
const UP = { status: 200, body: { success: true } };
const DOWN = { status: 503, body: {} };

function Check({ watch }: { watch?: Parameters<typeof watched>[0] }) {
  const { data, error } = useAnswer('/health', watch && watched(watch));
  if (error !== undefined) return <p>failed</p>;
  return <p>{data === undefined ? 'asking' : 'up'}</p>;
}

const open = async (server: FakeServer, watch?: Parameters<typeof watched>[0]) => {
  render(
    <AdminData platform={platformOn(server)}>
      <Check {...(watch && { watch })} />
    </AdminData>,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('polling', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['TEST-1 health every 30 seconds', HEALTH_CHECK, 30 * SECOND_MS],
    ['TEST-1 the database every 60 seconds', DATABASE_CHECK, 60 * SECOND_MS],
  ])('%s', async (_what, watch, interval) => {
    const server = new FakeServer().on('GET /health', UP);
    await open(server, watch);
    expect(server.calls).toHaveLength(1);
    await pass(interval - 1);
    expect(server.calls).toHaveLength(1);
    await pass(1);
    expect(server.calls).toHaveLength(2);
  });

  it.each([
    ['TEST-1 health three times', HEALTH_CHECK, 3],
    ['TEST-1 the database twice', DATABASE_CHECK, 2],
  ])(
    '%s more after a failure, one second apart, then at the regular interval until it responds',
    async (_what, watch, retries) => {
      const server = new FakeServer().on('GET /health', DOWN);
      await open(server, watch);
      expect(screen.getByText('failed')).toBeTruthy();
      for (let retry = 1; retry <= retries; retry += 1) {
        await pass(SECOND_MS - 1);
        expect(server.calls).toHaveLength(retry);
        await pass(1);
        expect(server.calls).toHaveLength(retry + 1);
      }
      await pass(watch.refreshIntervalMs - 1);
      expect(server.calls).toHaveLength(retries + 1);
      server.on('GET /health', UP);
      await pass(1);
      expect(server.calls).toHaveLength(retries + 2);
      expect(screen.getByText('up')).toBeTruthy();
    },
  );
});

describe('request without polling', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const ages = 60 * 60 * SECOND_MS;

  it.each([
    ['twice more where the server is in trouble', { status: 500, body: {} }, 3],
    ['no more where it says no', { status: 403, body: {} }, 1],
    ['no more where it answers', UP, 1],
  ])('CHR-10 is sent %s, and not when the window gains focus', async (_what, answer, calls) => {
    const server = new FakeServer().on('GET /health', answer);
    await open(server);
    await pass(ages);
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(ages);
    expect(server.calls).toHaveLength(calls);
  });
});
