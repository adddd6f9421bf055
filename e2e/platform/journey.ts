import { test as base, expect } from '@playwright/test';
import { type PlatformState, readState } from './platform.ts';
import { type Api, staffApi } from './staff-api.ts';
import { requireDataDir, workerPlatform } from './worker-platform.ts';

/** The tag of journeys that only run with `npm run test:full`. */
export const FULL_RUN = '@full';

interface WorkerFixtures {
  /** The address of the site under test. */
  site: string;
  dataDir: string;
}

interface Fixtures {
  state: () => PlatformState;
  staff: Api;
}

/** A test on the running platform. */
export const journey = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright derives the required fixtures from the pattern.
  site: [async ({}, use) => use(workerPlatform().url), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  dataDir: [async ({}, use) => use(requireDataDir()), { scope: 'worker' }],
  state: async ({ dataDir }, use) => use(() => readState(dataDir)),
  staff: async ({ site }, use) => use(staffApi(site)),
  baseURL: async ({ site }, use) => use(site),
});

export type { Api };
export { expect };
