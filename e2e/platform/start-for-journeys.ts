import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@atelier/test-kit/free-port';
import { ADMINISTRATOR } from './administrator.ts';
import { type Platform, readState, startPlatform } from './platform.ts';
import { addStaff } from './staff.ts';
import { setWorkerPlatforms, WORKERS } from './worker-platform.ts';

const startOne = async (): Promise<Platform> => {
  const platform = await startPlatform(mkdtempSync(join(tmpdir(), 'atelier-journeys-')), {
    PORT: String(await freePort()),
    ATELIER_PROCESSES: 'split',
    ATELIER_ADMIN_EMAIL: ADMINISTRATOR.email,
    ATELIER_ADMIN_PASSWORD: ADMINISTRATOR.password,
    RATE_LIMITS: 'off',
    WEBHOOKS_ALLOW_PRIVATE: 'true',
  });
  await addStaff(platform.state());
  return platform;
};

const stop = async (platform: Platform): Promise<void> => {
  await platform.stop();
  rmSync(platform.dataDir, { recursive: true, force: true });
};

/** Starts one platform per worker: built, in split mode, with sample content and no stubs. */
const startForJourneys = async (): Promise<() => Promise<void>> => {
  const { ATELIER_E2E_URL: url, ATELIER_E2E_DATA_DIR: dataDir } = process.env;
  // The address of a running platform can be set while working on a journey.
  if (url !== undefined) {
    setWorkerPlatforms([{ url, dataDir }]);
    if (dataDir !== undefined) await addStaff(readState(dataDir));
    return async () => undefined;
  }
  const platforms: Platform[] = [];
  // In sequence, because the first start builds, and parallel starts would compete for the same cores.
  for (let worker = 0; worker < WORKERS; worker += 1) platforms.push(await startOne());
  setWorkerPlatforms(platforms.map((platform) => ({ url: platform.url, dataDir: platform.dataDir })));
  return async () => {
    await Promise.all(platforms.map(stop));
  };
};

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default startForJourneys;
