import type { RunningProcess } from '../children/running-process.ts';
import { onFreePorts } from '../network/ports.ts';
import type { Say } from '../progress.ts';
import type { ServersKey } from './accounts.ts';

/** A server that answers: its address with an administrator's credentials where it has users, and what its process can do. */
export interface RunningServer extends RunningProcess {
  url: string;
  port: number;
}

export interface ServerOptions {
  /** Made when missing; everything the server keeps is below it. */
  dataDir: string;
  /** Without one, a free port is chosen. */
  port?: number;
  /** Hears of downloads and other long work. */
  log?: Say;
}

/** For a server with users. */
export interface GuardedServerOptions extends ServerOptions {
  key: ServersKey;
}

/** Launches on the given port or a free one, and waits until the server answers; one that does not is stopped. */
export const startWhenReady = <Server extends RunningServer>(
  port: number | undefined,
  launch: (port: number) => Server,
): Promise<Server> => {
  const start = async (chosen: number) => {
    const server = launch(chosen);
    try {
      await server.ready;
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  };
  return port === undefined ? onFreePorts(1, start) : start(port);
};
