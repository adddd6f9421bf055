import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer } from '../embedded/children/launch-server.ts';
import { fileLog } from '../embedded/children/process-log.ts';
import { poll } from '../embedded/network/poll.ts';
import { during } from '../embedded/progress.ts';
import { type RunningServer, startWhenReady } from '../embedded/servers/running-server.ts';
import { findJava, type JavaServer, resolveLibraries } from './maven-libraries.ts';

const READY_WITHIN_MS = 60_000;
const GREETS_WITHIN_MS = 2000;
const HEAP = ['-Xms64m', '-Xmx64m'];

const GREENMAIL: JavaServer = {
  name: 'GreenMail',
  version: '2.1.5',
  libraries: ['com.icegreen:greenmail-standalone:2.1.5'],
  variable: 'TEST_IMAP_ADDRESS',
};

const greets = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(GREETS_WITHIN_MS, () => finish(false));
    socket.on('error', () => finish(false));
    socket.on('data', (chunk) => finish(chunk.toString().startsWith('* OK')));
  });

/** Makes the mailbox of every user who signs in, with any password. */
const launch = (java: string, libraries: string, folder: string, port: number): RunningServer => {
  const settings = ['hostname=127.0.0.1', `imap.port=${port}`, 'auth.disabled'].map((one) => `-Dgreenmail.${one}`);
  const child = launchServer({
    name: 'mail-server',
    program: java,
    args: [
      ...HEAP,
      ...settings,
      '-cp',
      join(libraries, '*'),
      'com.icegreen.greenmail.standalone.GreenMailStandaloneRunner',
    ],
    log: fileLog(join(folder, 'mail-server.log')),
    isReady: (signal) => poll(() => greets(port), { signal, timeoutMs: READY_WITHIN_MS, what: 'it greeted nobody' }),
  });
  return { ...child, url: `127.0.0.1:${port}`, port };
};

const startGreenMail = async (folder: string): Promise<RunningServer> => {
  const java = findJava(GREENMAIL);
  const libraries = await resolveLibraries(GREENMAIL);
  return startWhenReady(undefined, (port) => launch(java, libraries, folder, port));
};

/** The IMAP server of this variable, which must let in every user, or one that is started and removed again. */
export const withMailServer = async <Result>(work: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result> => {
  const { TEST_IMAP_ADDRESS: given } = process.env;
  if (given !== undefined && given !== '') return work({ TEST_IMAP_ADDRESS: given });
  const folder = mkdtempSync(join(tmpdir(), 'atelier-mail-server-'));
  try {
    const server = await during(`Starting ${GREENMAIL.name} ${GREENMAIL.version}`, startGreenMail(folder));
    return await work({ TEST_IMAP_ADDRESS: server.url }).finally(() => server.stop());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
