import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './platform/launch-options.ts';
import { WORKERS } from './platform/worker-platform.ts';

export default defineConfig({
  // The API first: what it finds wrong, every journey would stumble over.
  projects: [
    { name: 'api', testDir: './api', fullyParallel: true },
    { name: 'journeys', testDir: './journeys' },
  ],
  outputDir: '../test-results/journeys',
  globalSetup: './platform/start-for-journeys.ts',
  workers: WORKERS,
  // Generous: a busy machine is no failure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/journeys.json' }],
  ],
  use: {
    // As people's browsers do: the site counts no robots, and a browser without a window names itself one.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    // A failure has a picture of its end; pictures of each step cost every journey time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH_OPTIONS,
  },
});
