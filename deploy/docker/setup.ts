import { runTask } from '../embedded/children/run-task.ts';
import { processFile } from '../embedded/paths.ts';
import { describeFailure } from '../embedded/problem.ts';
import type { PrepareDataInput, PrepareDataResult } from '../embedded/processes/prepare-data.ts';
import type { FirstReleasesInput } from '../embedded/processes/publish-first-releases.ts';
import { say } from '../embedded/progress.ts';
import { passwordVariable, withCredentials } from '../embedded/servers/accounts.ts';
import { SERVICES, type ServiceName, type UnitEnvironment } from '../embedded/unit-environments.ts';
import { demanded, wantsSampleContent } from './environment.ts';

/** The process's own environment is that of every service, except for their credentials. */
const getEnvironment = (name: ServiceName): UnitEnvironment => {
  const password = demanded(passwordVariable(name));
  return {
    MONGODB_URL: withCredentials(demanded('MONGODB_URL'), name, password),
    NATS_URL: withCredentials(demanded('NATS_URL'), name, password),
  };
};

/** Fills an empty installation and leaves any other as it is: administrator, sample content if wanted, first releases. */
const setUp = async (): Promise<void> => {
  const administrator = { email: demanded('ATELIER_ADMIN_EMAIL'), password: demanded('ATELIER_ADMIN_PASSWORD') };
  const environments = Object.fromEntries(SERVICES.map((name) => [name, getEnvironment(name)]));
  const data = { environments, administrator, isBlank: !wantsSampleContent() } as PrepareDataInput;
  const { email } = await runTask<PrepareDataResult>(processFile('prepare-data'), { input: data });
  const releases: FirstReleasesInput = { url: demanded('GATEWAY_URL'), key: demanded('ATELIER_RELEASE_KEY') };
  await runTask<void>(processFile('publish-first-releases'), { input: releases });
  say(`Atelier is set up; its administrator is ${email}.`);
};

try {
  await setUp();
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
