import { connect } from 'node:net';

// An ES import of node:http evaluates its lazy WebSocket export as well, which costs the launcher 14 MB.
const http = process.getBuiltinModule('node:http');

const ANSWER_WITHIN_MS = 2_000;

/** The status of a GET; undefined if there is no answer. */
export const getStatus = (url: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const request = http.get(url, { timeout: ANSWER_WITHIN_MS, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
  });

export const answersOk = async (url: string): Promise<boolean> => (await getStatus(url)) === 200;

/** Whether the NATS server of this name greets with JetStream and answers a ping. Another server sees no credentials. */
export const answersNatsPing = (
  port: number,
  serverName: string,
  credentials: { user?: string; pass?: string } = {},
): Promise<boolean> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(ANSWER_WITHIN_MS, () => finish(false));
    socket.on('error', () => finish(false));
    socket.on('close', () => resolve(false));
    socket.on('data', (chunk) => {
      const isGreeting = !heard.includes('\n');
      heard += chunk.toString();
      if (heard.includes('PONG')) finish(true);
      if (!isGreeting || !heard.includes('\n')) return;
      if (!heard.includes('"jetstream":true') || !heard.includes(`"${serverName}"`)) return finish(false);
      socket.write(`CONNECT ${JSON.stringify({ verbose: false, ...credentials })}\r\nPING\r\n`);
    });
  });
