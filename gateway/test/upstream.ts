import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface UpstreamAnswer {
  status?: number;
  body?: unknown;
  headers?: OutgoingHttpHeaders;
}

/** A service as the gateway sees it: an HTTP server that remembers what reached it. */
export interface Upstream {
  url: string;
  requests: SeenRequest[];
  /** How it answers from now on; it may write to the response itself and return nothing. */
  answer: (request: IncomingMessage, response: ServerResponse) => UpstreamAnswer | undefined | Promise<UpstreamAnswer>;
  stop(): Promise<void>;
}

export const startUpstream = async (answer: Upstream['answer']): Promise<Upstream> => {
  const server = createServer(async (request, response) => {
    // A caller that goes away is not answered.
    const chunks: Buffer[] | undefined = await request.toArray().catch(() => undefined);
    if (chunks === undefined) return;
    const body = Buffer.concat(chunks).toString('utf8');
    upstream.requests.push({ method: request.method, url: request.url, headers: request.headers, body });
    const given = await upstream.answer(request, response);
    if (given === undefined) return;
    const { status = 200, body: answered = { success: true }, headers = {} } = given;
    const text = typeof answered === 'string' ? answered : JSON.stringify(answered);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: Upstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return upstream;
};
