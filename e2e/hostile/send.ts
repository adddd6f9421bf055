import { Agent, request } from 'node:http';

export interface Sent {
  status: number;
  ms: number;
}

/** Loopback has many addresses, and each network has limits of its own. */
export const HONEST_ADDRESS = '127.0.0.1';
const TIMEOUT_MS = 30_000;
const MAX_SOCKETS = 8;

const agents = new Map<string, Agent>();

const getAgent = (localAddress: string): Agent => {
  const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, localAddress });
  agents.set(localAddress, agent);
  return agent;
};

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  from?: string;
}

/** Sends one request and reads the whole answer; status 0 if there was none. The path is sent unchanged. */
export const send = (url: string, { method = 'GET', headers = {}, body = '', from = HONEST_ADDRESS }: Options = {}) =>
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
      agent: getAgent(from),
      timeout: TIMEOUT_MS,
    };
    const sending = request({ ...options, headers: { ...headers, ...length } });
    sending.on('response', (answer) => answer.resume().on('end', () => finish(answer.statusCode ?? 0)));
    sending.on('timeout', () => sending.destroy());
    sending.on('error', () => finish(0));
    sending.end(body);
  });
