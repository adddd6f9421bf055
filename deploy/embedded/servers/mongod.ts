import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchServer } from '../children/launch-server.ts';
import { fileLog } from '../children/process-log.ts';
import { runTask } from '../children/run-task.ts';
import { processFile } from '../paths.ts';
import { ADMINISTRATOR, getPasswords, type ServersKey, urlFor } from './accounts.ts';
import type { PrimaryRequest } from './primary.ts';
import { type GuardedServerOptions, type RunningServer, startWhenReady } from './running-server.ts';

interface MongodLaunch {
  program: string;
  dataDir: string;
  port: number;
  logFile: string;
  key: ServersKey;
}

const CACHE_GIGABYTES = '0.25';
const OPLOG_MEGABYTES = '128';
/** A killed process leaves its transaction open, and others wait for its locks until the server ends it. */
const TRANSACTION_SECONDS = '30';

const mongodArguments = ({ dataDir, port, key }: MongodLaunch): string[] => [
  ...['--dbpath', dataDir, '--bind_ip', '127.0.0.1', '--port', String(port), '--replSet', 'rs0'],
  // Turns authentication on.
  ...['--keyFile', key.file],
  ...['--wiredTigerCacheSizeGB', CACHE_GIGABYTES, '--oplogSize', OPLOG_MEGABYTES],
  ...['--networkMessageCompressors', 'disabled', '--quiet'],
  ...['--setParameter', `transactionLifetimeLimitSeconds=${TRANSACTION_SECONDS}`],
  // A socket file left by a killed server would block another user on the same port.
  ...(process.platform === 'win32' ? [] : ['--nounixsocket']),
];

/** Without credentials: see `urlFor`. */
export const mongodUrl = (port: number): string => `mongodb://127.0.0.1:${port}/?replicaSet=rs0`;

/** Starts mongod as a one-member replica set with a user for each service; ready when it accepts writes. */
export const launchMongod = (launch: MongodLaunch): RunningServer => {
  const { dataDir, port, key } = launch;
  mkdirSync(dataDir, { recursive: true });
  const requestFor = (pid: number): PrimaryRequest => ({
    host: `127.0.0.1:${port}`,
    key: key.value,
    passwords: getPasswords(key),
    pid,
  });
  const child = launchServer({
    name: 'mongod',
    program: launch.program,
    args: mongodArguments(launch),
    log: fileLog(launch.logFile),
    isReady: (signal, pid) => runTask(processFile('await-primary'), { input: requestFor(pid), signal }),
  });
  return { ...child, url: urlFor(ADMINISTRATOR, mongodUrl(port), key), port };
};

/** Finds a mongod, starts it on loopback, and waits until it accepts writes. The caller stops it. */
export const startMongod = async ({ dataDir, port, key, log }: GuardedServerOptions): Promise<RunningServer> => {
  // The launcher already has its programs and must not load the code that fetches them.
  const { resolveMongod } = await import('./server-programs.ts');
  const program = await resolveMongod(log);
  mkdirSync(dataDir, { recursive: true });
  return startWhenReady(port, (chosen) =>
    launchMongod({ program, dataDir, port: chosen, key, logFile: join(dataDir, 'mongod.log') }),
  );
};
