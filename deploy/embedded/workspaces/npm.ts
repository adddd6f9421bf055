import { spawn } from 'node:child_process';
import { Problem } from '../problem.ts';

const TAIL_LINES = 40;

/** The npm that runs this command, otherwise the one on PATH. */
const npmCommand = (args: readonly string[]): [command: string, args: string[], needsShell: boolean] => {
  const script = process.env.npm_execpath;
  if (script !== undefined && /npm-cli\.[cm]?js$/.test(script)) return [process.execPath, [script, ...args], false];
  return ['npm', [...args], process.platform === 'win32'];
};

/** Runs npm quietly. If it fails, the Problem contains the end of its output. */
export const runNpm = (args: readonly string[], cwd: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const [command, all, shell] = npmCommand(args);
    const child = spawn(command, all, { cwd, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let tail: string[] = [];
    const remember = (chunk: Buffer) => {
      tail = [...tail, ...chunk.toString().split('\n')].slice(-TAIL_LINES);
    };
    child.stdout.on('data', remember);
    child.stderr.on('data', remember);
    child.on('error', (error) => reject(new Problem(`npm could not be started (${error.message})`)));
    child.on('close', (code) => {
      if (code === 0) return resolve();
      reject(new Problem(`npm ${args.join(' ')} failed with code ${code}:\n${tail.join('\n').trim()}`));
    });
  });
