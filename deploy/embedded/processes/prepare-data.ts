import { publishDateOf, renderCovers, sampleDate, samplePosts, sampleSubmissions } from '../../sample-content/index.ts';
import { say } from '../progress.ts';
import type { ServiceName, UnitEnvironment } from '../unit-environments.ts';
import { performTask } from './task-process.ts';

export interface PrepareDataInput {
  environments: Record<ServiceName, UnitEnvironment>;
  administrator: { email: string; password?: string };
}

/** The first administrator; the password is there only when it was generated just now. */
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

interface SeededService {
  seed(env: NodeJS.ProcessEnv, sample: unknown): Promise<{ seeded: boolean; count: number }>;
}

// Built packages are named at run time, so that checking the launcher's types does not check theirs too.
const load = async <Service>(name: ServiceName): Promise<Service> => import(`@atelier/${name}-service`);

const sampleAt = (now: Date) => ({
  posts: samplePosts.map(({ daysAgo, hour, ...post }) => ({
    ...post,
    publishDate: publishDateOf({ daysAgo, hour, ...post }, now)?.toISOString() ?? null,
  })),
  submissions: sampleSubmissions.map(({ daysAgo, hour, ...submission }) => ({
    ...submission,
    created_at: sampleDate({ daysAgo, hour }, now).toISOString(),
  })),
  files: renderCovers(samplePosts.map(({ slug }) => slug)),
});

const SEEDED = { media: 'images', content: 'posts', contacts: 'messages' } as const;

await performTask(async ({ environments, administrator }: PrepareDataInput): Promise<PrepareDataResult> => {
  const envOf = (name: ServiceName) => ({ ...process.env, ...environments[name] });
  const auth = await load<AuthService>('auth');
  const { email, password } = await auth.ensureAdministrator(envOf('auth'), administrator);
  const sample = sampleAt(new Date());
  for (const [name, things] of Object.entries(SEEDED) as [keyof typeof SEEDED, string][]) {
    const { seed } = await load<SeededService>(name);
    const { seeded, count } = await seed(envOf(name), sample);
    if (seeded) say(`  stored ${count} sample ${things}`);
  }
  return { email, password };
});
