import { dataDirectoryAt } from './data/data-directory.ts';
import { parseEnvironment } from './environment.ts';
import { withServers } from './servers/with-servers.ts';
import { composeUnitEnvironments, SERVICES, type ServiceName } from './unit-environments.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';

/** The environment for a service that works on its data in this process. */
export type EnvironmentOf = (name: ServiceName) => NodeJS.ProcessEnv;

/** The services do not listen and get no requests. */
const NO_PORTS = Object.fromEntries(SERVICES.map((name) => [name, 0])) as Record<ServiceName, number>;
const NO_KEYS = { releaseKey: '', encryptionKey: '', subscribersSeed: '' };

/**
 * Builds the required services and passes their environments to a command. Uses the running instance, or
 * starts the embedded servers while the command runs.
 */
export const withServices = async (
  names: readonly ServiceName[],
  work: (getEnvironment: EnvironmentOf) => Promise<void>,
): Promise<void> => {
  const environment = parseEnvironment(process.env);
  for (const name of names) await buildWorkspaces({ only: `@atelier/${name}-service` });
  await withServers(environment, async (servers) => {
    const addresses = { ...servers, servicePorts: NO_PORTS, frontUrl: environment.publicUrl };
    const directory = dataDirectoryAt(environment.dataDir);
    const { services } = composeUnitEnvironments(environment, directory, addresses, NO_KEYS);
    await work((name) => ({ ...process.env, ...services[name], LOG_LEVEL: 'warn' }));
  });
};
