import { createHash } from 'node:crypto';
import type { RemotePages } from '@atelier/contracts';
import { INLINE_SCRIPT_SOURCES } from './inline-scripts.js';

interface Exceptions {
  styleNonce?: string | undefined;
  /** The document's own style sheet, as `toSource` names it. */
  styleSource?: string | undefined;
  /** Allows pictures of other sites. */
  allowsExternalImages?: boolean;
  /** Allows pages of this site to show it in a frame. */
  isFramed?: boolean;
  /** Other origins that the remote's pages load from. */
  sources?: RemotePages['sources'] | undefined;
}

/** What allows an inline style sheet; undefined without one. */
export const toSource = (style = ''): string | undefined =>
  style === '' ? undefined : `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** If a remote's library writes styles at run time, they carry a nonce. */
export const contentSecurityPolicy = ({
  styleNonce,
  styleSource,
  allowsExternalImages = false,
  isFramed = false,
  sources = {},
}: Exceptions = {}): string => {
  const allow = (directive: keyof typeof sources, ...own: readonly string[]) =>
    [directive, ...own, ...(sources[directive] ?? [])].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${INLINE_SCRIPT_SOURCES}`,
    ["style-src 'self'", styleNonce && `'nonce-${styleNonce}'`, styleSource].filter(Boolean).join(' '),
    ...(styleNonce === undefined ? [] : ["style-src-attr 'unsafe-inline'"]),
    allow('img-src', "'self'", 'data:', 'blob:', ...(allowsExternalImages ? ['https:'] : [])),
    allow('font-src', "'self'"),
    allow('connect-src', "'self'"),
    allow('media-src', "'self'"),
    allow('frame-src', "'self'"),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "form-action 'self'",
  ].join('; ');
};
