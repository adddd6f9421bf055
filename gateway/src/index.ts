import { readEnvironment } from '@atelier/service-kit/environment/read-environment';
import { serveHandler } from '@atelier/service-kit/http/serve-handler';
import { gatewayEnvironment } from './environment.js';
import { createGateway } from './gateway.js';

export { createGateway, type Gateway, type GatewayCall } from './gateway.js';

/** Runs the gateway as its own server. */
export const start = async (env: NodeJS.ProcessEnv) => {
  const { PORT, HOST } = readEnvironment(gatewayEnvironment, env);
  const gateway = await createGateway(env);
  // A proxy sends requests as soon as there is a listener, and those of staff would be refused.
  await gateway.waitUntilReady();
  const { url, server, stop } = await serveHandler(gateway.handler, PORT, HOST);
  return {
    url,
    server,
    stop: async () => {
      gateway.endStreams();
      await stop();
      await gateway.stop();
    },
  };
};
