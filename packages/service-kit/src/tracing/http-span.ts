import type { SpanEnd } from './span.js';

interface Answer {
  method: string | undefined;
  /** Without identifiers, which would make each name unique. */
  route: string;
  name?: string | undefined;
  status: number;
  requestId: string;
}

/** How the span of an answered request ends. https://opentelemetry.io/docs/specs/semconv/http/http-spans/ */
export const toHttpEnd = ({ method = '', route, name = `${method} ${route}`, status, requestId }: Answer): SpanEnd => ({
  name,
  attributes: {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'atelier.request_id': requestId,
  },
  ...(status >= 500 && { error: status }),
});
