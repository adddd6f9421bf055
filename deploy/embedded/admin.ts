import { parseEnvironment } from './environment.ts';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { withServers } from './servers/with-servers.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';

const USAGE = `Usage:
  npm run admin -- reset-password EMAIL   give a member of staff a new password, which is shown once`;

interface AuthService {
  resetPassword(env: NodeJS.ProcessEnv, email: string): Promise<{ password: string }>;
}

const AUTH_SERVICE = '@atelier/auth-service';

/** Nobody asks for keys while a command works; the variable is demanded all the same. */
const UNASKED_KEYS = 'http://127.0.0.1:9/auth/jwks.json';

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
