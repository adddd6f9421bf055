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

/** The studio of the samples answers within the working day that it promises. */
const ANSWERED_AFTER_MS = 5 * 60 * 60 * 1000;

const sampleAt = (now: Date) => ({
  posts: samplePosts.map(({ daysAgo, hour, ...post }) => ({
    ...post,
    publishDate: publishDateOf({ daysAgo, hour, ...post }, now)?.toISOString() ?? null,
  })),
  submissions: sampleSubmissions.map(({ daysAgo, hour, responses = [], ...submission }) => {
    const receivedAt = sampleDate({ daysAgo, hour }, now);
    const answeredAt = (index: number) =>
      new Date(Math.min(now.getTime(), receivedAt.getTime() + (index + 1) * ANSWERED_AFTER_MS));
    return {
      ...submission,
      created_at: receivedAt,
      responses: responses.map((response, index) => ({ ...response, created_at: answeredAt(index) })),
    };
  }),
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
