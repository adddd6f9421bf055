import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@atelier/test-kit/free-port';
import {
  dataDirectoryAt,
  ensureEncryptionKey,
  ensureReleaseKey,
  ensureServersKey,
} from '../../deploy/embedded/data/data-directory.ts';
import { parseEnvironment } from '../../deploy/embedded/environment.ts';
import { getSubscribersSeed } from '../../deploy/embedded/servers/accounts.ts';
import {
  composeUnitEnvironments,
  SERVICES,
  type ServiceName,
  serviceUrls,
} from '../../deploy/embedded/unit-environments.ts';
import { readState, repositoryRoot } from '../platform/platform.ts';

const READY_WITHIN_MS = 120_000;

const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

/** The commit of the last release: the one that recorded its API. Another one can be named by ATELIER_UPGRADE_FROM. */
const getCommit = (): string => {
  const { ATELIER_UPGRADE_FROM: wanted } = process.env;
  if (wanted) return git(repositoryRoot, 'rev-parse', wanted);
  const last = git(repositoryRoot, 'log', '-1', '--format=%H', '--', 'docs/api/released.json');
  if (last === '') throw new Error('The history has no release. Fetch the whole history (git fetch --unshallow).');
  return last;
};

/** Checks out an earlier release into a folder; returns its commit. */
export const checkOutEarlierRelease = (folder: string): string => {
  const commit = getCommit();
  git(repositoryRoot, 'clone', '--quiet', '--no-checkout', '--shared', '.', folder);
  git(folder, 'checkout', '--quiet', '--detach', commit);
  return commit;
};

/** Started from the build in `folder`; ready when it takes requests. */
const startService = async (folder: string, name: ServiceName, env: NodeJS.ProcessEnv) => {
  const program = join(folder, 'services', name, 'dist/main.js');
  const child = spawn(process.execPath, [program], { cwd: folder, env: { PATH: process.env.PATH, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(`http://127.0.0.1:${env.PORT}/health/ready`).catch(() => undefined);
    if (ready?.ok) return () => child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill('SIGKILL');
  throw new Error(`The earlier ${name} service did not become ready:\n${output.slice(-2000)}`);
};

/** Starts every service of a folder beside those of a running platform, on the same servers and data. */
export const startServicesBeside = async (dataDir: string, folder: string) => {
  const directory = dataDirectoryAt(dataDir);
  const { url } = readState(dataDir);
  const ports = await Promise.all(SERVICES.map(async (name) => [name, await freePort()] as const));
  const servicePorts = Object.fromEntries(ports) as Record<ServiceName, number>;
  const { services } = composeUnitEnvironments(
    parseEnvironment({ ATELIER_DATA_DIR: dataDir, ATELIER_PUBLIC_URL: url }),
    directory,
    {
      mongodbUrl: (account) => readState(dataDir, account).mongodbUrl,
      natsUrl: (account) => readState(dataDir, account).natsUrl,
      servicePorts,
      frontUrl: url,
    },
    {
      releaseKey: ensureReleaseKey(directory),
      encryptionKey: ensureEncryptionKey(directory),
      subscribersSeed: getSubscribersSeed(ensureServersKey(directory)),
    },
  );
  // A service may be younger than that release.
  const released = SERVICES.filter((name) => existsSync(join(folder, 'services', name)));
  const stops = await Promise.all(released.map((name) => startService(folder, name, services[name])));
  return { urls: serviceUrls(servicePorts), stop: () => stops.map((stop) => stop()) };
};
