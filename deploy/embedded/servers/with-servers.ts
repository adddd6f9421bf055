import { dataDirectoryAt, lockDataDirectory, openDataDirectory } from '../data/data-directory.ts';
import { stopLeftovers } from '../data/leftovers.ts';
import { readLiveState } from '../data/running-state.ts';
import type { Environment } from '../environment.ts';
import { say } from '../progress.ts';
import { startMongod } from './mongod.ts';
import { startNats } from './nats.ts';
import type { RunningServer } from './running-server.ts';

/** What a service needs to work on its data without serving anybody. */
export interface Servers {
  mongodbUrl: string;
  natsUrl: string;
}

/** Starts the embedded servers that are not known, for as long as the work takes. */
const withOwnServers = async (
  dataDir: string,
  known: Partial<Servers>,
  work: (servers: Servers) => Promise<void>,
): Promise<void> => {
  const directory = openDataDirectory(dataDir);
  const lock = lockDataDirectory(directory);
  const started: RunningServer[] = [];
  const urlOf = async (server: Promise<RunningServer>): Promise<string> => {
    started.push(await server);
    return (await server).url;
  };
  try {
    await stopLeftovers(directory);
    const mongodbUrl = known.mongodbUrl ?? (await urlOf(startMongod({ dataDir: directory.mongodb, log: say })));
    const natsUrl = known.natsUrl ?? (await urlOf(startNats({ dataDir: directory.nats, log: say })));
    await work({ mongodbUrl, natsUrl });
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    lock.release();
  }
};

/** Works on the given servers, else on those of the running instance, else starts the embedded ones. */
export const withServers = (environment: Environment, work: (servers: Servers) => Promise<void>): Promise<void> => {
  const state = readLiveState(dataDirectoryAt(environment.dataDir));
  const mongodbUrl = environment.mongodbUrl ?? state?.mongodbUrl;
  const natsUrl = environment.natsUrl ?? state?.natsUrl;
  if (mongodbUrl !== undefined && natsUrl !== undefined) return work({ mongodbUrl, natsUrl });
  return withOwnServers(environment.dataDir, { mongodbUrl, natsUrl }, work);
};
