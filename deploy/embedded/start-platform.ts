import { join } from 'node:path';
import { runTask } from './children/run-task.ts';
import type { Run } from './launcher.ts';
import { poll } from './network/poll.ts';
import { onFreePorts } from './network/ports.ts';
import { getStatus } from './network/probes.ts';
import { processFile } from './paths.ts';
import type { MakeReadyInput, MakeReadyResult } from './processes/make-ready.ts';
import type { PrepareDataInput, PrepareDataResult } from './processes/prepare-data.ts';
import type { FirstReleasesInput } from './processes/publish-first-releases.ts';
import { during, say, secondsSince } from './progress.ts';
import { urlFor } from './servers/accounts.ts';
import { launchMongod, mongodUrl } from './servers/mongod.ts';
import { canStore, launchNats, natsUrl } from './servers/nats.ts';
import {
  type Addresses,
  composeUnitEnvironments,
  SERVICES,
  type ServiceName,
  serviceUrl,
  serviceUrls,
  type UnitEnvironments,
  type UrlFor,
} from './unit-environments.ts';
import { frontSpec, serviceSpecs } from './unit-specs.ts';

type Servers = Omit<Addresses, 'servicePorts'>;

const SITE_READY_WITHIN_MS = 30_000;

const task = <Result>(run: Run, name: string, input: unknown): Promise<Result> =>
  runTask<Result>(processFile(name), { input, signal: run.stopping });

const makeReady = (run: Run): Promise<MakeReadyResult> => {
  const { mongodbUrl, natsUrl: givenNatsUrl } = run.environment;
  const input: MakeReadyInput = { needsMongod: mongodbUrl === undefined, needsNats: givenNatsUrl === undefined };
  return task(run, 'make-ready', input);
};

/** Without credentials; empty if the server is not embedded. */
const startMongodb = async ({ supervisor, directory, serversKey: key }: Run, program?: string): Promise<string> => {
  if (program === undefined) return '';
  const logFile = join(directory.logs, 'mongod.log');
  return onFreePorts(1, async (port) => {
    const launch = () => launchMongod({ program, dataDir: directory.mongodb, port, logFile, key });
    await supervisor.start([{ name: 'mongod', launch }]);
    return mongodUrl(port);
  });
};

const startBroker = async ({ supervisor, directory, serversKey: key }: Run, program?: string): Promise<string> => {
  if (program === undefined) return '';
  const logFile = join(directory.logs, 'nats-server.log');
  return onFreePorts(1, async (port) => {
    const launch = () => launchNats({ program, dataDir: directory.nats, port, logFile, key });
    await supervisor.start([{ name: 'nats-server', launch, isLive: canStore }]);
    return natsUrl(port);
  });
};

/** A given address is the same for every account; on an embedded server, each account has its own. */
const getAddress = ({ serversKey }: Run, given: string | undefined, embedded: string): UrlFor =>
  given === undefined ? (account) => urlFor(account, embedded, serversKey) : () => given;

/** The local URL of a server that listens on HOST. */
const reachableUrl = ({ host, port }: { host: string; port: number }): string => {
  const address = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
};

const portsByService = (ports: readonly number[]): Record<ServiceName, number> =>
  Object.fromEntries(SERVICES.map((name, index) => [name, ports[index] ?? 0])) as Record<ServiceName, number>;

const compose = (run: Run, servers: Servers, ports: readonly number[]): UnitEnvironments =>
  composeUnitEnvironments(
    run.environment,
    run.directory,
    { ...servers, servicePorts: portsByService(ports) },
    run.keys,
  );

const prepareData = (run: Run, environments: UnitEnvironments): Promise<PrepareDataResult> => {
  const { adminEmail: email, adminPassword: password } = run.environment;
  const { isBlank } = run;
  const input: PrepareDataInput = { environments: environments.services, administrator: { email, password }, isBlank };
  return during('preparing the database', task(run, 'prepare-data', input));
};

