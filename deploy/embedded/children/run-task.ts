import { type ChildProcess, spawn } from 'node:child_process';
import { basename } from 'node:path';
import { repositoryRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { describeExit, signalChild } from './running-process.ts';

export type TaskAnswer<Result> = { result: Result } | { problem: string };

interface TaskOptions {
  env?: NodeJS.ProcessEnv;
  /** Sent to the task as its first message. */
  input?: unknown;
  /** Ends the task, with everything it started, when aborted. */
  signal?: AbortSignal;
}

const toAnswer = <Result>(child: ChildProcess, file: string): Promise<Result> =>
  new Promise((resolve, reject) => {
    child.once('message', (answer: TaskAnswer<Result>) => {
      if ('problem' in answer) reject(new Problem(answer.problem));
      else resolve(answer.result);
    });
    // There may be several errors: a missing program fails to start, and then writes to it fail.
    child.on('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Problem(`${basename(file, '.ts')} ${describeExit({ code, signal })}`)),
    );
  });

/**
 * Runs one task in its own process and returns the result, so that its memory is released.
 * The task leads a process group, so that the processes it started end with it.
 */
export const runTask = async <Result>(file: string, options: TaskOptions = {}): Promise<Result> => {
  options.signal?.throwIfAborted();
  const child = spawn(process.execPath, [file], {
    cwd: repositoryRoot,
    env: options.env ?? process.env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => signalChild(child, 'SIGTERM', true);
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    child.send({ input: options.input });
    return await toAnswer<Result>(child, file);
  } finally {
    options.signal?.removeEventListener('abort', stop);
  }
};
