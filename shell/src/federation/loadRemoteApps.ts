import { PLATFORM_VERSION } from '@atelier/web-kit/platform/Platform';
import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import type { RemoteVersion } from '../pageDocument';
import { linkStyles } from './linkStyles';
import { SHARED_REACT } from './sharedReact';

const LOAD_LIMIT_MS = 8000;

/** No version of a remote could be loaded. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
}

class LoadTimeout extends Error {
  override name = 'LoadTimeout';
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

const withinTime = <Result>(work: Promise<Result>): Promise<Result> => {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new LoadTimeout(`not loaded within ${LOAD_LIMIT_MS / 1000} s`)), LOAD_LIMIT_MS);
  });
  return Promise.race([work, timeout]);
};

/** A page chunk that is gone counts as broken too, so preparing the page is part of loading. */
const loadVersion = async (
  load: () => Promise<RemoteApp>,
  version: RemoteVersion,
  path: string,
): Promise<RemoteApp> => {
  const app = await load();
  await Promise.all([linkStyles(version), app.prepare(path)]);
  return app;
};

/**
 * The app of a remote, the live version first. A version that is missing, broken, too slow or written for a newer platform
 * is passed over; the next one is loaded when it is asked for. Throws RemoteUnavailable when none is left.
 */
export async function* loadRemoteApps(
  remote: string,
  versions: readonly RemoteVersion[],
  path: string,
): AsyncGenerator<RemoteApp, never> {
  const failures: string[] = [];
  for (const [index, version] of versions.filter(isCompatible).entries()) {
    const byRuntime = () => loadByRuntime(version, remote);
    const attempts = index === 0 ? [() => loadDirectly(version), byRuntime] : [byRuntime];
    for (const load of attempts) {
      const app = await withinTime(loadVersion(load, version, path)).catch((error: unknown) => {
        failures.push(`${version.version}: ${error instanceof Error ? error.message : String(error)}`);
        console.warn(`${remote} ${version.version} could not be loaded`, error);
        return error instanceof LoadTimeout ? 'too slow' : undefined;
      });
      if (app === 'too slow') break;
      if (app === undefined) continue;
      yield app;
      break;
    }
  }
  throw new RemoteUnavailable(`No version of ${remote} could be loaded. ${failures.join(' ')}`);
}
