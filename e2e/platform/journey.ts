import { test as base, expect } from '@playwright/test';
import { type PlatformState, readState } from './platform.ts';
import { type Api, staffApi } from './staff-api.ts';

const required = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the journeys by "npm run test:e2e".`);
  return value;
};

interface WorkerFixtures {
  /** Address of the site under test. */
  site: string;
  dataDir: string;
}

interface Fixtures {
  state: () => PlatformState;
  staff: Api;
}

/** A test on the running platform. */
export const journey = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its pattern.
  site: [async ({}, use) => use(required('ATELIER_E2E_URL')), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  dataDir: [async ({}, use) => use(required('ATELIER_E2E_DATA_DIR')), { scope: 'worker' }],
  state: async ({ dataDir }, use) => use(() => readState(dataDir)),
  staff: async ({ site }, use) => use(staffApi(site)),
  baseURL: async ({ site }, use) => use(site),
});

export type { Api };
export { expect };
