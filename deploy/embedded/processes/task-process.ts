import type { TaskAnswer } from '../children/run-task.ts';
import { describeFailure, Problem } from '../problem.ts';

const receiveInput = (): Promise<unknown> =>
  new Promise((resolve) => process.once('message', (message: { input: unknown }) => resolve(message.input)));

const send = (answer: TaskAnswer<unknown>): Promise<void> =>
  new Promise((resolve) => process.send?.(answer, () => resolve()));

/** If the launcher is gone, its tasks end too, with all processes that they started. */
const endWithLauncher = () => {
  try {
    process.kill(-process.pid, 'SIGTERM');
  } finally {
    process.exit(1);
  }
};

/** Runs a one-shot process: gets its input from the launcher, returns a result, and ends. */
export const performTask = async <Input, Result>(work: (input: Input) => Promise<Result>): Promise<void> => {
  process.once('disconnect', endWithLauncher);
  try {
    const result = await work((await receiveInput()) as Input);
    await send({ result });
  } catch (error) {
    if (!(error instanceof Problem)) process.stderr.write(`${describeFailure(error)}\n`);
    if (error instanceof Problem) await send({ problem: error.message });
    process.exitCode = 1;
  }
  process.off('disconnect', endWithLauncher);
  process.disconnect();
};
