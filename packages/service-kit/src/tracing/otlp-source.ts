import { type Context, DiagLogLevel, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import { parseTraceparent, type SpanSource } from './span.js';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

const toContext = (traceparent: string | undefined): Context => {
  const parent = parseTraceparent(traceparent);
  if (parent === undefined) return ROOT_CONTEXT;
  const { traceId, spanId, flags } = parent;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
};

const reportExportFailures = (logger: Logger): void => {
  const report = (message: string) => logger.warn({ reason: message }, 'spans could not be exported');
  diag.setLogger(
    { error: report, warn: report, info: () => undefined, debug: () => undefined, verbose: () => undefined },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
};

/**
 * Spans of one unit, exported in batches by OTLP over HTTP. The SDK itself reads OTEL_TRACES_SAMPLER,
 * OTEL_EXPORTER_OTLP_HEADERS, and the settings of batches: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export const createOtlpSource = (unit: string, endpoint: string, logger: Logger): SpanSource => {
  reportExportFailures(logger);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': unit, 'service.namespace': 'atelier' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer('atelier');
  return {
    start: ({ name, kind, parent, attributes = {} }) => {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, toContext(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end: ({ name: betterName, attributes: learned = {}, error } = {}) => {
          if (betterName !== undefined) span.updateName(betterName);
          span.setAttributes(learned);
          if (error !== undefined) {
            span.setAttribute('error.type', error instanceof Error ? error.name : String(error));
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
};
