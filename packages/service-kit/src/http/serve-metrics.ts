import { type Metrics, renderMetrics } from './metrics.js';
import { serveHandler } from './serve-handler.js';

/**
 * Serves /metrics of one or several units on its own port, for units whose other port is open to visitors. `stop` waits for
 * running requests.
 */
export const serveMetrics = (units: readonly Metrics[], port: number, host: string) =>
  serveHandler(
    (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
      renderMetrics(units).then(
        (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
        () => response.writeHead(500).end(),
      );
    },
    port,
    host,
  );
