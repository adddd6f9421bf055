import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const REQUEST_TIMEOUT_MS = 75_000;

/** Serves a handler on its own port; `stop` refuses new connections and waits for running requests. */
export const serveHandler = async (handler: RequestListener, port: number, host: string) => {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS }, handler);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  return { url: `http://${host}:${(server.address() as AddressInfo).port}`, stop };
};
