import { parseSiteUrl, ReleaseClient } from '@atelier/release-kit/release-client';
import { dataDirectoryAt, readReleaseKey } from '../data/data-directory.ts';
import { readLiveState } from '../data/running-state.ts';
import { parseEnvironment } from '../environment.ts';
import { Problem } from '../problem.ts';

const EXCHANGE_WITHIN_MS = 10_000;

/** Exchanges a key like the gateway does, so that a rollback works while the gateway does not. */
const exchange = async (authUrl: string, key: string): Promise<string> => {
  const signal = AbortSignal.timeout(EXCHANGE_WITHIN_MS);
  const headers = { 'x-api-key': key };
  const response = await fetch(`${authUrl}/auth/api-keys/exchange`, { method: 'POST', headers, signal });
  const { message, data } = (await response.json()) as { message?: string; data?: { token: string } };
  if (data === undefined) throw new Problem(`The release key was refused: ${message}`);
  return data.token;
};

/** The origin of the target's site. */
export const siteToReleaseTo = (env: NodeJS.ProcessEnv = process.env): string =>
  env.ATELIER_URL
    ? parseSiteUrl(env.ATELIER_URL)
    : (readLiveState(dataDirectoryAt(parseEnvironment(env).dataDir))?.url ?? '');

/** The release target: ATELIER_URL and ATELIER_RELEASE_KEY, otherwise the instance of this data directory. */
export const connectToReleases = async (env: NodeJS.ProcessEnv = process.env): Promise<ReleaseClient> => {
  const directory = dataDirectoryAt(parseEnvironment(env).dataDir);
  const state = readLiveState(directory);
  if (!env.ATELIER_URL && state === undefined) {
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
  if (env.ATELIER_URL || state === undefined)
    return new ReleaseClient(`${parseSiteUrl(env.ATELIER_URL)}/api/releases`, { 'x-api-key': key });
  const { auth, releases } = state.serviceUrls;
  const token = await exchange(String(auth), key);
  return new ReleaseClient(`${releases}/releases`, { authorization: `Bearer ${token}` }, key);
};
