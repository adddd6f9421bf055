import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '../embedded/paths.ts';
import { findBrowser } from './browser.ts';
import { getReason } from './failures.ts';
import { runStep } from './steps.ts';
import { type Count, type Failure, NOTHING } from './total.ts';

interface PlaywrightRun {
  name: string;
  config: string;
  report: string;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

interface PlaywrightError {
  message?: string;
  location?: { file: string; line: number };
}

interface PlaywrightSpec {
  title: string;
  file: string;
  tests: readonly { results: readonly { error?: PlaywrightError }[] }[];
}

interface PlaywrightSuite {
  specs: readonly PlaywrightSpec[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
  stats: { expected: number; unexpected: number; skipped: number };
  errors: readonly PlaywrightError[];
}

const getSpecs = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(getSpecs)];

const reasonOfError = ({ message = '', location }: PlaywrightError): string =>
  getReason(
    location === undefined ? message : `${relative(repositoryRoot, location.file)}:${location.line}\n${message}`,
  );

const getFailures = ({ suites, errors }: PlaywrightReport): Failure[] => [
  ...suites.flatMap(getSpecs).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) => {
      const error = results.find((result) => result.error !== undefined)?.error;
      return error === undefined ? [] : [{ title: `${file} › ${title}`, reason: reasonOfError(error) }];
    }),
  ),
  ...errors.map((error) => ({ title: 'outside of a test', reason: reasonOfError(error) })),
];

const readCount = (file: string): Count => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const { expected, unexpected, skipped } = report.stats;
  return { passed: expected, failed: unexpected + report.errors.length, skipped, failures: getFailures(report) };
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

/** Measured figures and pictures only go to docs/ on request. */
const figures = (isWritten: boolean): NodeJS.ProcessEnv => (isWritten ? { ATELIER_WRITE_FIGURES: 'yes' } : {});

/** Runs API and browser journeys on a whole platform; `isFull` runs all, `isWritten` updates the README's pictures. */
export const runJourneys = ({ isFull, isWritten }: { isFull: boolean; isWritten: boolean }): Promise<Count> =>
  runPlaywright({
    name: 'browser journeys',
    config: 'e2e/playwright.config.ts',
    report: 'journeys.json',
    args: isFull ? [] : ['--grep-invert', '@full'],
    env: { ATELIER_CHROMIUM: findBrowser(), ...figures(isWritten) },
  });

/** Runs the whole table of operations over HTTP against a running instance. */
export const runConformance = (env: NodeJS.ProcessEnv): Promise<Count> =>
  runPlaywright({
    name: 'API conformance',
    config: 'e2e/playwright.config.ts',
    report: 'conformance.json',
    args: ['--project', 'api'],
    env,
  });

/** Starts, rejected starts, kills, and stops of the real launcher on separate data directories. */
export const runLifecycle = (): Promise<Count> =>
  runPlaywright({
    name: 'lifecycle',
    config: 'e2e/lifecycle.config.ts',
    report: 'lifecycle.json',
    env: { ATELIER_CHROMIUM: findBrowser() },
  });

/** Ten minutes of honest and hostile load on a platform with default limits; `isWritten` writes figures to docs/. */
export const runSoak = (isWritten: boolean): Promise<Count> =>
  runPlaywright({
    name: 'soak under attack',
    config: 'e2e/hostile.config.ts',
    report: 'hostile.json',
    env: figures(isWritten),
  });

/** Kills, full and read-only disks, and interrupted first starts of the whole platform; `isWritten` writes a table to docs/. */
export const runFaults = (isWritten: boolean): Promise<Count> =>
  runPlaywright({
    name: 'faults of the platform',
    config: 'e2e/faults.config.ts',
    report: 'faults-of-the-platform.json',
    env: figures(isWritten),
  });

/** Today's code on the data of the last release, and both beside each other. */
export const runUpgrade = (): Promise<Count> =>
  runPlaywright({ name: 'upgrade', config: 'e2e/upgrade.config.ts', report: 'upgrade.json' });

/** Lighthouse on public pages, and scripting times of back-office routes; `isWritten` writes figures to docs/. */
export const runSpeed = (isWritten: boolean): Promise<Count> =>
  runPlaywright({
    name: 'speed',
    config: 'e2e/speed.config.ts',
    report: 'speed.json',
    env: { ATELIER_CHROMIUM: findBrowser(), ...figures(isWritten) },
  });
