import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, type Dispatcher, request } from 'undici';
import { AddressForbidden, AddressGuard } from './address-guard.js';

const MAX_ANSWER_BYTES = 2048;

interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  /** Ends the attempt early, when the service stops. */
  signal: AbortSignal;
}

/** The response; `error` explains why it does not count as delivered. */
export interface Outcome {
  status: number | null;
  error: string | null;
  answer: string;
  latencyMs: number;
  retryAfter?: string | undefined;
}

const CODES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name is not known.',
  EAI_AGAIN: 'The host name could not be looked up.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed.',
  UND_ERR_SOCKET: 'The connection was closed.',
  UND_ERR_CONNECT_TIMEOUT: 'No connection within 10 seconds.',
};

const getWords = (error: unknown, timeoutMs: number): string => {
  if (error instanceof AddressForbidden) return error.message;
  const { name, code = 'unknown' } = error as { name?: string; code?: unknown };
  if (name === 'TimeoutError') return `No answer within ${timeoutMs / 1000} seconds.`;
  return CODES[String(code)] ?? `The request failed (${code}).`;
};

/** Reads the beginning of the response body; if the rest does not arrive, the received part is enough. */
const readBeginning = async (body: Dispatcher.ResponseData['body']): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // Only the status matters, and it has arrived.
  }
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString('utf8');
};

const isSuccess = (status: number): boolean => status >= 200 && status < 300;
const isRedirect = (status: number): boolean => status >= 300 && status < 400;

const findRefusal = (status: number): string =>
  isRedirect(status) ? `Answered ${status}: redirects are not followed.` : `Answered ${status}.`;

/** Makes the requests, without private addresses and redirects, within the time limit. */
@Injectable()
export class WebhookTransport implements OnApplicationShutdown {
  private readonly agent: Agent;

  constructor(addresses: AddressGuard) {
    this.agent = new Agent({ connect: addresses.connector(), pipelining: 1 });
  }

  async onApplicationShutdown() {
    await this.agent.destroy();
  }

  /** Resolves with the outcome, even without a response. Throws if `signal` ended the attempt. */
  async send({ url, headers, body, timeoutMs, signal }: WebhookRequest): Promise<Outcome> {
    const begin = performance.now();
    const latencyMs = () => Math.round(performance.now() - begin);
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const options = { method: 'POST', headers, body, signal: ending, dispatcher: this.agent } as const;
      const response = await request(url, options);
      const { statusCode: status } = response;
      const answered = { status, latencyMs: latencyMs(), answer: await readBeginning(response.body) };
      if (isSuccess(status)) return { ...answered, error: null };
      return { ...answered, error: findRefusal(status), retryAfter: response.headers['retry-after']?.toString() };
    } catch (error) {
      if (signal.aborted) throw error;
      return { status: null, latencyMs: latencyMs(), answer: '', error: getWords(error, timeoutMs) };
    }
  }
}
