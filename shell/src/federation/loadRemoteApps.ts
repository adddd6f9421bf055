import { PLATFORM_VERSION, type Platform, type VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import type { RemoteVersion } from '../pageDocument';
import type { Reports } from '../reports/startReports';
import { loadApp } from './federationRuntime';
import { linkStyles } from './linkStyles';

const LOAD_LIMIT_MS = 8000;

/** No version of a remote could be loaded. */
class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
}

/** A version whose app can be displayed. */
export interface LoadedVersion<Given extends VisitorPlatform = Platform> {
  version: string;
  app: RemoteApp<Given>;
}

const isCompatible = ({ platform }: RemoteVersion): boolean => platform <= PLATFORM_VERSION;

const withinTime = <Result>(work: Promise<Result>): Promise<Result> => {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`not loaded within ${LOAD_LIMIT_MS / 1000} s`)), LOAD_LIMIT_MS);
  });
  return Promise.race([work, timeout]);
};

/** Loading includes preparing the page, so that a missing page chunk counts as a broken version too. */
const loadVersion = async (remote: string, version: RemoteVersion, path: string): Promise<RemoteApp> => {
  const app = await loadApp(remote, version);
  await Promise.all([linkStyles(version), app.prepare(path)]);
  return app;
};

/**
 * Loads the app of a remote, the live version first. A version that is missing, broken, too slow, or written for a newer platform
 * is skipped; the next one is loaded on demand. Throws RemoteUnavailable if none is left.
 */
export async function* loadRemoteApps(
  remote: string,
  versions: readonly RemoteVersion[],
  path: string,
  reports: Pick<Reports, 'viewed' | 'failed'>,
): AsyncGenerator<LoadedVersion, never> {
  const failures: string[] = [];
  for (const version of versions.filter(isCompatible)) {
    reports.viewed(version.version);
    try {
      const app = await withinTime(loadVersion(remote, version, path));
      yield { version: version.version, app };
    } catch (error) {
      failures.push(`${version.version}: ${error instanceof Error ? error.message : String(error)}`);
      reports.failed(version.version, 'load', error);
    }
  }
  throw new RemoteUnavailable(`No version of ${remote} could be loaded. ${failures.join(' ')}`);
}
