import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import type { RemoteVersion } from '../pageDocument';
import { retryEntry } from './retryEntry';

/** Modules that the page shares with remotes. The counterpart for builds is packages/build-config/shared.ts. */
const SHARED = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
};

const shareConfig = { singleton: true, requiredVersion: `^${React.version.split('.')[0]}.0.0` };

const getShare = (library: unknown) => ({ version: React.version, lib: () => library, shareConfig });

init({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(Object.entries(SHARED).map(([name, library]) => [name, getShare(library)])),
  plugins: [retryEntry],
});

/** Loads the app of one version of a remote, replacing an earlier registration of that remote. */
export const loadApp = async (remote: string, { version, base, entry }: RemoteVersion): Promise<RemoteApp> => {
  const name = remote.replaceAll('-', '_');
  registerRemotes([{ name, entry: `${window.location.origin}${base}${entry}`, type: 'module' }], { force: true });
  const app = await loadRemote<RemoteApp>(`${name}/app`);
  if (app === null) throw new Error(`${remote} ${version} exposes no app.`);
  return app;
};
