import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './platform/launch-options.ts';
import { WORKERS } from './platform/worker-platform.ts';

export default defineConfig({
  // The API first, because its defects would fail every journey.
  projects: [
    { name: 'api', testDir: './api', fullyParallel: true },
    { name: 'journeys', testDir: './journeys' },
  ],
  outputDir: '../test-results/journeys',
  globalSetup: './platform/start-for-journeys.ts',
  workers: WORKERS,
  // Generous, so that a busy machine does not fail tests.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/journeys.json' }],
  ],
  use: {
    // Matches real browsers: the site does not count robots, and headless browsers identify themselves.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    // Keeps a screenshot of a failure's end; one per step would slow down every journey.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH_OPTIONS,
  },
});
