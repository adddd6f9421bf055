import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../embedded/paths.ts';
import { findBrowser } from './browser.ts';
import { runStep } from './steps.ts';
import { type Count, NOTHING } from './total.ts';

interface PlaywrightRun {
  name: string;
  config: string;
  report: string;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A flaky test counts as failed. */
const readCount = (file: string): Count => {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
};

const runPlaywright = async ({ name, config, report, args = [], env }: PlaywrightRun): Promise<Count> => {
  const file = join(repositoryRoot, 'test-results', report);
  const cli = join(repositoryRoot, 'node_modules/@playwright/test/cli.js');
  const { passed } = await runStep(
    {
      name,
      command: process.execPath,
      args: [cli, 'test', '--config', config, ...args],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
    { isShown: true },
  );
  const count = existsSync(file) ? readCount(file) : NOTHING;
  return passed || count.failed > 0 ? count : { ...count, failed: 1 };
};

/** The API and the browser journeys against the whole platform, started by the launcher. */
export const runJourneys = (): Promise<Count> =>
  runPlaywright({
    name: 'browser journeys',
    config: 'e2e/playwright.config.ts',
    report: 'journeys.json',
    env: { ATELIER_CHROMIUM: findBrowser() },
  });

/** The whole table of operations over HTTP against an instance that runs already. */
export const runConformance = (env: NodeJS.ProcessEnv): Promise<Count> =>
  runPlaywright({
    name: 'API conformance',
    config: 'e2e/playwright.config.ts',
    report: 'conformance.json',
    args: ['--project', 'api'],
    env,
  });

/** Starts, refused starts, kills and stops of the real launcher on data directories of their own. */
export const runLifecycle = (): Promise<Count> =>
  runPlaywright({ name: 'lifecycle', config: 'e2e/lifecycle.config.ts', report: 'lifecycle.json' });

/** Lighthouse on the public pages, scripting of the back-office's route changes; `isWritten` puts the figures into docs/. */
export const runSpeed = (isWritten: boolean): Promise<Count> =>
  runPlaywright({
    name: 'speed',
    config: 'e2e/speed.config.ts',
    report: 'speed.json',
    env: { ATELIER_CHROMIUM: findBrowser(), ...(isWritten ? { ATELIER_WRITE_FIGURES: 'yes' } : {}) },
  });
