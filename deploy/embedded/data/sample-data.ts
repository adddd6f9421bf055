import { sampleContentAt, sampleFiles, sampleFilesEdition, sampleSubmissionsAt } from '../../sample-content/index.ts';
import { say } from '../progress.ts';
import type { ServiceName } from '../unit-environments.ts';

interface SeededService {
  /** Fills what is empty and leaves the rest alone. */
  seed(env: NodeJS.ProcessEnv, sample: unknown): Promise<{ seeded: boolean; count: number }>;
}

interface ResettableService {
  /** Removes for good what visitors and staff see, the trash included, and announces each removal as an event. */
  reset(env: NodeJS.ProcessEnv): Promise<{ removed: number }>;
}

type EnvironmentOf = (name: ServiceName) => NodeJS.ProcessEnv;

// Built packages are named at run time, so that checking the launcher's types does not check theirs too.
const load = async <Service>(name: ServiceName): Promise<Service> => import(`@atelier/${name}-service`);

/** Who keeps samples, in the order in which they need each other, and what they call them. */
const KEEPERS = { media: 'images', content: 'items of content', contacts: 'messages' } as const;
export const SAMPLE_KEEPERS = Object.keys(KEEPERS) as (keyof typeof KEEPERS)[];

/** Fills with sample content whatever is empty, and answers how many things that were. */
export const seedSamples = async (environmentOf: EnvironmentOf): Promise<number> => {
  const now = new Date();
  const sample = {
    ...sampleContentAt(now),
    submissions: sampleSubmissionsAt(now),
    files: sampleFiles(),
    edition: sampleFilesEdition,
  };
  let total = 0;
  for (const name of SAMPLE_KEEPERS) {
    const { seed } = await load<SeededService>(name);
    const { seeded, count } = await seed(environmentOf(name), sample);
    if (seeded) say(`  stored ${count} sample ${KEEPERS[name]}`);
    total += count;
  }
  return total;
};

/** Removes content and messages; pictures stay, as their names and bytes would be the same. */
export const removeContent = async (environmentOf: EnvironmentOf): Promise<void> => {
  for (const name of ['contacts', 'content'] as const) {
    const { reset } = await load<ResettableService>(name);
    const { removed } = await reset(environmentOf(name));
    say(`  removed ${removed} ${KEEPERS[name]}`);
  }
};
