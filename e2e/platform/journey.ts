import { test as base, expect } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';
import { type PlatformState, readState } from './platform.ts';

const required = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the journeys by "npm run test:e2e".`);
  return value;
};

/** Calls the API as staff and answers status and body. */
export type Api = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: Record<string, never> }>;

const staffApi = (url: string): Api => {
  let token: Promise<string> | undefined;
  const logIn = async () => {
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMINISTRATOR),
    });
    return ((await response.json()) as { data: { token: string } }).data.token;
  };
  return async (method, path, body) => {
    token ??= logIn();
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
};

interface Fixtures {
  /** Address of the site under test. */
  site: string;
  dataDir: string;
  state: () => PlatformState;
  staff: Api;
}

/** A test on the running platform. */
export const journey = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its pattern.
  site: async ({}, use) => use(required('ATELIER_E2E_URL')),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  dataDir: async ({}, use) => use(required('ATELIER_E2E_DATA_DIR')),
  state: async ({ dataDir }, use) => use(() => readState(dataDir)),
  staff: async ({ site }, use) => use(staffApi(site)),
  baseURL: async ({ site }, use) => use(site),
});

export { expect };
