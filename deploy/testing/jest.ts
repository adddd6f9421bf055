import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../embedded/paths.ts';
import { getReason } from './failures.ts';
import { runStep, type Step } from './steps.ts';
import { type Count, type Failure, NOTHING } from './total.ts';

/** Let Node run services and tests from their sources. */
const NODE_OPTIONS = [
  '--disable-warning=ExperimentalWarning',
  '--conditions=atelier-source',
  '--enable-source-maps',
  '--import',
  pathToFileURL(join(repositoryRoot, 'packages/test-kit/source-hooks.mjs')).href,
];
/** Several times the longest run. */
const TIMEOUT_MS = 30 * 60_000;

const RESULTS = join(repositoryRoot, 'test-results');

const jestStep = (
  name: string,
  projects: readonly string[],
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Step => ({
  name,
  command: process.execPath,
  args: [
    ...NODE_OPTIONS,
    join(repositoryRoot, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${resultFile(name)}`,
    '--silent',
    ...args,
  ],
  env,
  timeoutMs: TIMEOUT_MS,
});

const resultFile = (name: string): string => join(RESULTS, `${name.replaceAll(/[^\w-]+/g, '-')}.json`);

interface JestTest {
  fullName: string;
  failureMessages: readonly string[];
}

interface JestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly { name: string; message: string; assertionResults: readonly JestTest[] }[];
}

const getFailures = ({ testResults }: JestReport): Failure[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(repositoryRoot, name);
    if (assertionResults.length === 0) return [{ title: file, reason: getReason(message) }];
    return assertionResults.flatMap(({ fullName, failureMessages: [reason] }) =>
      reason === undefined ? [] : [{ title: `${file} › ${fullName}`, reason: getReason(reason) }],
    );
  });

/** A suite that failed to start counts as one failed test. */
const getCount = (file: string): Count => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: getFailures(report),
  };
};

export interface JestRun {
  name: string;
  projects: readonly string[];
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs Jest projects and returns their counts; a run without a report counts as failed. */
export const runJest = async ({ name, projects, args = [], env = {} }: JestRun): Promise<Count> => {
  const file = resultFile(name);
  mkdirSync(dirname(file), { recursive: true });
  const { passed } = await runStep(jestStep(name, projects, args, env));
  try {
    const count = getCount(file);
    return passed || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { ...NOTHING, failed: 1 };
  }
};
