import { seedSamples } from '../data/sample-data.ts';
import type { ServiceName, UnitEnvironment } from '../unit-environments.ts';
import { performTask } from './task-process.ts';

export interface PrepareDataInput {
  environments: Record<ServiceName, UnitEnvironment>;
  administrator: { email: string; password?: string };
  /** Whether an empty database stays without sample content. */
  isBlank: boolean;
}

/** The first administrator, with the password only if it was just generated, and how far the setup is. */
export interface PrepareDataResult {
  email: string;
  password?: string;
  setup: 'sample' | 'due' | 'done';
}

interface ContentService {
  /** Begins without sample content if that is wanted and nothing is stored yet. */
  prepareSetup(env: NodeJS.ProcessEnv, options: { isBlank: boolean }): Promise<PrepareDataResult['setup']>;
}

interface AuthService {
  ensureAdministrator(
    env: NodeJS.ProcessEnv,
    administrator: PrepareDataInput['administrator'],
  ): Promise<Omit<PrepareDataResult, 'setup'> & { created: boolean }>;
}

// Built packages are imported by name at run time, so that type-checking the launcher does not check them too.
const load = async <Service>(name: ServiceName): Promise<Service> => import(`@atelier/${name}-service`);

await performTask(async ({ environments, administrator, isBlank }: PrepareDataInput): Promise<PrepareDataResult> => {
  const toEnv = (name: ServiceName) => ({ ...process.env, ...environments[name] });
  const auth = await load<AuthService>('auth');
  const { email, password } = await auth.ensureAdministrator(toEnv('auth'), administrator);
  const content = await load<ContentService>('content');
  const setup = await content.prepareSetup(toEnv('content'), { isBlank });
  if (setup === 'sample') await seedSamples(toEnv);
  return { email, password, setup };
});
