import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const READINESS = '/health/ready';

const isReadiness = ({ url = '' }: IncomingMessage): boolean => url.split('?')[0] === READINESS;

const sayUnready = (response: ServerResponse): void => {
  const headers = { 'content-type': 'application/json', connection: 'close' };
  response.writeHead(503, headers).end('{"status":"unavailable"}');
};

/**
 * Before a server closes: it answers on, but says that it is not ready, and each answer ends its connection, so that none is in
 * use when it closes. Callers open the next one to another replica, or find nobody and try again.
 */
export const drainServer = async (server: Server, forMs: number): Promise<void> => {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (isReadiness(request)) return sayUnready(response);
    response.setHeader('connection', 'close');
    for (const handler of handlers) handler.call(server, request, response);
  });
  await wait(forMs);
};
