import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Retries a failed entry once. Browsers remember failed modules, so the address must differ. */
export const retryEntry: ModuleFederationRuntimePlugin = {
  name: 'retry-entry',
  loadEntryError: ({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }) => {
    delete globalLoading[uniqueKey];
    const entry = getRemoteEntry({ origin, remoteInfo, getEntryUrl: (url) => `${url}?again` });
    // The hook is typed to return a promise of a promise.
    return entry as Promise<never>;
  },
};
