import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { parseTraceparent, type Span, type SpanSource, type SpanStart } from './span.js';

const NOTHING = () => undefined;

/** Node draws the bytes of many UUIDs at once, which costs less than drawing them for each ID. */
const newId = (): string => randomUUID().replaceAll('-', '');

/** Without an exporter, a span is only an identifier for log lines, events, and other units. */
const unexported = ({ parent }: SpanStart): Span => {
  const { traceId, flags } = parseTraceparent(parent) ?? { traceId: newId(), flags: '01' };
  return { traceparent: `00-${traceId}-${newId().slice(0, 16)}-${flags}`, end: NOTHING };
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
