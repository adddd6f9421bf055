import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, type Running } from '../node-process.ts';

/** The addresses that are measured. They need no header. */
export interface Addresses {
  list: string;
  detail: string;
}

/** Another product, installed from the npm registry and run as its documentation says for production. */
export interface Peer {
  name: string;
  version: string;
  /** Run once in the product's folder. */
  install: readonly (readonly string[])[];
  files: Record<string, string>;
  env: Record<string, string>;
  /** Run before each start, with an empty folder `data`. */
  setUp: readonly (readonly string[])[];
  start: readonly string[];
  /** Answers 2xx as soon as requests are served. */
  readyPath: string;
  fill(url: string): Promise<Addresses>;
}

const FOLDER = join(process.env.ATELIER_CACHE_DIR ?? join(homedir(), '.cache', 'atelier'), 'peers');
const READY_WITHIN_MS = 180_000;
const POLL_MS = 250;
const STOP_WITHIN_MS = 10_000;

/** Native parts are built for this Node, with the headers that come with its package. */
const nodeHeaders = (): Record<string, string> => {
  const root = dirname(dirname(process.execPath));
  return existsSync(join(root, 'include', 'node')) ? { npm_config_nodedir: root } : {};
};

const run = ([command = '', ...args]: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void => {
  const { status, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stderr.slice(-2000)}`);
};

/** Installs packages, given with exact versions. */
export const npmInstall = (...packages: readonly string[]): readonly string[] => [
  'npm',
  'install',
  '--no-audit',
  '--no-fund',
  '--save-exact',
  ...packages,
];

const install = (peer: Peer, folder: string): void => {
  const stamp = join(folder, `installed-${peer.version}`);
  if (existsSync(stamp)) return;
  process.stdout.write(`Installing ${peer.name} ${peer.version}; this takes some minutes the first time.\n`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  for (const command of peer.install) run(command, folder, { ...process.env, ...nodeHeaders() });
  writeFileSync(stamp, '');
};

const isReady = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a product with an empty database of its own. */
export const startPeer = async (peer: Peer): Promise<Running> => {
  const folder = join(FOLDER, peer.name.toLowerCase());
  install(peer, folder);
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  mkdirSync(join(folder, 'data'));
  for (const [file, text] of Object.entries(peer.files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const path = `${dirname(process.execPath)}:${join(folder, 'node_modules/.bin')}:${process.env.PATH}`;
  const env = {
    PATH: path,
    HOME: homedir(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...peer.env,
  };
  for (const command of peer.setUp) run(command, folder, env);
  const [command = '', ...args] = peer.start;
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(`${url}${peer.readyPath}`))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${peer.name} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      const last = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await ended;
      clearTimeout(last);
    },
  };
};

/** A call that must succeed, with JSON in both directions. */
export const post = async (url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> => {
  const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  const answer = await fetch(url, { ...options, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`POST ${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
};
