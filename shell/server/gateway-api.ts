import { CACHE_TAG, parseTags, SURROGATE } from '@atelier/service-kit/cache/cache-tags';
import { currentContext } from '@atelier/service-kit/context/request-context';
import type { ApiAnswer, ApiCall } from './pages/page-renderer.js';

/**
 * How the page renderer calls the API: in the same process, or over HTTP. `visitorAddress` is the address of the page's
 * visitor.
 */
export type CallGateway = (
  path: string,
  call: { method: string; headers: Record<string, string>; body?: string; visitorAddress?: string },
) => Promise<{ status: number; headers: Record<string, unknown>; body: string }>;

const TIMEOUT_MS = 15_000;

export const gatewayOverHttp =
  (gatewayUrl: string): CallGateway =>
  async (path, { method, headers, body, visitorAddress }) => {
    const response = await fetch(`${gatewayUrl}${path}`, {
      method,
      headers: {
        ...headers,
        [SURROGATE]: 'atelier="Surrogate/1.0"',
        ...(visitorAddress === undefined ? {} : { 'x-forwarded-for': visitorAddress }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
    });
    const { status } = response;
    return { status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };

/** Calls are logged under the ID and the trace of the page that needs them. */
const getTracing = (): Record<string, string> => {
  const context = currentContext();
  return context === undefined ? {} : { 'x-request-id': context.requestId, traceparent: context.traceparent };
};

/** The API for a remote's server bundle: paths below /api, with JSON input and output. */
export const apiFor = (callGateway: CallGateway, visitorAddress: string | undefined) => {
  // Read now: calls arrive from the bundle's process, outside of the request.
  const tracing = getTracing();
  return async (path: string, call?: ApiCall): Promise<ApiAnswer> => {
    const isWrite = call !== undefined;
    const answer = await callGateway(`/api${path}`, {
      method: call?.method ?? 'GET',
      headers: {
        ...tracing,
        accept: 'application/json',
        ...(isWrite ? { 'content-type': 'application/json' } : {}),
        ...call?.headers,
      },
      ...(isWrite ? { body: JSON.stringify(call.body) } : {}),
      ...(visitorAddress === undefined ? {} : { visitorAddress }),
    });
    const { status, headers, body } = answer;
    return { status, body: body === '' ? undefined : JSON.parse(body), tags: parseTags(headers[CACHE_TAG]) };
  };
};
