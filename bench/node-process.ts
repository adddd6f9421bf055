import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const READY_WITHIN_MS = 15 * 60_000;
const POLL_MS = 100;

export interface Running {
  url: string;
  stop(): Promise<void>;
}

export interface RunningProcess extends Running {
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a program of this repository that listens on PORT, by default a free one, and waits until it is live. */
export const startNode = async (
  file: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<RunningProcess> => {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(`${url}/health/live`))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}.`);
    if (Date.now() > deadline) throw new Error(`${file} was not ready in time.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await once(child, 'exit');
  };
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
};
