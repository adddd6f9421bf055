import { PLATFORM_VERSION } from '@atelier/web-kit/platform/Platform';
import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteVersion } from '../pageDocument';
import { SHARED_REACT } from './sharedReact';

declare global {
  // A declaration of a global can only be a var.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** No version of a remote could be loaded. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
}

const isCompatible = ({ platform }: RemoteVersion): boolean => platform <= PLATFORM_VERSION;

const linkStyles = ({ base, css }: RemoteVersion) => {
  for (const file of css) {
    if (document.querySelector(`link[href="${base}${file}"]`) !== null) continue;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${base}${file}` });
    link.dataset.href = file;
    document.head.append(link);
  }
};

const loadVersion = async (alias: string, version: RemoteVersion): Promise<RemoteApp> => {
  registerRemotes(
    [{ name: alias, entry: `${window.location.origin}${version.base}${version.entry}`, type: 'module' }],
    { force: true },
  );
  const app = await loadRemote<RemoteApp>(`${alias}/app`);
  if (app === null) throw new RemoteUnavailable(`${alias} ${version.version} exposes no app.`);
  linkStyles(version);
  return app;
};

/**
 * Loads a remote's app, the live version first, then those before it: a version that is missing, broken or written for a
 * newer platform is passed over. `prepare` is part of the trial: a page chunk that is gone counts as broken too.
 */
export const loadRemoteApp = async (
  remote: string,
  versions: readonly RemoteVersion[],
  path: string,
): Promise<RemoteApp> => {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  init({ name: 'shell', remotes: [], shared: SHARED_REACT });
  const alias = remote.replaceAll('-', '_');
  const failures: string[] = [];
  for (const version of versions.filter(isCompatible)) {
    try {
      const app = await loadVersion(alias, version);
      await app.prepare(path);
      return app;
    } catch (error) {
      failures.push(`${version.version}: ${error instanceof Error ? error.message : String(error)}`);
      console.warn(`${remote} ${version.version} could not be loaded`, error);
    }
  }
  throw new RemoteUnavailable(`No version of ${remote} could be loaded. ${failures.join(' ')}`);
};
