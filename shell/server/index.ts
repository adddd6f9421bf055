import { readEnvironment } from '@atelier/service-kit/environment/read-environment';
import { serveHandler } from '@atelier/service-kit/http/serve-handler';
import { serveMetrics } from '@atelier/service-kit/http/serve-metrics';
import { createShell } from './create-shell.js';
import { shellEnvironment } from './environment.js';

export { createShell, type Shell } from './create-shell.js';

/** Starts the shell's server on its own port. */
export const start = async (env: NodeJS.ProcessEnv) => {
  const { PORT, HOST, METRICS_PORT } = readEnvironment(shellEnvironment, env);
  const shell = await createShell(env);
  const { url, server, stop } = await serveHandler(shell.handler, PORT, HOST);
  const metrics = METRICS_PORT === undefined ? undefined : await serveMetrics([shell.metrics], METRICS_PORT, HOST);
  return {
    url,
    metricsUrl: metrics?.url,
    server,
    stop: async () => {
      await stop();
      await Promise.all([metrics?.stop(), shell.stop()]);
    },
  };
};
