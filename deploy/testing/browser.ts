import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { repositoryRoot } from '../embedded/paths.ts';
import { Problem } from '../embedded/problem.ts';
import { say } from '../embedded/progress.ts';

/** The first one has no windows and needs a third less CPU time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .concat(MAC)
    .find((file) => existsSync(file));

const downloaded = (): string | undefined => {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: repositoryRoot,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const installByApt = (): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say('No Chromium on this machine: installing the Debian package.');
  const install = (name: string) => run('apt-get', ['install', '-y', '-qq', name]);
  return run('apt-get', ['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'));
};

const installByPlaywright = (): boolean => {
  say('No Chromium on this machine: asking Playwright to download its own.');
  return run(process.execPath, [join(repositoryRoot, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
};

/** A Chromium for the browser journeys: configured, found, or installed. */
export const findBrowser = (): string => {
  const named = process.env.ATELIER_CHROMIUM;
  if (named !== undefined) return named;
  const found = onPath() ?? downloaded();
  if (found !== undefined) return found;
  if (installByApt() || installByPlaywright()) {
    const installed = onPath() ?? downloaded();
    if (installed !== undefined) return installed;
  }
  throw new Problem(
    'The browser journeys need Chromium: none was found and none could be installed. Set ATELIER_CHROMIUM to a Chromium program.',
  );
};
