import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './speed',
  outputDir: '../test-results/speed',
  globalSetup: './platform/start-for-journeys.ts',
  workers: 1,
  timeout: 120_000,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/speed.json' }],
  ],
});
