export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';
type SpanAttributes = Record<string, string | number>;

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
