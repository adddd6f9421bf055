import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './lifecycle',
  outputDir: '../test-results/lifecycle',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/lifecycle.json' }],
  ],
});
