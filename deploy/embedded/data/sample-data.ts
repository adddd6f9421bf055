import { sampleContentAt, sampleFiles, sampleFilesEdition, sampleSubmissionsAt } from '@atelier/sample-content';
import { say } from '../progress.ts';
import type { ServiceName } from '../unit-environments.ts';

interface SeededService {
  /** Fills empty parts and leaves the others alone. */
  seed(env: NodeJS.ProcessEnv, sample: unknown): Promise<{ seeded: boolean; count: number }>;
}

interface ContactsService extends SeededService {
  /** Removes every message, so that `seed` finds none. Returns the number. */
  reset(env: NodeJS.ProcessEnv): Promise<number>;
}

interface ContentService extends SeededService {
  /** Moves every item to the trash, as staff would. Returns the number. `seed` finds them there. */
  reset(env: NodeJS.ProcessEnv): Promise<number>;
  /** Writes everything or nothing. */
  importContent(
    env: NodeJS.ProcessEnv,
    content: unknown,
    options: { existing: 'update' },
  ): Promise<{ created: number }>;
}

type EnvironmentOf = (name: ServiceName) => NodeJS.ProcessEnv;

// Built packages are imported by name at run time, so that type-checking the launcher does not check them too.
const load = async <Service>(name: ServiceName): Promise<Service> => import(`@atelier/${name}-service`);

/** Services with sample content and its names. Pictures come before the content that shows them. */
const KEEPERS = { media: 'images', content: 'items of content', contacts: 'messages' } as const;
export const SAMPLE_KEEPERS = Object.keys(KEEPERS) as (keyof typeof KEEPERS)[];

/** Adds sample content where there is none. Returns false if nothing was empty. */
export const seedSamples = async (getEnvironment: EnvironmentOf): Promise<boolean> => {
  const now = new Date();
  const sample = {
    ...sampleContentAt(now),
    submissions: sampleSubmissionsAt(now),
    files: sampleFiles(),
    edition: sampleFilesEdition,
  };
  let isFilled = false;
  for (const name of SAMPLE_KEEPERS) {
    const { seed } = await load<SeededService>(name);
    const { seeded, count } = await seed(getEnvironment(name), sample);
    if (seeded) say(`  stored ${count} sample ${KEEPERS[name]}`);
    isFilled ||= seeded;
  }
  return isFilled;
};

/** Replaces all content and messages with the sample content through the services' use cases, so that events inform the others. */
export const resetSamples = async (getEnvironment: EnvironmentOf): Promise<true> => {
  const contacts = await load<ContactsService>('contacts');
  const content = await load<ContentService>('content');
  say(`  removed ${await contacts.reset(getEnvironment('contacts'))} messages`);
  say(`  moved ${await content.reset(getEnvironment('content'))} items of content to the trash`);
  const sample = sampleContentAt(new Date());
  const { created } = await content.importContent(getEnvironment('content'), sample, { existing: 'update' });
  say(`  stored ${created} sample items of content`);
  await seedSamples(getEnvironment);
  return true;
};