const startServices = (run: Run, servers: Servers): Promise<UnitEnvironments> =>
  onFreePorts(SERVICES.length, async (...ports) => {
    const environments = compose(run, servers, ports);
    run.tellState({ serviceUrls: serviceUrls(portsByService(ports)) });
    const specs = serviceSpecs(run.environment.processes, environments, run.units);
    await during('starting the services', run.supervisor.start(specs));
    return environments;
  });

const startFront = (run: Run, frontUrl: string, environments: UnitEnvironments): Promise<void> =>
  during(
    'starting gateway and shell',
    onFreePorts(1, async (metricsPort) => {
      run.tellState({ frontMetricsUrl: serviceUrl(metricsPort) });
      await run.supervisor.start([frontSpec(run.environment, frontUrl, metricsPort, environments, run.units)]);
    }),
  );

const publishFirstReleases = async (run: Run, url: string): Promise<void> => {
  const input: FirstReleasesInput = { url, key: run.keys.releaseKey };
  await during('publishing the first releases', task(run, 'publish-first-releases', input));
};

/** A page may appear a moment after the release that contains it. */
const waitForSite = (run: Run, url: string): Promise<void> =>
  poll(async () => ((await getStatus(`${url}/`)) ?? 500) < 500, {
    signal: run.stopping,
    timeoutMs: SITE_READY_WITHIN_MS,
    what: 'the site showed no page',
  });

const describeAdministrator = ({ email, password }: PrepareDataResult): string =>
  password === undefined ? email : `${email}, password ${password} (shown only this once)`;

const sayAddresses = ({ environment, directory }: Run): void => {
  const { publicUrl, smtpUrl } = environment;
  say(`
  Site    ${publicUrl}
  Admin   ${publicUrl}/admin
  API     ${publicUrl}/api
  Mail    ${smtpUrl === undefined ? directory.mail : 'sent through SMTP_URL'}
  Logs    ${directory.logs}`);
};

const saySetup = ({ environment, isBlank }: Run, { setup }: PrepareDataResult): void => {
  if (setup === 'due') say(`  Setup   ${environment.publicUrl}/admin/setup after you sign in`);
  if (isBlank && setup === 'sample') say('  --blank changes nothing here: this installation already has content.');
};

const startUnits = async (run: Run, servers: Servers): Promise<void> => {
  const environments = await startServices(run, servers);
  await startFront(run, servers.frontUrl, environments);
  await publishFirstReleases(run, servers.frontUrl);
  await waitForSite(run, servers.frontUrl);
  run.tellState({ readyAt: new Date().toISOString() });
};

/** Starts everything on an idle machine: build, servers, data, services, front, and releases. */
export const startPlatform = async (run: Run): Promise<void> => {
  const startedAt = performance.now();
  say('Starting Atelier');
  const programs = await makeReady(run);
  const frontUrl = reachableUrl(run.environment);
  const [embeddedMongodb, embeddedNats] = await during(
    'starting MongoDB and NATS',
    Promise.all([startMongodb(run, programs.mongod), startBroker(run, programs.nats)]),
  );
  const servers = {
    mongodbUrl: getAddress(run, run.environment.mongodbUrl, embeddedMongodb),
    natsUrl: getAddress(run, run.environment.natsUrl, embeddedNats),
    frontUrl,
  };
  run.tellState({ mongodbUrl: embeddedMongodb, natsUrl: embeddedNats, url: frontUrl });
  const prepared = await prepareData(run, compose(run, servers, []));
  try {
    await startUnits(run, servers);
    say(`Everything answers after ${secondsSince(startedAt)}.`);
    sayAddresses(run);
  } finally {
    // Also if a unit failed, because a generated password is stored as a hash and cannot be shown again.
    say(`  Login   ${describeAdministrator(prepared)}`);
    saySetup(run, prepared);
    say('');
  }
  say(`Atelier is ready at http://localhost:${run.environment.port}`);
};
