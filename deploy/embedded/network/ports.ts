import { createServer } from 'node:net';
import { StartFailure } from '../children/running-process.ts';
import { Problem } from '../problem.ts';

/** Below every system's range for outgoing connections, so that a port stays free while its process restarts. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 31_999;
const ATTEMPTS = 3;

/** Why the port cannot be used; undefined if it can. */
const findPortProblem = (port: number, host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });

const randomPort = () => LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT + 1));

/** Distinct free loopback ports. */
export const findFreePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomPort();
    if ((await findPortProblem(port, '127.0.0.1')) === undefined) ports.add(port);
  }
  return [...ports];
};

/** Starts something on free ports, and retries with others if one was taken in the meantime. */
export const onFreePorts = async <Result>(
  count: number,
  start: (...ports: number[]) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(...(await findFreePorts(count)));
    } catch (error) {
      const again = error instanceof StartFailure && error.isPortTaken && attempt < ATTEMPTS;
      if (!again) throw error;
    }
  }
};

const EXPLANATIONS: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) => `Port ${port} is already in use. Stop what listens there, or set PORT to another port.`,
  EACCES: (port) => `This user may not listen on port ${port}. Set PORT to a port above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `HOST=${host} is not an address of this machine. Set HOST to one, such as 127.0.0.1.`,
  ENOTFOUND: (_port, host) => `HOST=${host} cannot be resolved. Set HOST to an address of this machine.`,
};

/** Throws a Problem if the public port cannot be used. */
export const requireFreePort = async (port: number, host: string): Promise<void> => {
  const obstacle = await findPortProblem(port, host);
  if (obstacle === undefined) return;
  const explain = EXPLANATIONS[obstacle];
  throw new Problem(explain?.(port, host) ?? `Port ${port} on ${host} cannot be listened on (${obstacle}).`);
};
