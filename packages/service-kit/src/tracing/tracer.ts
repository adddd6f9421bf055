import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';
export type SpanAttributes = Record<string, string | number>;

/** How a piece of work ended. */
export interface SpanEnd {
  /** Replaces the name, if the better one is known only now. */
  name?: string;
  attributes?: SpanAttributes;
  /** Only its class is exported: messages may contain personal data. */
  error?: unknown;
}

/** A timed piece of work of one unit. Its `traceparent` goes to everything that follows from it. */
export interface Span {
  /** W3C Trace Context, https://www.w3.org/TR/trace-context/ */
  readonly traceparent: string;
  end(outcome?: SpanEnd): void;
}

export interface SpanStart {
  name: string;
  kind: SpanKind;
  /** The traceparent that the work follows from; if absent or malformed, a new trace begins. */
  parent: string | undefined;
  attributes?: SpanAttributes;
}

/** Creates spans, and exports them. */
export interface SpanSource {
  start(span: SpanStart): Span;
  close(): Promise<void>;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

export const parseTraceparent = (traceparent: string | undefined) => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return traceId === undefined || spanId === undefined || flags === undefined ? undefined : { traceId, spanId, flags };
};

const NOTHING = () => undefined;

/** Without an exporter, a span is only an identifier for log lines, events, and other units. */
const unexported = ({ parent }: SpanStart): Span => {
  const { traceId, flags } = parseTraceparent(parent) ?? { traceId: randomBytes(16).toString('hex'), flags: '01' };
  return { traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`, end: NOTHING };
};

/** Traces what a unit does. Exports spans by OTLP if an endpoint is set. */
export class Tracer {
  private constructor(private readonly source?: SpanSource) {}

  static readonly OFF = new Tracer();

  /** Loads the OpenTelemetry SDK only if spans are to be exported. `endpoint` is the address of a collector. */
  static async create(unit: string, endpoint: string | undefined, logger: Logger): Promise<Tracer> {
    if (endpoint === undefined) return Tracer.OFF;
    const { createOtlpSource } = await import('./otlp-source.js');
    return new Tracer(createOtlpSource(unit, endpoint, logger));
  }

  get isExporting(): boolean {
    return this.source !== undefined;
  }

  start(span: SpanStart): Span {
    return this.source?.start(span) ?? unexported(span);
  }

  /** Runs work as a span. */
  async trace<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result> {
    const span = this.start(start);
    try {
      const result = await work(span);
      span.end();
      return result;
    } catch (error) {
      span.end({ error });
      throw error;
    }
  }

  /** Exports what is left. */
  async close(): Promise<void> {
    await this.source?.close();
  }
}
