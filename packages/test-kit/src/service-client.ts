import type { FieldIssue, Role } from '@atelier/contracts';
import type { KeyServer } from './key-server.js';

/** What tests read of an answer, success or failure. */
export interface AnswerBody {
  success: boolean;
  message?: string;
  error?: string;
  errors?: FieldIssue[];
  requestId?: string;
  data?: Record<string, unknown>;
  [field: string]: unknown;
}

interface CallOptions {
  body?: unknown;
  as?: Role;
  headers?: Record<string, string>;
}

export type ServiceCall = (
  method: string,
  path: string,
  options?: CallOptions,
) => Promise<{ status: number; headers: Headers; body: AnswerBody }>;

/** Calls a service as a visitor, or as staff of a role. Bodies go out as JSON. */
export const serviceClient =
  (url: string, keys: KeyServer): ServiceCall =>
  async (method, path, { body, as, headers = {} } = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(as === undefined ? {} : await keys.headersFor(as)),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as AnswerBody };
  };
