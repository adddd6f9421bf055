import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@atelier/test-kit/free-port';
import { readState, repositoryRoot } from '../platform/platform.ts';

const READY_WITHIN_MS = 60_000;

const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

/** The commit of the last release: the one that recorded its API. Another one can be named by ATELIER_UPGRADE_FROM. */
const getCommit = (): string => {
  const { ATELIER_UPGRADE_FROM: wanted } = process.env;
  if (wanted) return git(repositoryRoot, 'rev-parse', wanted);
  const last = git(repositoryRoot, 'log', '-1', '--format=%H', '--', 'docs/api/released.json');
  if (last === '') throw new Error('The history has no release. Fetch the whole history (git fetch --unshallow).');
  return last;
};

/** Checks out an earlier release into a folder; returns its commit. */
export const checkOutEarlierRelease = (folder: string): string => {
  const commit = getCommit();
  git(repositoryRoot, 'clone', '--quiet', '--no-checkout', '--shared', '.', folder);
  git(folder, 'checkout', '--quiet', '--detach', commit);
  return commit;
};

/** Starts the content service of a folder beside that of a running platform, on its servers. */
export const startContentBeside = async (dataDir: string, folder: string): Promise<{ url: string; stop(): void }> => {
  const { mongodbUrl, natsUrl, serviceUrls, url: publicUrl } = readState(dataDir, 'content');
  const port = String(await freePort());
  const env = {
    PATH: process.env.PATH,
    PORT: port,
    MONGODB_URL: mongodbUrl,
    NATS_URL: natsUrl,
    AUTH_JWKS_URL: `${serviceUrls.auth}/auth/jwks.json`,
    MEDIA_URL: serviceUrls.media,
    ATELIER_PUBLIC_URL: publicUrl,
  };
  const child = spawn(process.execPath, [join(folder, 'services/content/dist/main.js')], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (ready?.ok) return { url, stop: () => child.kill('SIGTERM') };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill('SIGKILL');
  throw new Error(`The earlier content service did not become ready:\n${output.slice(-2000)}`);
};
