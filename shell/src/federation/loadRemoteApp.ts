import { PLATFORM_VERSION } from '@atelier/web-kit/platform/Platform';
import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import type { RemoteVersion } from '../pageDocument';
import { linkStyles } from './linkStyles';
import { SHARED_REACT } from './sharedReact';

/** No version of a remote could be loaded. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
}

/** What the entry of every remote exports: the contract of a federation container. */
interface Container {
  init(shareScope: object): Promise<unknown> | undefined;
  get(module: string): Promise<() => RemoteApp>;
}

const isCompatible = ({ platform }: RemoteVersion): boolean => platform <= PLATFORM_VERSION;

const loadDirectly = async ({ base, entry }: RemoteVersion): Promise<RemoteApp> => {
  const container: Container = await import(/* webpackIgnore: true */ base + entry);
  await container.init(SHARED_REACT);
  return (await container.get('./app'))();
};

/** The federation runtime weighs as much as a page: it comes when the plain way has failed, or the remote cannot do without it. */
const loadByRuntime = async (version: RemoteVersion, remote: string): Promise<RemoteApp> => {
  const { loadThroughRuntime } = await import(/* webpackChunkName: "federation-runtime" */ './loadThroughRuntime');
  return loadThroughRuntime(remote, version);
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
  const failures: string[] = [];
  const compatible = versions.filter(isCompatible);
  const trials = compatible.map((version) => ({ version, load: loadByRuntime }));
  const [live] = compatible;
  for (const { version, load } of live ? [{ version: live, load: loadDirectly }, ...trials] : trials) {
    try {
      const app = await load(version, remote);
      await Promise.all([linkStyles(version), app.prepare(path)]);
      return app;
    } catch (error) {
      failures.push(`${version.version}: ${error instanceof Error ? error.message : String(error)}`);
      console.warn(`${remote} ${version.version} could not be loaded`, error);
    }
  }
  throw new RemoteUnavailable(`No version of ${remote} could be loaded. ${failures.join(' ')}`);
};
