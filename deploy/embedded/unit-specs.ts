import { launchUnit } from './children/launch-unit.ts';
import type { ProcessLog } from './children/process-log.ts';
import type { Environment } from './environment.ts';
import { environmentVariables } from './environment-variables.ts';
import { poll } from './network/poll.ts';
import { answersOk } from './network/probes.ts';
import { processFile } from './paths.ts';
import { UNIT_ENVIRONMENTS } from './processes/unit-process.ts';
import type { ProcessSpec } from './supervision/supervised-process.ts';
import {
  SERVICES,
  type ServiceName,
  serviceUrl,
  type UnitEnvironment,
  type UnitEnvironments,
} from './unit-environments.ts';

export interface UnitSettings {
  /** Part of each command line, so that a later launcher recognizes its processes. */
  dataRoot: string;
  logFor(name: string): ProcessLog;
}

const READY_WITHIN_MS = 60_000;

/** The launcher's environment without its own settings. Units get only the variables composed for them. */
const inheritedEnvironment = (): NodeJS.ProcessEnv => {
  const settings: ReadonlySet<string> = new Set(environmentVariables);
  const inherited = Object.entries(process.env).filter(([name]) => !settings.has(name));
  return { NODE_ENV: 'production', ...Object.fromEntries(inherited) };
};

const allAnswer = async (urls: readonly string[]): Promise<boolean> =>
  (await Promise.all(urls.map(answersOk))).every(Boolean);

interface UnitProcess {
  name: string;
  entry: string;
  environments: Record<string, UnitEnvironment>;
  healthUrls: readonly string[];
  livenessUrl: string;
}

const unitSpec = (
  { dataRoot, logFor }: UnitSettings,
  { name, entry, environments, healthUrls, livenessUrl }: UnitProcess,
) => ({
  name,
  isLive: () => answersOk(livenessUrl),
  launch: () =>
    launchUnit({
      name,
      file: processFile(entry),
      args: [dataRoot, ...Object.keys(environments)],
      env: { ...inheritedEnvironment(), [UNIT_ENVIRONMENTS]: JSON.stringify(environments) },
      log: logFor(name),
      isReady: (signal) =>
        poll(() => allAnswer(healthUrls), { signal, timeoutMs: READY_WITHIN_MS, what: 'it was not healthy' }),
    }),
});

const serviceProcess = (name: string, services: readonly ServiceName[], { services: all }: UnitEnvironments) => ({
  name,
  entry: 'services',
  environments: Object.fromEntries(services.map((service) => [service, all[service]])),
  healthUrls: services.map((service) => `${serviceUrl(Number(all[service].PORT))}/health/ready`),
  // One event loop runs all services of the process.
  livenessUrl: `${serviceUrl(Number(all[services[0] as ServiceName].PORT))}/health/live`,
});

/** One process for all services, or one for each. */
export const serviceSpecs = (
  mode: Environment['processes'],
  environments: UnitEnvironments,
  settings: UnitSettings,
): ProcessSpec[] => {
  const processes =
    mode === 'shared'
      ? [serviceProcess('services', SERVICES, environments)]
      : SERVICES.map((name) => serviceProcess(name, [name], environments));
  return processes.map((process) => unitSpec(settings, process));
};

/** The public listener: gateway and shell in one process, without a network hop between them. */
export const frontSpec = (
  { port, host }: Pick<Environment, 'port' | 'host'>,
  frontUrl: string,
  metricsPort: number,
  { gateway, shell }: UnitEnvironments,
  settings: UnitSettings,
): ProcessSpec =>
  unitSpec(settings, {
    name: 'front',
    entry: 'front',
    environments: { front: { PORT: String(port), HOST: host, METRICS_PORT: String(metricsPort) }, gateway, shell },
    // Not /health/ready, because a front that waits for the broker must not be restarted.
    healthUrls: [`${frontUrl}/api/health`, `${frontUrl}/health/live`],
    livenessUrl: `${frontUrl}/health/live`,
  });
