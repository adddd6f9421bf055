import { dataDirectoryAt, lockDataDirectory, openDataDirectory } from './data/data-directory.ts';
import { stopLeftovers } from './data/leftovers.ts';
import { readLiveState } from './data/running-state.ts';
import { type Environment, parseEnvironment } from './environment.ts';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { startMongod } from './servers/mongod.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';

const USAGE = `Usage:
  npm run admin -- reset-password EMAIL   give a member of staff a new password, which is shown once`;

interface AuthService {
  resetPassword(env: NodeJS.ProcessEnv, email: string): Promise<{ password: string }>;
}

const AUTH_SERVICE = '@atelier/auth-service';

/** Starts the embedded database for as long as the work takes. */
const withOwnDatabase = async (dataDir: string, work: (mongodbUrl: string) => Promise<void>): Promise<void> => {
  const directory = openDataDirectory(dataDir);
  const lock = lockDataDirectory(directory);
  try {
    await stopLeftovers(directory);
    const mongod = await startMongod({ dataDir: directory.mongodb, log: say });
    await work(mongod.url).finally(() => mongod.stop());
  } finally {
    lock.release();
  }
};

/** Works on the given database, else on that of the running instance, else starts the embedded one. */
const withDatabase = ({ mongodbUrl, dataDir }: Environment, work: (mongodbUrl: string) => Promise<void>) => {
  const url = mongodbUrl ?? readLiveState(dataDirectoryAt(dataDir))?.mongodbUrl;
  return url === undefined ? withOwnDatabase(dataDir, work) : work(url);
};

const resetPassword = async (email: string): Promise<void> => {
  const environment = parseEnvironment(process.env);
  await buildWorkspaces({ only: AUTH_SERVICE });
  const auth = (await import(AUTH_SERVICE)) as AuthService;
  await withDatabase(environment, async (mongodbUrl) => {
    const { password } = await auth.resetPassword({ ...process.env, MONGODB_URL: mongodbUrl }, email);
    say(`The new password of ${email} is ${password}`);
    say('It is stored hashed and cannot be shown again.');
  });
};

/** `npm run admin -- …`. */
export const admin = async ([action, email]: readonly string[]): Promise<void> => {
  if (action === 'reset-password' && email !== undefined) return resetPassword(email);
  throw new Problem(USAGE);
};
