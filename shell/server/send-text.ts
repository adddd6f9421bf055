import type { ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from './pages/page-headers.js';

/** Sends a short plain-text answer. */
export const sendText = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string | number> = {},
): void =>
  void response
    .writeHead(status, { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8', ...headers })
    .end(text);
