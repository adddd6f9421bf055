import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchServer } from '../children/launch-server.ts';
import { fileLog } from '../children/process-log.ts';
import type { RunningProcess } from '../children/running-process.ts';
import { poll } from '../network/poll.ts';
import { answersNatsPing } from '../network/probes.ts';
import { ADMINISTRATOR, getPasswords, natsVariables, type ServersKey, urlFor } from './accounts.ts';
import { natsAuthorization, PLATFORM_ACCOUNT } from './nats-authorization.ts';
import { type GuardedServerOptions, type RunningServer, startWhenReady } from './running-server.ts';

interface NatsLaunch {
  program: string;
  dataDir: string;
  port: number;
  logFile: string;
  key: ServersKey;
}

const READY_WITHIN_MS = 30_000;
const WRITE_FAILED = /critical write error|failed to store a msg/i;

/** After one write failed, for example on a full disk, JetStream refuses all others until it is started again. */
export const canStore = async ({ logTail }: Pick<RunningProcess, 'logTail'>): Promise<boolean> =>
  !WRITE_FAILED.test(logTail());

/** Without credentials: see `urlFor`. */
export const natsUrl = (port: number): string => `nats://127.0.0.1:${port}`;

/** By default, JetStream syncs every two minutes, and a power failure would lose acknowledged messages. */
const configuration = ({ dataDir, port }: NatsLaunch, serverName: string): string => `server_name: ${serverName}
listen: "127.0.0.1:${port}"
jetstream {
  store_dir: ${JSON.stringify(dataDir)}
  sync_interval: always
  max_memory_store: 64MB
}
${natsAuthorization()}`;

const writeConfiguration = (launch: NatsLaunch, serverName: string): string => {
  const file = join(launch.dataDir, 'nats.conf');
  mkdirSync(launch.dataDir, { recursive: true });
  writeFileSync(file, configuration(launch, serverName));
  return file;
};

/** Up to version 0.2.0, the streams belonged to the default account of NATS. deploy/docker/start-nats.sh does the same. */
const moveStreams = (dataDir: string): void => {
  const [from, to] = ['$G', PLATFORM_ACCOUNT].map((account) => join(dataDir, 'jetstream', account)) as [string, string];
  if (existsSync(from) && !existsSync(to)) renameSync(from, to);
};

/** Starts a broker with JetStream on disk; ready when it answers a ping. */
export const launchNats = (launch: NatsLaunch): RunningServer => {
  moveStreams(launch.dataDir);
  // A unique name for each start shows that the answer comes from this server and not from another one on the port.
  const serverName = `atelier-${Math.random().toString(36).slice(2)}`;
  const { port, key } = launch;
  const administrator = { user: ADMINISTRATOR, pass: getPasswords(key).administrator };
  const child = launchServer({
    name: 'nats-server',
    program: launch.program,
    args: ['--config', writeConfiguration(launch, serverName)],
    // The configuration refers to these variables, so that no other file contains the secrets.
    env: { ...process.env, ...natsVariables(key) },
    log: fileLog(launch.logFile),
    isReady: (signal) =>
      poll(() => answersNatsPing(port, serverName, administrator), {
        signal,
        timeoutMs: READY_WITHIN_MS,
        what: 'it answered no ping',
      }),
  });
  return { ...child, url: urlFor(ADMINISTRATOR, natsUrl(port), key), port };
};

/** Finds a nats-server, starts it on loopback, and waits until JetStream answers. The caller stops it. */
export const startNats = async ({ dataDir, port, key, log }: GuardedServerOptions): Promise<RunningServer> => {
  // The launcher already has its programs and must not load the code that fetches them.
  const { resolveNatsServer } = await import('./server-programs.ts');
  const program = await resolveNatsServer(log);
  mkdirSync(dataDir, { recursive: true });
  return startWhenReady(port, (chosen) =>
    launchNats({ program, dataDir, port: chosen, key, logFile: join(dataDir, 'nats-server.log') }),
  );
};
