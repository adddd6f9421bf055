import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchServer } from '../children/launch-server.ts';
import { fileLog } from '../children/process-log.ts';
import { runTask } from '../children/run-task.ts';
import { processFile } from '../paths.ts';
import { type RunningServer, type ServerOptions, startWhenReady } from './running-server.ts';

export interface MongodLaunch {
  program: string;
  dataDir: string;
  port: number;
  logFile: string;
}

const CACHE_GIGABYTES = '0.25';
const OPLOG_MEGABYTES = '128';
/** A killed process leaves its transaction open, and others wait for what it holds, until the server ends it. */
const TRANSACTION_SECONDS = '30';

const mongodArguments = ({ dataDir, port }: MongodLaunch): string[] => [
  ...['--dbpath', dataDir, '--bind_ip', '127.0.0.1', '--port', String(port), '--replSet', 'rs0'],
  ...['--wiredTigerCacheSizeGB', CACHE_GIGABYTES, '--oplogSize', OPLOG_MEGABYTES],
  ...['--networkMessageCompressors', 'disabled', '--quiet'],
  ...['--setParameter', `transactionLifetimeLimitSeconds=${TRANSACTION_SECONDS}`],
  // A socket file of a killed server would be in the way of another user on the same port.
  ...(process.platform === 'win32' ? [] : ['--nounixsocket']),
];

export const mongodUrl = (port: number): string => `mongodb://127.0.0.1:${port}/?replicaSet=rs0`;

/** Starts mongod as a replica set of one; ready when it takes writes. */
export const launchMongod = (launch: MongodLaunch): RunningServer => {
  mkdirSync(launch.dataDir, { recursive: true });
  const child = launchServer({
    name: 'mongod',
    program: launch.program,
    args: mongodArguments(launch),
    log: fileLog(launch.logFile),
    isReady: (signal, pid) => runTask(processFile('await-primary'), { input: { port: launch.port, pid }, signal }),
  });
  return { ...child, url: mongodUrl(launch.port), port: launch.port };
};

/** Finds a mongod, starts it on loopback, and waits until it takes writes. The caller stops it. */
export const startMongod = async ({ dataDir, port, log }: ServerOptions): Promise<RunningServer> => {
  // The launcher has its programs already and must not carry what fetches them.
  const { resolveMongod } = await import('./server-programs.ts');
  const program = await resolveMongod(log);
  mkdirSync(dataDir, { recursive: true });
  return startWhenReady(port, (chosen) =>
    launchMongod({ program, dataDir, port: chosen, logFile: join(dataDir, 'mongod.log') }),
  );
};
