import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

const READINESS = '/health/ready';
/** How long a connection that was just taken may need to send its request. */
const LAST_REQUESTS_MS = 500;
const QUICK_TURN_MS = 1;
const MAX_WAIT_MS = 5000;

const isReadiness = ({ url = '' }: IncomingMessage): boolean => url.split('?')[0] === READINESS;

const answerNotReady = (response: ServerResponse): void => {
  const headers = { 'content-type': 'application/json', connection: 'close' };
  response.writeHead(503, headers).end('{"status":"unavailable"}');
};

/**
 * Resolves in a moment in which no connection waits to be taken. A close resets those, with requests that were already sent. Node
 * takes one connection in each turn of its event loop, so they can wait for long while it is busy.
 */
const waitUntilAccepted = async (server: Server): Promise<void> => {
  let taken = 0;
  const countTaken = () => {
    taken += 1;
  };
  server.on('connection', countTaken);
  for (const untilMs = performance.now() + MAX_WAIT_MS; performance.now() < untilMs; ) {
    const [takenBefore, startedAtMs] = [taken, performance.now()];
    await nextTurn();
    if (taken === takenBefore && performance.now() - startedAtMs < QUICK_TURN_MS) break;
  }
  server.off('connection', countTaken);
};

/**
 * Before a service stops: its server answers on, but says that it is not ready, and each answer ends its connection, so that none
 * is in use when it closes. Callers open the next one to another replica. Then it takes no new connections, and answers what the
 * last ones send; callers find nobody and try again elsewhere.
 */
export const drainServer = async (server: Server, forMs: number): Promise<void> => {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (isReadiness(request)) return answerNotReady(response);
    response.setHeader('connection', 'close');
    for (const handler of handlers) handler.call(server, request, response);
  });
  await wait(forMs);
  await waitUntilAccepted(server);
  server.close();
  await wait(LAST_REQUESTS_MS);
};
