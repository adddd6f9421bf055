import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getPage, isPageReady, retryPage } from './pageModules';
import { ROUTES, type Route } from './routes';

const routes = ROUTES as Route[];
const page = { View: () => null, needs: () => [], head: () => ({ title: '', description: '', path: '' }) };

describe('page whose chunk fails to load', () => {
  const load = jest.fn<Route['load']>();

  beforeEach(() => {
    jest.useFakeTimers();
    load.mockRejectedValue(new Error('404'));
    routes.unshift({ name: 'page-without-a-chunk', pattern: /^\/about$/, status: 200, load });
  });
  afterEach(() => {
    routes.shift();
    jest.useRealTimers();
  });

  it('PLT-3 is requested twice, with a pause, and not again however often it is rendered', async () => {
    const first = isPageReady('/about');
    await jest.advanceTimersByTimeAsync(500);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await first).toBe(false);
    for (let rendering = 0; rendering < 10; rendering += 1) expect(await getPage('/about')).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue({ page });
    await retryPage('/about');
    expect(getPage('/about')).toBe(page);
  });
});
