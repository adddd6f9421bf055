import { test as base, expect } from '@playwright/test';
import { ADMINISTRATOR } from '../platform/administrator.ts';
import { workerPlatform } from '../platform/worker-platform.ts';
import { ApiClient } from './api-client.ts';
import { Workshop } from './workshop.ts';

interface WorkerFixtures {
  api: ApiClient;
  /** Creates the data that a test needs, and removes it afterwards. */
  workshop: Workshop;
}

/** A test of a running instance over HTTP. */
export const conformance = base.extend<object, WorkerFixtures>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright derives the required fixtures from the pattern.
    async ({}, use) => {
      const api = await ApiClient.on({
        base: workerPlatform().url,
        email: process.env.ATELIER_API_EMAIL ?? ADMINISTRATOR.email,
        password: process.env.ATELIER_API_PASSWORD ?? ADMINISTRATOR.password,
      });
      await use(api);
      await api.end();
    },
    { scope: 'worker' },
  ],
  workshop: [
    async ({ api }, use) => {
      const workshop = new Workshop(api);
      await use(workshop);
      await workshop.clear();
    },
    { scope: 'worker' },
  ],
});

export { expect };
