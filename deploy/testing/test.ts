import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../embedded/build.ts';
import { repositoryRoot } from '../embedded/paths.ts';
import { Problem } from '../embedded/problem.ts';
import { say, secondsSince } from '../embedded/progress.ts';
import { runNpm } from '../embedded/workspaces/npm.ts';
import { runChecks } from './check.ts';
import { formatFailures } from './failures.ts';
import { runJest } from './jest.ts';
import { runFaults, runJourneys, runLifecycle, runSoak, runSpeed, runUpgrade } from './journeys.ts';
import { withMailServer } from './mail-server.ts';
import { runStep } from './steps.ts';
import { withTestServers } from './test-servers.ts';
import { type Count, NOTHING, sum, totalLine } from './total.ts';

const SUITES = ['unit', 'screens', 'integration', 'e2e'] as const;
const FULL_SUITES = [...SUITES, 'speed', 'hostile', 'faults', 'upgrade'] as const;
type Suite = (typeof FULL_SUITES)[number];

interface TestOptions {
  isFull: boolean;
  /** Writes measured figures and pictures to docs/. */
  isWritten: boolean;
}

const runIntegration = (projects: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Count> =>
  withTestServers((env) =>
    runJest({ name: 'integration tests', projects, args: ['--maxWorkers=2'], env: { ...env, ...more } }),
  );

const integration = (isFull: boolean): Promise<Count> =>
  isFull ? withMailServer((env) => runIntegration(['integration', 'full'], env)) : runIntegration(['integration']);

/** Compares the event catalog with the built contracts; counts as one test. */
const checkEventCatalog = async (): Promise<Count> => {
  const args = ['docs/tools/event-catalog.ts', '--check'];
  const { passed } = await runStep({ name: 'event catalog', command: process.execPath, args });
  return { ...NOTHING, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
};

/** The quick tests of attacks and faults also belong to `unit`, `screens`, and `integration`. */
const runJestOn = (name: string, pattern: string): Promise<Count> =>
  withTestServers((env) =>
    runJest({
      name,
      projects: ['unit', 'web', 'screens', 'integration', 'full'],
      args: ['--maxWorkers=2', '--testPathPatterns', pattern],
      env,
    }),
  );

/** The tests of defenses are those that docs/security.md names. */
const getHostileTests = (): string => {
  const page = readFileSync(join(repositoryRoot, 'docs/security.md'), 'utf8');
  const files = [...page.matchAll(/`([\w./-]+\.(?:screen-|int-|full-int-)?spec\.tsx?)`/g)].map(([, file = '']) => file);
  return [...new Set(files)].filter((file) => !file.startsWith('e2e/')).join('|');
};

/** The figures that a run wrote to docs/ are plain rows; the formatter aligns them as tables. */
const formatFigures = async (isWritten: boolean, ...names: readonly string[]): Promise<Count> => {
  const files = names.map((name) => `docs/${name}.md`);
  if (isWritten) await runStep({ name: 'format', command: 'biome', args: ['format', '--write', ...files] });
  return NOTHING;
};

const FAULT_TESTS =
  'testing/faults|service-kit/src/(events|mail)|webhooks/src/sending|readiness|supervised-servers|object-storage|counts-|mail-dead-letters|rebuild|schedule' +
  '|event-archive|contacts/src/messages/messages.int|content/src/items/items.int|pages/content.int|results/search.int|subscribers/subscribers.int';

const RUN: Record<Suite, (wishes: TestOptions) => Promise<Count>> = {
  unit: () => runChecks(),
  screens: () => runJest({ name: 'screens', projects: ['screens'] }),
  integration: ({ isFull }) => integration(isFull),
  e2e: async (wishes) => {
    await build();
    return sum([await checkEventCatalog(), await runJourneys(wishes), await runLifecycle()]);
  },
  hostile: async ({ isWritten }) => {
    await build();
    return sum([
      await runJestOn('hostile input', getHostileTests()),
      await runSoak(isWritten),
      await formatFigures(isWritten, 'soak'),
    ]);
  },
  faults: async ({ isWritten }) => {
    await build();
    return sum([
      await runJestOn('faults', FAULT_TESTS),
      await runFaults(isWritten),
      await formatFigures(isWritten, 'faults'),
    ]);
  },
  upgrade: async () => {
    await build();
    return runUpgrade();
  },
  speed: async ({ isWritten }) => {
    await runNpm(['ci'], join(repositoryRoot, 'e2e/speed'));
    await build();
    return sum([
      await runSpeed(isWritten),
      await formatFigures(isWritten, 'lighthouse', 'releases-measured', 'route-changes', 'typing'),
    ]);
  },
};

const OPTIONS = {
  /** One suite; otherwise all that `npm test` runs. */
  only: { type: 'string' },
  /** A folder, whose unit and integration tests run. */
  of: { type: 'string' },
  changed: { type: 'boolean', default: false },
  since: { type: 'string' },
  full: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw new Problem(`${(error as Error).message}.\nThe options are ${known.join(', ')}.`);
  }
};
type Options = ReturnType<typeof parse>;

const getSuites = ({ only, full }: Options): readonly Suite[] => {
  if (only === undefined) return full ? FULL_SUITES : SUITES;
  const suite = FULL_SUITES.find((name) => name === only);
  if (suite === undefined) throw new Problem(`There is no suite '${only}'. The suites are ${FULL_SUITES.join(', ')}.`);
  return [suite];
};

/** `npm test --workspace UNIT`: unit and integration tests of one folder. */
const runTestsIn = (folder: string, isFull: boolean): Promise<Count> =>
  withTestServers((env) =>
    runJest({
      name: `tests of ${folder}`,
      projects: ['unit', 'web', 'screens', 'integration', ...(isFull ? ['full'] : [])],
      args: [`${folder}/`, '--passWithNoTests'],
      env,
    }),
  );

/** `npm run test:changed`: tests files changed since the last commit or `--since=BRANCH`, and their dependents. */
const testChanges = (since: string | undefined): Promise<Count> =>
  withTestServers((env) =>
    runJest({
      name: 'tests of changes',
      projects: ['unit', 'web', 'screens', 'integration'],
      args: [since === undefined ? '--onlyChanged' : `--changedSince=${since}`, '--passWithNoTests'],
      env,
    }),
  );

const runInTurn = async (suites: readonly Suite[], wishes: TestOptions): Promise<Count[]> => {
  const counts: Count[] = [];
  for (const suite of suites) {
    say(`\n${suite}`);
    counts.push(await RUN[suite](wishes));
  }
  return counts;
};

/** Integration tests wait for servers a third of their time, so unit tests and screens, which only compute, run beside them. */
const runSuites = async (suites: readonly Suite[], wishes: TestOptions): Promise<Count[]> => {
  const pick = (...names: Suite[]) => suites.filter((suite) => names.includes(suite));
  const first = await Promise.all([runInTurn(pick('unit', 'screens'), wishes), runInTurn(pick('integration'), wishes)]);
  return [...first.flat(), ...(await runInTurn(pick('e2e', 'speed', 'hostile', 'faults', 'upgrade'), wishes))];
};

const getCounts = async (options: Options): Promise<Count[]> => {
  const { of: folder, changed, since, full, write } = options;
  if (folder !== undefined) return [await runTestsIn(folder, full)];
  if (changed) return [await testChanges(since)];
  return runSuites(getSuites(options), { isFull: full, isWritten: write });
};

/** `npm test`: check, screens, integration on real servers, browser journeys, and lifecycle; ends with the total. */
export const test = async (args: readonly string[]): Promise<void> => {
  const startedAt = performance.now();
  const options = parse(args);
  rmSync(join(repositoryRoot, 'test-results'), { recursive: true, force: true });
  const total = sum(await getCounts(options));
  say(formatFailures(total.failures));
  say(`\nTested in ${secondsSince(startedAt)}.`);
  say(totalLine(total));
  // A change may not affect any test, but a suite without tests is an error.
  const hasNone = total.passed === 0 && !options.changed;
  process.exitCode = total.failed > 0 || hasNone ? 1 : 0;
};
