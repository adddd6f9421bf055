import type { Server } from 'node:http';
import { drainServer } from './http/drain-server.js';

interface Running {
  server: Server;
  stop(): Promise<void>;
}

/** As long as a proxy or a name server may still send requests here, and callers may keep an idle connection. */
export const DRAIN_MS = 3000;

/** Runs a service as its own process, and reports clearly why it cannot start. SIGTERM drains and stops it, SIGINT stops it at once. */
export const runService = async (start: (env: NodeJS.ProcessEnv) => Promise<Running>) => {
  try {
    const service = await start(process.env);
    const stop = () => void service.stop().then(() => process.exit(0));
    process.once('SIGTERM', () => void drainServer(service.server, DRAIN_MS).then(stop));
    process.once('SIGINT', stop);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
