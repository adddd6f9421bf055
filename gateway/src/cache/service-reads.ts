import { CACHE_TAG, parseTags } from '@atelier/service-kit/cache/cache-tags';
import { MAX_ENTRY_BYTES } from '@atelier/service-kit/cache/response-cache';
import { continueTrace } from '@atelier/service-kit/context/request-context';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import type { GatewayEnvironment } from '../environment.js';
import type { Destination } from '../routing/routing-table.js';
import type { ServiceAgents } from '../routing/service-agents.js';

/** What a service said to a visitor that it knows nothing of. */
export interface ServiceAnswer {
  status: number;
  contentType: string;
  body: Buffer;
  /** What it depends on; without any it may not be kept. */
  tags: readonly string[];
}

/** `private`: meant for one caller, or too large to be held: whoever asks must ask for themselves. */
export type ServiceReading = ServiceAnswer | 'unavailable' | 'too slow' | 'private';

/** Of whoever asks first; nothing else of a visitor reaches an answer that others will see. */
export interface Asker {
  requestId: string;
  traceparent: string | undefined;
}

const TIMEOUTS = new Set(['TimeoutError', 'HeadersTimeoutError', 'BodyTimeoutError', 'ConnectTimeoutError']);

type ResponseData = Dispatcher.ResponseData;

const readBounded = async (body: ResponseData['body']): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Leaving the loop destroys the body, and with it the connection.
    if (length > MAX_ENTRY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
};

const isShareable = ({ headers }: ResponseData): boolean =>
  headers['set-cookie'] === undefined &&
  headers['content-encoding'] === undefined &&
  !(Number(headers['content-length'] ?? 0) > MAX_ENTRY_BYTES);

/** Asks services for public content, with nothing in the request but its address. */
export class ServiceReads {
  constructor(
    private readonly environment: GatewayEnvironment,
    private readonly agents: Pick<ServiceAgents, 'calls'>,
    private readonly logger: Logger,
  ) {}

  async read({ service, path }: Destination, asker: Asker, timeoutMs: number): Promise<ServiceReading> {
    const base = new URL(this.environment[service]);
    try {
      const response = await this.agents.calls.request({
        origin: base.origin,
        method: 'GET',
        path: `${base.pathname.replace(/\/$/, '')}${path}`,
        headers: {
          accept: 'application/json',
          'x-request-id': asker.requestId,
          traceparent: continueTrace(asker.traceparent),
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await this.reading(response);
    } catch (error) {
      this.logger.warn({ err: error, requestId: asker.requestId, service }, 'service did not answer');
      return error instanceof Error && TIMEOUTS.has(error.name) ? 'too slow' : 'unavailable';
    }
  }

  private async reading(response: ResponseData): Promise<ServiceReading> {
    // A body that is given up says so as an error, which nobody else waits for.
    response.body.on('error', () => undefined);
    if (!isShareable(response)) {
      response.body.destroy();
      return 'private';
    }
    const body = await readBounded(response.body);
    if (body === undefined) return 'private';
    const contentType = String(response.headers['content-type'] ?? 'application/octet-stream');
    return { status: response.statusCode, contentType, body, tags: parseTags(response.headers[CACHE_TAG]) };
  }
}
