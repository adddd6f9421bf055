import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './faults',
  outputDir: '../test-results/faults',
  workers: 1,
  // Covers several first starts.
  timeout: 10 * 60_000,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/faults-of-the-platform.json' }],
    ['./faults/fault-table.ts'],
  ],
});
