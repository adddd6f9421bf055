import { CACHE_TAG, parseTags } from '@atelier/service-kit/cache/cache-tags';
import { MAX_ENTRY_BYTES } from '@atelier/service-kit/cache/response-cache';
import type { Tracer } from '@atelier/service-kit/tracing/tracer';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import type { GatewayEnvironment } from '../environment.js';
import type { Destination } from '../routing/routing-table.js';
import type { ServiceAgents } from '../routing/service-agents.js';

/** A service's answer to an anonymous request. */
export interface ServiceAnswer {
  status: number;
  contentType: string;
  body: Buffer;
  /** What the answer depends on. An answer without tags must not be cached. */
  tags: readonly string[];
}

/** `private`: for one caller only, or too large to hold in memory. Every caller makes its own request. */
export type ServiceReading = ServiceAnswer | 'unavailable' | 'too slow' | 'private';

/** From the first caller. Nothing else about a caller reaches an answer that others may get. */
export interface RequestTrace {
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
    // Leaving the loop destroys the body and its connection.
    if (length > MAX_ENTRY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
};

const isShareable = ({ headers }: ResponseData): boolean =>
  headers['set-cookie'] === undefined &&
  headers['content-encoding'] === undefined &&
  !(Number(headers['content-length'] ?? 0) > MAX_ENTRY_BYTES);

/** Requests public content from services. The request contains nothing about the caller. */
export class ServiceReads {
  constructor(
    private readonly environment: GatewayEnvironment,
    private readonly agents: Pick<ServiceAgents, 'calls'>,
    private readonly logger: Logger,
    private readonly tracer: Tracer,
  ) {}

  async read(destination: Destination, trace: RequestTrace, timeoutMs: number): Promise<ServiceReading> {
    const { requestId, traceparent: parent } = trace;
    const { service } = destination;
    try {
      return await this.tracer.trace({ name: `read ${service}`, kind: 'client', parent }, ({ traceparent }) =>
        this.request(destination, { requestId, traceparent }, timeoutMs),
      );
    } catch (error) {
      this.logger.warn({ err: error, requestId, service }, 'service did not answer');
      return error instanceof Error && TIMEOUTS.has(error.name) ? 'too slow' : 'unavailable';
    }
  }

  private async request(
    { service, path }: Destination,
    trace: RequestTrace,
    timeoutMs: number,
  ): Promise<ServiceReading> {
    const base = new URL(this.environment[service]);
    const response = await this.agents.calls.request({
      origin: base.origin,
      method: 'GET',
      path: `${base.pathname.replace(/\/$/, '')}${path}`,
      headers: { accept: 'application/json', 'x-request-id': trace.requestId, traceparent: trace.traceparent },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return this.reading(response);
  }

  private async reading(response: ResponseData): Promise<ServiceReading> {
    // An aborted body emits an error that nothing else handles.
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
