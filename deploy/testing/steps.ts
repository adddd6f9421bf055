import { spawn } from 'node:child_process';
import { repositoryRoot } from '../embedded/paths.ts';
import { say, secondsSince } from '../embedded/progress.ts';

/** A program that a repository command runs. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** The time limit, after which the program is killed and the step fails. */
  timeoutMs?: number;
}

export interface StepResult {
  name: string;
  passed: boolean;
}

const run = (step: Step, isShown: boolean): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(step.command, step.args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...step.env },
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      timeout: step.timeoutMs,
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8') }));
  });

/** Runs a step and shows its output if it fails, or live with `isShown`. */
export const runStep = async (step: Step, { isShown = false } = {}): Promise<StepResult> => {
  const startedAt = performance.now();
  const { code, output } = await run(step, isShown);
  const passed = code === 0;
  if (!passed && output !== '') say(output.trimEnd());
  say(`${passed ? 'ok    ' : 'FAILED'} ${step.name} (${secondsSince(startedAt)})`);
  return { name: step.name, passed };
};

/** Two at a time, in order: enough for two cores, with a readable log. */
export const runSteps = async (steps: readonly Step[], atOnce = 2): Promise<StepResult[]> => {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
};
