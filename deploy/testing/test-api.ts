import { parseArgs } from 'node:util';
import { build } from '../embedded/build.ts';
import { Problem } from '../embedded/problem.ts';
import { say } from '../embedded/progress.ts';
import { runConformance } from './journeys.ts';
import { totalLine } from './total.ts';

const USAGE =
  'npm run test:api -- --base http://localhost:3000 --email STAFF@EXAMPLE --password PASSWORD\n' +
  'STAFF must be a super_admin of that instance; what the suite makes there it takes away again.';

/** `npm run test:api -- --base URL`: tests all operations against a running instance, without its source. */
export const testApi = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: { base: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
  });
  if (values.base === undefined || !URL.canParse(values.base)) throw new Problem(`Name the instance:\n${USAGE}`);
  await build();
  const { origin } = new URL(values.base);
  const count = await runConformance({
    ATELIER_E2E_URL: origin,
    ...(values.email === undefined ? {} : { ATELIER_API_EMAIL: values.email }),
    ...(values.password === undefined ? {} : { ATELIER_API_PASSWORD: values.password }),
  });
  say(totalLine(count));
  process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;
};
