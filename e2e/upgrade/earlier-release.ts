import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
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
  serviceUrl,
  serviceUrls,
  type UnitEnvironments,
} from '../../deploy/embedded/unit-environments.ts';
import { readState, repositoryRoot, runCommand } from '../platform/platform.ts';

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

/** Checks out an earlier release into a folder and builds it; returns its commit. */
export const buildEarlierRelease = async (folder: string): Promise<string> => {
  const commit = getCommit();
  git(repositoryRoot, 'clone', '--quiet', '--no-checkout', '--shared', '.', folder);
  git(folder, 'checkout', '--quiet', '--detach', commit);
  await runCommand(['build'], {}, { root: folder });
  return commit;
};

type UnitName = ServiceName | 'gateway' | 'shell';
type ServicePorts = Record<ServiceName, number>;

const getProgram = (unit: UnitName): string => {
  if (unit === 'shell') return 'shell/dist/server/main.js';
  return unit === 'gateway' ? 'gateway/dist/main.js' : `services/${unit}/dist/main.js`;
};

/** Started from the build in `folder`; ready when it takes requests. */
const startUnit = async (folder: string, name: UnitName, env: NodeJS.ProcessEnv) => {
  const program = join(folder, getProgram(name));
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
  throw new Error(`The unit ${name} of ${folder} did not become ready:\n${output.slice(-2000)}`);
};

/** The variables of units on the servers and data of a running platform, with these services and this gateway. */
const composeEnvironments = (dataDir: string, servicePorts: ServicePorts, frontUrl: string): UnitEnvironments => {
  const directory = dataDirectoryAt(dataDir);
  const { url } = readState(dataDir);
  return composeUnitEnvironments(
    parseEnvironment({ ATELIER_DATA_DIR: dataDir, ATELIER_PUBLIC_URL: url, RATE_LIMITS: 'off' }),
    directory,
    {
      mongodbUrl: (account) => readState(dataDir, account).mongodbUrl,
      natsUrl: (account) => readState(dataDir, account).natsUrl,
      servicePorts,
      frontUrl,
    },
    {
      releaseKey: ensureReleaseKey(directory),
      encryptionKey: ensureEncryptionKey(directory),
      subscribersSeed: getSubscribersSeed(ensureServersKey(directory)),
    },
  );
};

/** Starts every service of a folder beside those of a running platform, on the same servers and data. */
export const startServicesBeside = async (dataDir: string, folder: string) => {
  const ports = await Promise.all(SERVICES.map(async (name) => [name, await freePort()] as const));
  const servicePorts = Object.fromEntries(ports) as ServicePorts;
  const { services } = composeEnvironments(dataDir, servicePorts, readState(dataDir).url);
  // A service may be younger than that release.
  const released = SERVICES.filter((name) => existsSync(join(folder, 'services', name)));
  const stops = await Promise.all(released.map((name) => startUnit(folder, name, services[name])));
  return { urls: serviceUrls(servicePorts), released, stop: () => stops.map((stop) => stop()) };
};

type Front = 'gateway' | 'shell';
type ServiceUrls = Record<string, string>;

const startFront = async (dataDir: string, folder: string, unit: Front, services: ServiceUrls, gateway: string) => {
  const ports = SERVICES.map((name) => [name, Number(new URL(services[name] ?? '').port)] as const);
  const environments = composeEnvironments(dataDir, Object.fromEntries(ports) as ServicePorts, gateway);
  const port = await freePort();
  // As in a pod, no other shell uses its cache.
  const own = { PORT: String(port), CACHE_DIR: mkdtempSync(join(dataDir, 'cache-of-')) };
  const stop = await startUnit(folder, unit, { ...environments[unit], ...own });
  return { url: serviceUrl(port), stop };
};

/** Starts a gateway and a shell of both releases. Each gateway calls services of the other release, and each shell its gateway. */
export const startFrontsBeside = async (dataDir: string, earlier: string, earlierServices: ServiceUrls) => {
  const { serviceUrls: services } = readState(dataDir);
  const gateways = [
    await startFront(dataDir, earlier, 'gateway', services, ''),
    await startFront(dataDir, repositoryRoot, 'gateway', earlierServices, ''),
  ] as const;
  const shells = [
    await startFront(dataDir, earlier, 'shell', services, gateways[1].url),
    await startFront(dataDir, repositoryRoot, 'shell', earlierServices, gateways[0].url),
  ] as const;
  return {
    gateways: gateways.map(({ url }) => url),
    shells: shells.map(({ url }) => url),
    stop: () => [...gateways, ...shells].map(({ stop }) => stop()),
  };
};
