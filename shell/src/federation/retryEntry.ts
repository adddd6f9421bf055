import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Tries an entry that did not arrive once more. Browsers remember a module that failed, so the address must differ. */
export const retryEntry: ModuleFederationRuntimePlugin = {
  name: 'retry-entry',
  loadEntryError: ({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }) => {
    delete globalLoading[uniqueKey];
    const entry = getRemoteEntry({ origin, remoteInfo, getEntryUrl: (url) => `${url}?again` });
    // The hook is typed to return a promise of a promise.
    return entry as Promise<never>;
  },
};
