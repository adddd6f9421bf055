import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '@atelier/service-kit';
import { createShell } from './create-shell.js';
import { shellEnvironment } from './environment.js';

export { createShell, type Shell } from './create-shell.js';

/** The shell's server on a port of its own. */
export const start = async (env: NodeJS.ProcessEnv) => {
  const { PORT, HOST } = readEnvironment(shellEnvironment, env);
  const shell = await createShell(env);
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000 }, shell.handler);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(PORT, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await shell.stop();
  };
  return { url: `http://${HOST}:${port}`, stop };
};
