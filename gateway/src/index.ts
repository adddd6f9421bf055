import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '@atelier/service-kit';
import { gatewayEnvironment } from './environment.js';
import { createGateway } from './gateway.js';

export { createGateway, type Gateway, type GatewayCall } from './gateway.js';

const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const REQUEST_TIMEOUT_MS = 120_000;

/** The gateway as a server of its own. */
export const start = async (env: NodeJS.ProcessEnv) => {
  const { PORT, HOST } = readEnvironment(gatewayEnvironment, env);
  const gateway = await createGateway(env);
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    gateway.handler,
  );
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(PORT, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await gateway.stop();
  };
  return { url: `http://${HOST}:${port}`, stop };
};
