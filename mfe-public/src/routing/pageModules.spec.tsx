import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getPage, isPageReady, retryPage } from './pageModules';
import { ROUTES } from './routes';

const route = ROUTES.find(({ name }) => name === 'page-about');

const page = { View: () => null, needs: () => [], head: () => ({ title: '', description: '', path: '' }) };

describe('a page whose chunk is gone', () => {
  const load = jest.fn<NonNullable<typeof route>['load']>();

  beforeEach(() => {
    jest.useFakeTimers();
    if (route === undefined) throw new Error('The route of /about is missing.');
    route.load = load.mockRejectedValue(new Error('404'));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('PLT-3 is asked for twice, with a pause, and never again however often it is rendered', async () => {
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
