import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

type Reply = (response: ServerResponse, received: Received) => void;

export const answering =
  (status: number, headers: Record<string, string> = {}, text = ''): Reply =>
  (response) =>
    response.writeHead(status, headers).end(text);

/** Accepts the request and never answers. */
export const hanging: Reply = () => undefined;

/** An external endpoint: records requests and answers as configured, by default with 204. */
export const startReceiver = async () => {
  const received: Received[] = [];
  const place = { reply: answering(204), open: 0, mostOpen: 0 };
  const server = createServer(async (request, response) => {
    place.open += 1;
    place.mostOpen = Math.max(place.open, place.mostOpen);
    response.once('close', () => {
      place.open -= 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one = { headers: request.headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    place.reply(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** The IDs of received deliveries, in order. */
    ids: () => received.map(({ headers }) => headers['webhook-id']),
    /** The maximum number of concurrent requests. */
    mostOpen: () => place.mostOpen,
    replies: (reply: Reply) => {
      place.reply = reply;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
