import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './hostile',
  outputDir: '../test-results/hostile',
  workers: 1,
  // Covers a first start and ten minutes of load.
  timeout: 20 * 60_000,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/hostile.json' }],
  ],
});
