import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Final bytes of an answer in the encodings that were asked for so far. */
export interface Body {
  identity: Buffer;
  contentType: string;
  etag: string;
  br?: Buffer;
  gzip?: Buffer;
}

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|xml|(rss|atom)\+xml|(feed|manifest)\+json)|image\/svg)/;
const MIN_COMPRESSED_BYTES = 600;

const encodingOf = ({ headers }: IncomingMessage, { contentType, identity }: Body): 'br' | 'gzip' | undefined => {
  if (identity.length < MIN_COMPRESSED_BYTES || !COMPRESSIBLE.test(contentType)) return undefined;
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
};

const compressed = (body: Body, encoding: 'br' | 'gzip', quality: number): Buffer => {
  if (encoding === 'gzip') {
    body.gzip ??= gzipSync(body.identity);
    return body.gzip;
  }
  body.br ??= brotliCompressSync(body.identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.identity.length },
  });
  return body.br;
};

interface Answer {
  status?: number;
  body: Body;
  headers: Record<string, string>;
  /** Brotli quality: high for what is kept, low for what is made for one visitor. */
  quality: number;
}

/** Sends bytes with an ETag per encoding; 304 where the visitor has them already. */
export const respond = (
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, body, headers, quality }: Answer,
): void => {
  const encoding = encodingOf(request, body);
  const etag = `"${body.etag}${encoding === undefined ? '' : `-${encoding}`}"`;
  response.setHeader('etag', etag);
  response.setHeader('vary', 'accept-encoding');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (status === 200 && request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  const bytes = encoding === undefined ? body.identity : compressed(body, encoding, quality);
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-type': body.contentType, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
};
