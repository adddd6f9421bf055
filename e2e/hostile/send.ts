import { Agent, request } from 'node:http';

export interface Sent {
  status: number;
  ms: number;
}

/** A different address from honest visitors; loopback has more than one. */
const HOSTILE_ADDRESS = '127.0.0.2';
const TIMEOUT_MS = 30_000;

const agents = {
  honest: new Agent({ keepAlive: true, maxSockets: 8 }),
  hostile: new Agent({ keepAlive: true, maxSockets: 16, localAddress: HOSTILE_ADDRESS }),
};

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  from?: keyof typeof agents;
}

/** Sends one request and reads the whole answer; status 0 if there was none. The path is sent unchanged. */
export const send = (url: string, { method = 'GET', headers = {}, body = '', from = 'hostile' }: Options = {}) =>
  new Promise<Sent>((resolve) => {
    const startedAtMs = performance.now();
    const { hostname, port, origin } = new URL(url);
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const finish = (status: number) => resolve({ status, ms: performance.now() - startedAtMs });
    const options = {
      hostname,
      port,
      path: url.slice(origin.length),
      method,
      agent: agents[from],
      timeout: TIMEOUT_MS,
    };
    const sending = request({ ...options, headers: { ...headers, ...length } });
    sending.on('response', (answer) => answer.resume().on('end', () => finish(answer.statusCode ?? 0)));
    sending.on('timeout', () => sending.destroy());
    sending.on('error', () => finish(0));
    sending.end(body);
  });
