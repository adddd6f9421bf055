import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface OtlpAttribute {
  key: string;
  value: { stringValue?: string };
}

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

/** The parts of an OTLP export as JSON that tests read. */
interface OtlpExport {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

export interface ReceivedSpan extends OtlpSpan {
  unit: string;
}

/** A collector that keeps every span it gets. */
export const startSpanReceiver = async () => {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const exported = (await json(request)) as OtlpExport;
    texts.push(JSON.stringify(exported));
    for (const { resource, scopeSpans } of exported.resourceSpans) {
      const unit = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span) => ({ ...span, unit })));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The trace of the first span with this name; empty if there is none. */
    findTrace: (name: string): ReceivedSpan[] => {
      const traceId = spans.find((span) => span.name === name)?.traceId;
      return spans.filter((span) => span.traceId === traceId);
    },
    text: () => texts.join('\n'),
    stop: () => server.close(),
  };
};
