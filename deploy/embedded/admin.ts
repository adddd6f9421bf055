import { parseEnvironment } from './environment.ts';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { withServers } from './servers/with-servers.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';

const USAGE = `Usage:
  npm run admin -- reset-password EMAIL   give a member of staff a new password, which is shown once
  npm run admin -- reset-two-factor EMAIL switch off the two-factor sign-in of somebody who has lost it`;

interface AuthService {
  resetPassword(env: NodeJS.ProcessEnv, email: string): Promise<{ password: string }>;
  resetTwoFactor(env: NodeJS.ProcessEnv, email: string): Promise<void>;
}

const AUTH_SERVICE = '@atelier/auth-service';

/** A command needs no keys, but the variable is required. */
const UNASKED_KEYS = 'http://127.0.0.1:9/auth/jwks.json';

/** The service's plain errors tell the operator what to do, so their stacks are left out. */
const explain = (error: unknown): never => {
  throw error instanceof Error && error.name === 'Error' ? new Problem(error.message) : error;
};

/** Runs a command with the auth service and its environment. */
const withAuthService = async (work: (auth: AuthService, env: NodeJS.ProcessEnv) => Promise<void>): Promise<void> => {
  const environment = parseEnvironment(process.env);
  await buildWorkspaces({ only: AUTH_SERVICE });
  const auth = (await import(AUTH_SERVICE)) as AuthService;
  await withServers(environment, async ({ mongodbUrl, natsUrl }) => {
    const env = {
      ...process.env,
      MONGODB_URL: mongodbUrl('auth'),
      NATS_URL: natsUrl('auth'),
      AUTH_JWKS_URL: UNASKED_KEYS,
      LOG_LEVEL: 'warn',
    };
    await work(auth, env).catch(explain);
  });
};

const resetPassword = (email: string): Promise<void> =>
  withAuthService(async (auth, env) => {
    const { password } = await auth.resetPassword(env, email);
    say(`The new password of ${email} is ${password}`);
    say('It is stored hashed and cannot be shown again.');
  });

const resetTwoFactor = (email: string): Promise<void> =>
  withAuthService(async (auth, env) => {
    await auth.resetTwoFactor(env, email);
    say(`Two-factor sign-in of ${email} is off. They sign in with only their password until they switch it on again.`);
  });

/** `npm run admin -- …`. */
export const admin = async ([action, email]: readonly string[]): Promise<void> => {
  if (action === 'reset-password' && email !== undefined) return resetPassword(email);
  if (action === 'reset-two-factor' && email !== undefined) return resetTwoFactor(email);
  throw new Problem(USAGE);
};
