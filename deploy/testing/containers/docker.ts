import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../embedded/paths.ts';
import { Problem } from '../../embedded/problem.ts';

const run = promisify(execFile);
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs the docker command and returns its output; errors include its messages. */
export const docker = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> => {
  const options = { cwd: repositoryRoot, env: { ...process.env, ...env }, maxBuffer: LARGEST_OUTPUT_BYTES };
  return (await run('docker', args, options)).stdout.trim();
};

/** The same for long work: its output goes to the terminal. */
export const dockerShown = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('docker', args, { cwd: repositoryRoot, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Problem(`docker ${args.join(' ')} ended with code ${code}.`)),
    );
  });
