import type { RunningProcess } from '../children/running-process.ts';
import { onFreePorts } from '../network/ports.ts';
import type { Say } from '../progress.ts';
import type { ServersKey } from './accounts.ts';

/** A running server: its address, with an administrator's credentials if it has users, and its process. */
export interface RunningServer extends RunningProcess {
  url: string;
  port: number;
}

export interface ServerOptions {
  /** Created if missing. Contains all data of the server. */
  dataDir: string;
  /** Without one, a free port is chosen. */
  port?: number;
  /** Receives progress of downloads and other long work. */
  log?: Say;
}

/** Credentials for a server with users. */
export interface GuardedServerOptions extends ServerOptions {
  key: ServersKey;
}

/** Starts the server on the given port or a free one, and waits until it answers; stops it if it does not. */
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
