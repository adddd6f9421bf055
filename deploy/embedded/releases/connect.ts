import { type DataDirectory, dataDirectoryAt, readReleaseKey } from '../data/data-directory.ts';
import { readLiveState } from '../data/running-state.ts';
import { parseEnvironment } from '../environment.ts';
import { Problem } from '../problem.ts';
import { ReleaseClient } from './release-client.ts';

/** The releases service itself, so that a rollback works while the front does not. */
const urlOfRunning = (directory: DataDirectory): string | undefined => {
  const url = readLiveState(directory)?.serviceUrls.releases;
  return url === undefined ? undefined : `${url}/releases`;
};

/** The Atelier to release to: ATELIER_URL and ATELIER_RELEASE_KEY, else the instance of this data directory. */
export const connectToReleases = (env: NodeJS.ProcessEnv = process.env): ReleaseClient => {
  const directory = dataDirectoryAt(parseEnvironment(env).dataDir);
  const url = env.ATELIER_URL ? `${new URL(env.ATELIER_URL).origin}/api/releases` : urlOfRunning(directory);
  if (url === undefined) {
    throw new Problem(
      `No Atelier runs on ${directory.root}. Start it with npm start, set ATELIER_DATA_DIR to its directory,\n` +
        'or set ATELIER_URL to where it runs, for example ATELIER_URL=https://studio.example',
    );
  }
  const key = env.ATELIER_RELEASE_KEY || readReleaseKey(directory);
  if (key === undefined) {
    throw new Problem(
      `There is no release key in ${directory.secrets}. Set ATELIER_RELEASE_KEY to the key of the Atelier to release to.`,
    );
  }
  return new ReleaseClient(url, key);
};
