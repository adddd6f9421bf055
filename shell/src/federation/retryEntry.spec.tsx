import { describe, expect, it, jest } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { retryEntry } from './retryEntry';

type Failed = Parameters<NonNullable<typeof retryEntry.loadEntryError>>[0];

const ENTRY = 'https://studio.test/remotes/mfe-public/1.2.0/remoteEntry.js';
const remoteInfo = {
  name: 'mfe_public',
  entry: ENTRY,
  type: 'module',
  entryGlobalName: '',
  shareScope: 'default',
} as const;
const CONTAINER = { get: () => async () => undefined, init: () => undefined };

const fail = (getRemoteEntry: Failed['getRemoteEntry']) => {
  const globalLoading: Failed['globalLoading'] = { [ENTRY]: Promise.reject(new Error('404')) };
  globalLoading[ENTRY]?.catch(() => undefined);
  const origin = createInstance({ name: 'shell', remotes: [] });
  const loaded = retryEntry.loadEntryError?.({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey: ENTRY });
  return { loaded, globalLoading };
};

describe('remote entry that fails to load', () => {
  it('PLT-3 is requested once more, at a URL that has not failed in the browser before', async () => {
    const getRemoteEntry = jest.fn<Failed['getRemoteEntry']>().mockResolvedValue(CONTAINER);
    const { loaded, globalLoading } = fail(getRemoteEntry);
    expect(await loaded).toBe(CONTAINER);
    expect(getRemoteEntry).toHaveBeenCalledTimes(1);
    expect(getRemoteEntry.mock.calls[0]?.[0].getEntryUrl?.(ENTRY)).toBe(`${ENTRY}?again`);
    expect(globalLoading).toEqual({});
  });

  it('PLT-3 fails permanently if it fails again, so that the previous version is loaded', async () => {
    const getRemoteEntry = jest.fn<Failed['getRemoteEntry']>().mockRejectedValue(new Error('404 again'));
    await expect(fail(getRemoteEntry).loaded).rejects.toThrow('404 again');
    expect(getRemoteEntry).toHaveBeenCalledTimes(1);
  });
});
