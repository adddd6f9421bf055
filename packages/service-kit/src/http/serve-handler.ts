import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const REQUEST_TIMEOUT_MS = 75_000;
/** Connections that are open without a request would otherwise hold up the stop for a minute. */
const DRAIN_MS = 10_000;

/** Serves a handler on a port of its own; `stop` takes no new connections and lets requests finish for ten seconds. */
export const serveHandler = async (handler: RequestListener, port: number, host: string) => {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS }, handler);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
      server.closeIdleConnections();
    });
  return { url: `http://${host}:${(server.address() as AddressInfo).port}`, stop };
};
