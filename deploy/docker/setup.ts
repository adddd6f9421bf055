import { runTask } from '../embedded/children/run-task.ts';
import { processFile } from '../embedded/paths.ts';
import { describeFailure, Problem } from '../embedded/problem.ts';
import type { PrepareDataInput, PrepareDataResult } from '../embedded/processes/prepare-data.ts';
import type { FirstReleasesInput } from '../embedded/processes/publish-first-releases.ts';
import { say } from '../embedded/progress.ts';
import { SERVICES } from '../embedded/unit-environments.ts';

const demanded = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Problem(`${name} must be set.`);
  return value;
};

/** Here the process's own environment is that of every service, so none is composed. */
const environments = Object.fromEntries(SERVICES.map((name) => [name, {}])) as PrepareDataInput['environments'];

/** Fills an empty installation and leaves any other as it is: administrator, sample content, first releases. */
const setUp = async (): Promise<void> => {
  const administrator = { email: demanded('ATELIER_ADMIN_EMAIL'), password: demanded('ATELIER_ADMIN_PASSWORD') };
  const data: PrepareDataInput = { environments, administrator };
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
