import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const REQUEST_TIMEOUT_MS = 75_000;
const RELEASE_EVERY_MS = 50;

/** Serves a handler on its own port; `stop` takes no new connections and waits for the running requests. */
export const serveHandler = async (handler: RequestListener, port: number, host: string) => {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS }, handler);
  // Node counts a connection that has sent nothing as busy for a minute.
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      // A connection becomes idle when its request ends, which can be after the server was closed.
      const release = setInterval(() => server.closeIdleConnections(), RELEASE_EVERY_MS);
      server.close(() => {
        clearInterval(release);
        resolve();
      });
      for (const socket of unused) socket.destroy();
    });
  return { url: `http://${host}:${(server.address() as AddressInfo).port}`, server, stop };
};
