import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './platform/launch-options.ts';

export default defineConfig({
  testDir: './speed',
  outputDir: '../test-results/speed',
  globalSetup: './platform/start-for-journeys.ts',
  use: { launchOptions: LAUNCH_OPTIONS },
  workers: 1,
  timeout: 120_000,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/speed.json' }],
  ],
});
