import { test as base, expect } from '@playwright/test';
import { ADMINISTRATOR } from '../platform/administrator.ts';
import { workerPlatform } from '../platform/worker-platform.ts';
import { ApiClient } from './api-client.ts';
import { Workshop } from './workshop.ts';

interface WorkerFixtures {
  api: ApiClient;
  /** Makes what a test needs, and takes it away in the end. */
  workshop: Workshop;
}

/** A test of a running instance over HTTP. */
export const conformance = base.extend<object, WorkerFixtures>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its pattern.
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
