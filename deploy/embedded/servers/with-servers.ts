import { dataDirectoryAt, ensureServersKey, lockDataDirectory, openDataDirectory } from '../data/data-directory.ts';
import { stopLeftovers } from '../data/leftovers.ts';
import { readLiveState } from '../data/running-state.ts';
import type { Environment } from '../environment.ts';
import { Problem } from '../problem.ts';
import { say } from '../progress.ts';
import type { Addresses, UrlFor } from '../unit-environments.ts';
import { urlFor } from './accounts.ts';
import { startMongod } from './mongod.ts';
import { startNats } from './nats.ts';
import type { RunningServer } from './running-server.ts';

/** The variables that a service needs to work on its data without listening. */
export type Servers = Pick<Addresses, 'mongodbUrl' | 'natsUrl'>;

const givenTo = (url: string | undefined): UrlFor | undefined => (url === undefined ? undefined : () => url);

/** Runs work with embedded servers for the addresses that were not given. */
const withOwnServers = async (
  { dataDir, mongodbUrl, natsUrl }: Environment,
  work: (servers: Servers) => Promise<void>,
): Promise<void> => {
  const directory = openDataDirectory(dataDir);
  const lock = lockDataDirectory(directory);
  const key = ensureServersKey(directory);
  const started: RunningServer[] = [];
  const start = async (starting: Promise<RunningServer>): Promise<UrlFor> => {
    const server = await starting;
    started.push(server);
    return (account) => urlFor(account, server.url, key);
  };
  try {
    await stopLeftovers(directory);
    await work({
      mongodbUrl: givenTo(mongodbUrl) ?? (await start(startMongod({ dataDir: directory.mongodb, key, log: say }))),
      natsUrl: givenTo(natsUrl) ?? (await start(startNats({ dataDir: directory.nats, key, log: say }))),
    });
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    lock.release();
  }
};

/** Uses the given servers, otherwise those of the running instance, otherwise starts the embedded ones. */
export const withServers = async (
  environment: Environment,
  work: (servers: Servers) => Promise<void>,
): Promise<void> => {
  const { mongodbUrl, natsUrl } = environment;
  if (mongodbUrl !== undefined && natsUrl !== undefined)
    return work({ mongodbUrl: () => mongodbUrl, natsUrl: () => natsUrl });
  const directory = dataDirectoryAt(environment.dataDir);
  const state = readLiveState(directory);
  if (state === undefined) return withOwnServers(environment, work);
  const getServer = (variable: string, given: string | undefined, embedded: string): UrlFor => {
    if (given !== undefined) return () => given;
    if (embedded !== '') return (account) => urlFor(account, embedded, ensureServersKey(directory));
    throw new Problem(
      `The Atelier that runs has no ${variable} of its own. Give this command the ${variable} that it was started with;\n` +
        'if it was started with none, try again once it is ready.',
    );
  };
  return work({
    mongodbUrl: getServer('MONGODB_URL', mongodbUrl, state.mongodbUrl),
    natsUrl: getServer('NATS_URL', natsUrl, state.natsUrl),
  });
};
