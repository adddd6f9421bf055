import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './platform/launch-options.ts';

export default defineConfig({
  testDir: './lifecycle',
  outputDir: '../test-results/lifecycle',
  workers: 1,
  // Generous, so that a busy machine does not fail tests.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: { launchOptions: LAUNCH_OPTIONS },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/lifecycle.json' }],
  ],
});
