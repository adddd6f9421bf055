import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../embedded/paths.ts';
import { findBrowser } from './browser.ts';
import { runStep } from './steps.ts';
import { type Count, NOTHING } from './total.ts';

const REPORT = join(repositoryRoot, 'test-results/journeys.json');

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

const readCount = (): Count => {
  const { stats, errors } = JSON.parse(readFileSync(REPORT, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
};

/** The browser journeys against the whole platform, started by the launcher. A flaky test counts as failed. */
export const runJourneys = async (args: readonly string[] = []): Promise<Count> => {
  const { passed } = await runStep(
    {
      name: 'browser journeys',
      command: process.execPath,
      args: [
        join(repositoryRoot, 'node_modules/@playwright/test/cli.js'),
        'test',
        '--config',
        'e2e/playwright.config.ts',
        ...args,
      ],
      env: { ATELIER_CHROMIUM: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
    },
    { isShown: true },
  );
  const count = existsSync(REPORT) ? readCount() : NOTHING;
  return passed || count.failed > 0 ? count : { ...count, failed: 1 };
};
