import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchServer } from '../../embedded/children/launch-server.ts';
import { fileLog } from '../../embedded/children/process-log.ts';
import { poll } from '../../embedded/network/poll.ts';
import { getMessage, Problem } from '../../embedded/problem.ts';
import { during, say } from '../../embedded/progress.ts';
import type { GoProgram } from '../../embedded/servers/pins.ts';
import { programsOnPath } from '../../embedded/servers/program-version.ts';
import { docker } from './docker.ts';
import { BUILDX, COMPOSE, resolveGoProgram } from './go-programs.ts';

const run = promisify(execFile);
const READY_WITHIN_MS = 60_000;
/** A container has thirty seconds to stop; the engine needs some more. */
const STOP_GRACE_MS = 60_000;

const REMEDIES = `Start Docker, or set DOCKER_HOST to a running engine. As root on Debian or Ubuntu, this command can
start its own engine: it installs docker.io with apt-get and keeps the engine's data in a temporary folder. To keep that
data for the next run, set ATELIER_ENGINE_DIR to a folder of your choice.`;

const answers = (env: NodeJS.ProcessEnv): Promise<boolean> =>
  docker(['info', '--format', '{{.ServerVersion}}'], env).then(
    () => true,
    () => false,
  );

const installEngine = async (): Promise<void> => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = async () => {
    await run('apt-get', ['update', '--quiet'], { env });
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'docker.io', 'iptables', 'debootstrap'], {
      env,
    });
  };
  await during('Installing docker.io with apt-get', install());
};

/** Returns the engine's program, after installing it if necessary. */
const requireEngine = async (): Promise<string> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Problem(
      `No container engine is running, and this command can start one only as root on Linux.\n${REMEDIES}`,
    );
  const missing = ['dockerd', 'docker', 'iptables'].filter((program) => programsOnPath(program).length === 0);
  if (missing.length > 0)
    await installEngine().catch((error: unknown) => {
      throw new Problem(
        `No container engine is running, and ${missing.join(', ')} could not be installed: ${getMessage(error)}\n${REMEDIES}`,
      );
    });
  return 'dockerd';
};

/** The folder for the engine's data. Its path must be short, because it contains a socket. */
const engineFolder = (): { path: string; isKept: boolean } => {
  const kept = process.env.ATELIER_ENGINE_DIR;
  if (kept === undefined) return { path: mkdtempSync(join(tmpdir(), 'atelier-engine-')), isKept: false };
  mkdirSync(kept, { recursive: true });
  return { path: kept, isKept: true };
};

const withOwnEngine = async <Result>(work: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result> => {
  const program = await requireEngine();
  const { path, isKept } = engineFolder();
  const env = { DOCKER_HOST: `unix://${join(path, 'docker.sock')}` };
  const folders = ['--data-root', join(path, 'data'), '--exec-root', join(path, 'exec')];
  const engine = launchServer({
    name: 'dockerd',
    program,
    args: [...folders, '--pidfile', join(path, 'dockerd.pid'), '--host', env.DOCKER_HOST],
    log: fileLog(join(path, 'dockerd.log')),
    isReady: (signal) => poll(() => answers(env), { signal, timeoutMs: READY_WITHIN_MS, what: 'it did not answer' }),
  });
  try {
    await engine.ready;
    say(`Started a container engine in ${path}.`);
    return await work(env);
  } finally {
    await engine.stop(STOP_GRACE_MS);
    if (!isKept) rmSync(path, { recursive: true, force: true });
  }
};

const hasPlugin = (name: string, env: NodeJS.ProcessEnv): Promise<boolean> =>
  docker([name, 'version'], env).then(
    () => true,
    () => false,
  );

/** Adds missing plugins of the docker command in a separate configuration folder. */
const withPlugins = async <Result>(
  env: NodeJS.ProcessEnv,
  work: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> => {
  const missing: GoProgram[] = [];
  if (!(await hasPlugin('compose', env))) missing.push(COMPOSE);
  if (!(await hasPlugin('buildx', env))) missing.push(BUILDX);
  if (missing.length === 0) return work(env);
  const folder = mkdtempSync(join(tmpdir(), 'atelier-docker-'));
  try {
    const plugins = join(folder, 'cli-plugins');
    mkdirSync(plugins);
    for (const pin of missing) symlinkSync(await resolveGoProgram(pin), join(plugins, pin.program));
    return await work({ ...env, DOCKER_CONFIG: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Uses the engine running on this machine, or starts a temporary one. */
export const withEngine = <Result>(work: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result> => {
  const withItsPlugins = async (env: NodeJS.ProcessEnv) => {
    // Plugins may be newer than the engine, and not all of them negotiate the API version.
    const version = await docker(['version', '--format', '{{.Server.APIVersion}}'], env);
    return withPlugins({ ...env, DOCKER_API_VERSION: version }, work);
  };
  return answers({}).then((isRunning) => (isRunning ? withItsPlugins({}) : withOwnEngine(withItsPlugins)));
};
