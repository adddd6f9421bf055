import { dataDirectoryAt, lockDataDirectory, openDataDirectory } from './data/data-directory.ts';
import { stopLeftovers } from './data/leftovers.ts';
import { readLiveState } from './data/running-state.ts';
import { type Environment, parseEnvironment } from './environment.ts';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { startMongod } from './servers/mongod.ts';
import { startNats } from './servers/nats.ts';
import type { RunningServer } from './servers/running-server.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';

const USAGE = `Usage:
  npm run admin -- reset-password EMAIL   give a member of staff a new password, which is shown once`;

interface AuthService {
  resetPassword(env: NodeJS.ProcessEnv, email: string): Promise<{ password: string }>;
}

const AUTH_SERVICE = '@atelier/auth-service';

/** What the auth service needs to work on its data without serving anybody. */
interface Servers {
  mongodbUrl: string;
  natsUrl: string;
}

/** Nobody asks for keys while a command works; the variable is demanded all the same. */
const UNASKED_KEYS = 'http://127.0.0.1:9/auth/jwks.json';

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
const withServers = (environment: Environment, work: (servers: Servers) => Promise<void>) => {
  const state = readLiveState(dataDirectoryAt(environment.dataDir));
  const mongodbUrl = environment.mongodbUrl ?? state?.mongodbUrl;
  const natsUrl = environment.natsUrl ?? state?.natsUrl;
  if (mongodbUrl !== undefined && natsUrl !== undefined) return work({ mongodbUrl, natsUrl });
  return withOwnServers(environment.dataDir, { mongodbUrl, natsUrl }, work);
};

const resetPassword = async (email: string): Promise<void> => {
  const environment = parseEnvironment(process.env);
  await buildWorkspaces({ only: AUTH_SERVICE });
  const auth = (await import(AUTH_SERVICE)) as AuthService;
  await withServers(environment, async ({ mongodbUrl, natsUrl }) => {
    const env = {
      ...process.env,
      MONGODB_URL: mongodbUrl,
      NATS_URL: natsUrl,
      AUTH_JWKS_URL: UNASKED_KEYS,
      LOG_LEVEL: 'warn',
    };
    const { password } = await auth.resetPassword(env, email);
    say(`The new password of ${email} is ${password}`);
    say('It is stored hashed and cannot be shown again.');
  });
};

/** `npm run admin -- …`. */
export const admin = async ([action, email]: readonly string[]): Promise<void> => {
  if (action === 'reset-password' && email !== undefined) return resetPassword(email);
  throw new Problem(USAGE);
};
