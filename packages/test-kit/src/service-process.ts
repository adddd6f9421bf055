import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const SOURCE_HOOKS = new URL('../source-hooks.mjs', import.meta.url).href;

/** A service in a process of its own, to be killed as a machine would. */
export interface ServiceProcess {
  url: string;
  /** What it has written to its log since it listens. */
  log(): string;
  /** Stops it in the middle of its work, as a paused machine would, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<void>;
}

const listeningUrl = async (output: Readable): Promise<string | undefined> => {
  for await (const line of createInterface({ input: output })) {
    const entry = JSON.parse(line) as { msg?: string; url?: string };
    if (entry.msg === 'service started') return entry.url;
  }
  return undefined;
};

/** Starts a service's `main.ts` and resolves when it says that it listens. */
export const startServiceProcess = async (main: URL, env: NodeJS.ProcessEnv): Promise<ServiceProcess> => {
  const args = ['--conditions=atelier-source', '--import', SOURCE_HOOKS, fileURLToPath(main)];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await listeningUrl(child.stdout);
  if (url === undefined) throw new Error(`The service ended before it listened: ${(await ended).join(' ')}`);
  const written: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => written.push(chunk.toString())).resume();
  return {
    url,
    log: () => written.join(''),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
