import { createServer } from 'node:net';

/** Below every system's range for outgoing connections, which could otherwise take the port before it is used. */
const LOWEST_PORT = 20_000;
const PORTS = 12_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A loopback port for a server that must know its port before it starts. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * PORTS);
    if (await isFree(port)) return port;
  }
};
