import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../embedded/build.ts';
import { findFreePorts } from '../embedded/network/ports.ts';
import { repositoryRoot } from '../embedded/paths.ts';
import { say } from '../embedded/progress.ts';
import { ensureBaseImages } from './containers/base-images.ts';
import { ComposeProject } from './containers/compose-project.ts';
import { type StartFigures, writeReport } from './containers/compose-report.ts';
import { docker } from './containers/docker.ts';
import { withEngine } from './containers/engine.ts';
import { formatFailures } from './failures.ts';
import { runJest } from './jest.ts';
import { runStep } from './steps.ts';
import { type Count, totalLine } from './total.ts';

const secondsFor = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return Math.round((performance.now() - startedAt) / 1000);
};

/** Shows the log of a failed container, which is removed with it. */
const start = (project: ComposeProject): Promise<void> =>
  project.composeShown('up', '--detach', '--wait', '--quiet-pull').catch(async (error: unknown) => {
    await project.composeShown('logs', '--tail', '30');
    throw error;
  });

const testOn = async (env: NodeJS.ProcessEnv, folder: string, suites: readonly string[]): Promise<Count> => {
  const [site = 0, mail = 0] = await findFreePorts(2);
  const ports = { site, mail };
  const project = new ComposeProject(folder, env, ports);
  const engine = await docker(['version', '--format', '{{.Server.Version}}'], env);
  const madeHere = await ensureBaseImages(env);
  try {
    // Removes what an earlier run left.
    await project.compose('down', '--volumes', '--remove-orphans');
    const buildSeconds = await secondsFor(() => project.composeShown('build'));
    const readySeconds = await secondsFor(() => start(project));
    const figures: StartFigures = { engine, madeHere, buildSeconds, readySeconds };
    say(`The site is open at ${project.url}.`);
    const count = await runJest({
      name: 'containers',
      projects: ['containers'],
      args: ['--runInBand', ...suites.flatMap((suite) => ['--testPathPatterns', `${suite}.container-spec`])],
      env: { ATELIER_COMPOSE: JSON.stringify({ folder, env, ports }) },
    });
    writeReport(figures);
    await runStep({ name: 'format', command: 'biome', args: ['format', '--write', 'docs/compose-measured.md'] });
    return count;
  } finally {
    await project.compose('down', '--volumes', '--remove-orphans');
  }
};

/**
 * `npm run test:compose`: builds every image and starts docker-compose.yml; uses it, kills each part, and replaces
 * units under load. `-- recovery` runs one suite; the report keeps the last figures of the others.
 */
export const testCompose = async (suites: readonly string[]): Promise<void> => {
  if (suites.length === 0) rmSync(join(repositoryRoot, 'test-results'), { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), 'atelier-compose-'));
  try {
    const count = await withEngine(async (env) => {
      // The tests publish a changed copy of a release built on this machine.
      await build();
      return testOn(env, folder, suites);
    });
    say(formatFailures(count.failures));
    say(totalLine(count));
    process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
