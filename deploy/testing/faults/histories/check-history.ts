import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { say } from '../../../embedded/progress.ts';
import { withGo } from '../../../embedded/servers/go-program.ts';
import type { Call } from './recorded-posts.ts';

const CHECKER = join(import.meta.dirname, 'checker');
const VERDICTS = ['linearizable', 'not linearizable'] as const;

/** The verdict of Porcupine, a published checker, on a history of calls. */
export const checkHistory = (history: readonly Call[]): Promise<(typeof VERDICTS)[number]> =>
  withGo(say, async (go, settings) => {
    const checker = spawn(go, ['run', '.'], {
      cwd: CHECKER,
      env: { ...process.env, ...settings },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    checker.stdin.end(history.map((call) => `${JSON.stringify(call)}\n`).join(''));
    const [code] = await once(checker, 'exit');
    const verdict = VERDICTS[code];
    if (verdict === undefined) throw new Error('The history could not be checked.');
    return verdict;
  });
