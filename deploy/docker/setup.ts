import { runTask } from '../embedded/children/run-task.ts';
import { processFile } from '../embedded/paths.ts';
import { describeFailure } from '../embedded/problem.ts';
import type { PrepareDataInput, PrepareDataResult } from '../embedded/processes/prepare-data.ts';
import type { FirstReleasesInput } from '../embedded/processes/publish-first-releases.ts';
import { say } from '../embedded/progress.ts';
import { SERVICES } from '../embedded/unit-environments.ts';
import { demanded, getCredentials, wantsSampleContent } from './environment.ts';

/** The services whose stored data has changed from one version to the next (ADR 0057). */
const MIGRATING = ['analytics', 'contacts'] as const;

interface MigratingService {
  migrate(env: NodeJS.ProcessEnv): Promise<void>;
}

const migrate = async (): Promise<void> => {
  for (const name of MIGRATING) {
    const service: MigratingService = await import(`@atelier/${name}-service`);
    await service.migrate({ ...process.env, ...getCredentials(name) });
  }
  say('The stored data is what this version expects.');
};

/** Fills an empty installation and leaves any other as it is: administrator, sample content if wanted, first releases. */
const setUp = async (): Promise<void> => {
  const administrator = { email: demanded('ATELIER_ADMIN_EMAIL'), password: demanded('ATELIER_ADMIN_PASSWORD') };
  const environments = Object.fromEntries(SERVICES.map((name) => [name, getCredentials(name)]));
  const data = { environments, administrator, isBlank: !wantsSampleContent() } as PrepareDataInput;
  const { email } = await runTask<PrepareDataResult>(processFile('prepare-data'), { input: data });
  const releases: FirstReleasesInput = { url: demanded('GATEWAY_URL'), key: demanded('ATELIER_RELEASE_KEY') };
  await runTask<void>(processFile('publish-first-releases'), { input: releases });
  say(`Atelier is set up; its administrator is ${email}.`);
};

// Without an argument, both steps run. Compose runs them apart, because the migrations come before the services.
const [only] = process.argv.slice(2);
try {
  if (only !== 'installation') await migrate();
  if (only !== 'migrations') await setUp();
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
