import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './upgrade',
  outputDir: '../test-results/upgrade',
  workers: 1,
  // Covers the installation and build of another commit.
  timeout: 20 * 60_000,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/upgrade.json' }],
  ],
});
