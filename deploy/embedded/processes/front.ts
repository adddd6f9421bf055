import { createServer, type RequestListener, type Server } from 'node:http';
import { environmentOf, runUnits, type Unit } from './unit-process.ts';

interface ComposedUnit extends Unit {
  handler: RequestListener;
}

type Create = (env: NodeJS.ProcessEnv) => Promise<ComposedUnit>;

const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** Longer than the minute that the slowest upload may take. */
const REQUEST_TIMEOUT_MS = 75_000;
const DRAIN_MS = 10_000;
const RELEASE_EVERY_MS = 50;

// Built packages are named at run time, so that checking the launcher's types does not check theirs too.
const load = async (name: string): Promise<Record<string, Create>> => import(name);

const create = async (packageName: string, creator: string, unit: string): Promise<ComposedUnit> => {
  const { [creator]: build } = await load(packageName);
  if (build === undefined) throw new Error(`${packageName} exports no ${creator}`);
  return build(environmentOf(unit));
};

const isApi = (url = '') => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));

/** Takes no new connections, lets requests finish, and cuts what still hangs after ten seconds. */
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
  const { PORT, HOST } = environmentOf('front');
  const [gateway, shell] = await Promise.all([
    create('@atelier/gateway', 'createGateway', 'gateway'),
    create('@atelier/shell/server', 'createShell', 'shell'),
  ]);
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => (isApi(request.url) ? gateway : shell).handler(request, response),
  );
  await listen(server, Number(PORT), HOST ?? '127.0.0.1');
  return {
    stop: async () => {
      await drain(server);
      await Promise.all([gateway.stop(), shell.stop()]);
    },
  };
};

if (import.meta.main) await runUnits(startFront);
