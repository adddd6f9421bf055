import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { say } from '../../../embedded/progress.ts';
import { withGo } from '../../../embedded/servers/go-program.ts';
import type { Call } from './recorded-posts.ts';

const CHECKER = join(import.meta.dirname, 'checker');
const VERDICTS = { Ok: 'linearizable', Illegal: 'not linearizable' } as const;
type Verdict = (typeof VERDICTS)[keyof typeof VERDICTS];

/** The verdict of Porcupine, a published checker, on a history of calls. */
export const checkHistory = (history: readonly Call[]): Promise<Verdict> =>
  withGo(say, async (go, settings) => {
    const checker = spawn(go, ['run', '.'], {
      cwd: CHECKER,
      env: { ...process.env, ...settings },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    checker.stdin.end(history.map((call) => `${JSON.stringify(call)}\n`).join(''));
    const answer = (await text(checker.stdout)).trim();
    const verdict: Verdict | undefined = VERDICTS[answer as keyof typeof VERDICTS];
    if (verdict === undefined) throw new Error(`The history could not be checked: ${answer}.`);
    return verdict;
  });
