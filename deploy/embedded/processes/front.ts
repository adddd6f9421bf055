import { createServer, type RequestListener, type Server } from 'node:http';
import { getEnvironment, runUnits, type Unit } from './unit-process.ts';

interface ComposedUnit extends Unit {
  metrics: object;
  handler: RequestListener;
}

/** API calls of a page stay in this process, without a socket. */
type CallGateway = (path: string, call: object) => Promise<unknown>;

interface ComposedGateway extends ComposedUnit {
  call: CallGateway;
  endStreams(): void;
}

type CreateGateway = (env: NodeJS.ProcessEnv) => Promise<ComposedGateway>;
type CreateShell = (env: NodeJS.ProcessEnv, options: { callGateway: CallGateway }) => Promise<ComposedUnit>;

type ServeMetrics = (units: readonly object[], port: number, host: string) => Promise<Unit>;

/** Visitors must not reach the metrics, whatever HOST is. */
const METRICS_HOST = '127.0.0.1';
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** Longer than the minute that the slowest upload may take. */
const REQUEST_TIMEOUT_MS = 75_000;
const DRAIN_MS = 10_000;
const RELEASE_EVERY_MS = 50;

// Built packages are imported by name at run time, so that type-checking the launcher does not check them too.
const load = async <Exports>(name: string): Promise<Exports> => import(name);

/** The probes are the gateway's, because it may be running without being ready. */
const isOfGateway = (url = '') => /^\/(api|health)([/?]|$)/.test(url);

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));

/** Accepts no new connections, lets requests finish, and closes the remaining connections after ten seconds. */
const drain = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // A connection becomes idle when its request ends, which can be after the server was closed.
    const release = setInterval(() => server.closeIdleConnections(), RELEASE_EVERY_MS);
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearInterval(release);
      clearTimeout(cut);
      resolve();
    });
  });

const startFront = async (): Promise<Unit> => {
  const { PORT, HOST, METRICS_PORT } = getEnvironment('front');
  const { createGateway } = await load<{ createGateway: CreateGateway }>('@atelier/gateway');
  const { createShell } = await load<{ createShell: CreateShell }>('@atelier/shell/server');
  const { serveMetrics } = await load<{ serveMetrics: ServeMetrics }>('@atelier/service-kit/http/serve-metrics');
  const gateway = await createGateway(getEnvironment('gateway'));
  const shell = await createShell(getEnvironment('shell'), { callGateway: gateway.call });
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      // Only units request cache tags, and these two call each other inside the process.
      if ('surrogate-capability' in request.headers) delete request.headers['surrogate-capability'];
      (isOfGateway(request.url) ? gateway : shell).handler(request, response);
    },
  );
  await listen(server, Number(PORT), HOST ?? '127.0.0.1');
  const metrics = await serveMetrics([gateway.metrics, shell.metrics], Number(METRICS_PORT), METRICS_HOST);
  return {
    stop: async () => {
      gateway.endStreams();
      await drain(server);
      await Promise.all([metrics.stop(), gateway.stop(), shell.stop()]);
    },
  };
};

if (import.meta.main) await runUnits(startFront);
