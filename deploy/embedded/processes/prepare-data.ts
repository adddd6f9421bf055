import { seedSamples } from '../data/sample-data.ts';
import type { ServiceName, UnitEnvironment } from '../unit-environments.ts';
import { performTask } from './task-process.ts';

export interface PrepareDataInput {
  environments: Record<ServiceName, UnitEnvironment>;
  administrator: { email: string; password?: string };
}

/** The first administrator; has the password only if it was just generated. */
export interface PrepareDataResult {
  email: string;
  password?: string;
}

interface AuthService {
  ensureAdministrator(
    env: NodeJS.ProcessEnv,
    administrator: PrepareDataInput['administrator'],
  ): Promise<PrepareDataResult & { created: boolean }>;
}

// Built packages are imported by name at run time, so that type-checking the launcher does not check them too.
const load = async <Service>(name: ServiceName): Promise<Service> => import(`@atelier/${name}-service`);

await performTask(async ({ environments, administrator }: PrepareDataInput): Promise<PrepareDataResult> => {
  const toEnv = (name: ServiceName) => ({ ...process.env, ...environments[name] });
  const auth = await load<AuthService>('auth');
  const { email, password } = await auth.ensureAdministrator(toEnv('auth'), administrator);
  await seedSamples(toEnv);
  return { email, password };
});
