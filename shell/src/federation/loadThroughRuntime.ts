import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { version as reactVersion } from 'react';
import type { RemoteVersion } from '../pageDocument';
import { REACT_LIBRARIES } from './sharedReact';

declare global {
  // A declaration of a global can only be a var.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

const shareConfig = { singleton: true, requiredVersion: `^${reactVersion.split('.')[0]}.0.0` };

/** By the federation runtime, which remotes that its plugin has built take from the page. */
export const loadThroughRuntime = async (
  remote: string,
  { version, base, entry }: RemoteVersion,
): Promise<RemoteApp> => {
  const shared = Object.entries(REACT_LIBRARIES).map(([name, library]) => [
    name,
    { version: reactVersion, lib: () => library, shareConfig },
  ]);
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  init({ name: 'shell', remotes: [], shared: Object.fromEntries(shared) });
  const alias = remote.replaceAll('-', '_');
  // Browsers remember a module that failed: another try needs another address.
  const address = `${window.location.origin}${base}${entry}?again`;
  registerRemotes([{ name: alias, entry: address, type: 'module' }], { force: true });
  const app = await loadRemote<RemoteApp>(`${alias}/app`);
  if (app === null) throw new Error(`${alias} ${version} exposes no app.`);
  return app;
};
